import type { Majority, MajorityOf, Standing } from '@/engine';

import type { NameOf, ScoreReasons } from '../shape/scoreReasons';
import { number, plural, list } from './grammar';
import { names } from './names';
import { decrees, houses, reis, spaces, stores, wigs } from './turnNames';

const added = (numbers: readonly number[]): string => numbers.map(number).join(' + ');

const OF: Readonly<Record<MajorityOf, string>> = {
  gold: 'Oro',
  tools: 'Herramientas',
  books: 'Libros',
  cloth: 'Telas',
  officials: 'Funcionarios',
};

const prize = (each: number): string => (each === 0 ? 'nada' : number(each));

function standing({ ids, count, place, prizes, each }: Standing, nameOf: NameOf): string {
  const who = ids.map((id) => `${nameOf(id)} ${number(count)}`);
  if (who.length === 1) return `${who.join()}, ${number(place)}.º: ${prize(each)}`;
  return `${who.join(', ')}, empate por ${added(prizes)}: ${prize(each)} cada uno`;
}

function majority({ of, counts, standings }: Majority, nameOf: NameOf): string {
  const none = of === 'officials' ? 'ninguno' : 'ninguna';
  if (standings.length === 0) return `${OF[of]}: nadie tiene ${none}`;
  const without = counts.filter(({ count }) => count === 0).map(({ id }) => nameOf(id));
  const parts = standings.map((group) => standing(group, nameOf));
  return `${OF[of]}: ${[...parts, ...(without.length === 0 ? [] : [`${list(without)}, ${none}`])].join('; ')}`;
}

const total = (sum: number): string => (sum === 0 ? 'sin pelucas' : wigs(sum));
const times = (things: string, count: number, each: number): string =>
  `${things}, ${number(each)} por cada uno: ${total(count * each)}`;

/** Why the sheet says what it says. */
export const scoreReasons: ScoreReasons = {
  majority,
  reasons: (nameOf) => ({
    hulls: ({ hulls }) =>
      hulls.length === 0
        ? 'sin barcos'
        : `${plural(hulls.length, { one: 'tamaño', other: 'tamaños' })} ${added(hulls)}: ${total(hulls.reduce((sum, hull) => sum + hull, 0))}`,
    sets: ({ count, each }) =>
      times(plural(count, { one: '# set de escombros', other: '# sets de escombros' }), count, each),
    cubes: ({ count, each }) =>
      times(plural(count, { one: '# cubo de escombros', other: '# cubos de escombros' }), count, each),
    'decrees-each': ({ count, each }) => times(decrees(count), count, each),
    favours: ({ count, each }) => times(plural(count, { one: '# favor real', other: '# favores reales' }), count, each),
    'decree-wigs': ({ wigs: each }) =>
      each.length === 0
        ? 'sin decretos'
        : `${plural(each.length, { one: 'decreto', other: 'decretos' })} ${added(each)}: ${total(each.reduce((sum, one) => sum + one, 0))}`,
    money: ({ reis: hand, coins, per }) =>
      `${reis(hand)} y ${plural(coins, { one: '# moneda', other: '# monedas' })} en la pista de influencia, 1 peluca por cada ${number(per)}: ${total(Math.floor((hand + coins) / per))}`,
    'no-money': () => 'nada por dinero ni influencia',
    'majority-none': () => 'no tiene, así que no gana pelucas',
    'majority-alone': ({ standing: own }) => standing(own, nameOf),
    'majority-tied': ({ standing: own }) => standing(own, nameOf),
  }),
  brokenTie: ({ above, below, by, has }, nameOf) => {
    const what = { sets: 'sets de escombros', stores: 'tiendas', plans: 'planos completados', money: 'reales en mano' }[
      by
    ];
    return `${list(above.map(nameOf))} antes que ${list(below.map(nameOf))}: mismas pelucas, más ${what} (${number(has[0])} a ${number(has[1])})`;
  },
  faults: {
    'more-stores-than-houses': ({ has, most }) => `${stores(has)}, pero cada jugador tiene ${houses(most)}`,
    'more-stores-than-spaces': ({ has, most }) => `${stores(has)} en total, pero el mapa tiene ${spaces(most)}`,
    'too-many-ships': ({ has, most }) =>
      `${plural(has, { one: '# barco', other: '# barcos' })}, pero hay sitio para ${number(most)}`,
    'too-large': ({ has, most }) => `${number(has)} es demasiado. Máximo: ${number(most)}`,
  },
  faultOf: (who, fault) => `${who}: ${fault}`,
  notes: {
    'crowded-streets': ({ streets, has, most }) =>
      `${stores(has)} de ${list(streets.map((street) => names.good[street]))}, pero allí contamos ${spaces(most)}. Puntúa tal cual.`,
  },
};
