import type { Majority, MajorityOf, Standing } from '@/engine';

import type { NameOf, ScoreReasons } from '../shape/scoreReasons';
import { number, plural, list } from './grammar';
import { decrees, houses, reis, spaces, sold, stores, wigs } from './turnNames';

const added = (numbers: readonly number[]): string => numbers.map(number).join(' + ');

const OF: Readonly<Record<MajorityOf, string>> = {
  gold: 'Ouro',
  tools: 'Ferramentas',
  books: 'Livros',
  cloth: 'Tecido',
  officials: 'Oficiais',
};

const prize = (each: number): string => (each === 0 ? 'nada' : number(each));

function standing({ ids, count, place, prizes, each }: Standing, nameOf: NameOf): string {
  const who = ids.map((id) => `${nameOf(id)} ${number(count)}`);
  if (who.length === 1) return `${who.join()}, ${number(place)}º lugar: ${prize(each)}`;
  return `${who.join(', ')}, empate por ${added(prizes)}: ${prize(each)} para cada`;
}

function majority({ of, counts, standings }: Majority, nameOf: NameOf): string {
  if (standings.length === 0) return `${OF[of]}: ninguém tem`;
  const without = counts.filter(({ count }) => count === 0).map(({ id }) => nameOf(id));
  const parts = standings.map((group) => standing(group, nameOf));
  return `${OF[of]}: ${[...parts, ...(without.length === 0 ? [] : [`nada para ${list(without)}`])].join('; ')}`;
}

const total = (sum: number): string => (sum === 0 ? 'nenhuma peruca' : wigs(sum));
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);
const times = (counted: string, count: number, each: number): string =>
  `${counted}, ${number(each)} cada: ${total(count * each)}`;

const MORE = {
  sets: 'conjuntos de entulho',
  stores: 'lojas',
  plans: 'projetos completos',
  money: 'réis em mãos',
} as const;

/** Why the sheet says what it says. */
export const scoreReasons: ScoreReasons = {
  majority,
  reasons: (nameOf) => ({
    hulls: ({ hulls }) =>
      hulls.length === 0
        ? 'nenhuma nau'
        : `${hulls.length === 1 ? 'tamanho' : 'tamanhos'} ${added(hulls)}: ${total(sumOf(hulls))}`,
    sets: ({ count, each }) =>
      times(plural(count, { one: '# conjunto de entulho', other: '# conjuntos de entulho' }), count, each),
    cubes: ({ count, each }) =>
      times(plural(count, { one: '# cubo de entulho', other: '# cubos de entulho' }), count, each),
    'decrees-each': ({ count, each }) => times(decrees(count), count, each),
    favours: ({ count, each }) => times(plural(count, { one: '# favor real', other: '# favores reais' }), count, each),
    'decree-wigs': ({ wigs: each }) =>
      each.length === 0
        ? 'nenhum decreto'
        : `${each.length === 1 ? 'decreto' : 'decretos'} ${added(each)}: ${total(sumOf(each))}`,
    money: ({ reis: hand, coins, per }) =>
      `${reis(hand)} e ${plural(coins, { one: '# moeda', other: '# moedas' })} na trilha de influência, 1 peruca a cada ${number(per)}: ${total(Math.floor((hand + coins) / per))}`,
    'no-money': () => 'nada por dinheiro ou influência',
    'majority-none': ({ of }) => `${of === 'officials' ? 'nenhum oficial' : 'nenhuma loja'}, portanto sem perucas`,
    'majority-alone': ({ standing: own }) => standing(own, nameOf),
    'majority-tied': ({ standing: own }) => standing(own, nameOf),
  }),
  brokenTie: ({ above, below, by, has }, nameOf) =>
    `${list(above.map(nameOf))} à frente de ${list(below.map(nameOf))}: mesmo número de perucas, mais ${MORE[by]} (${number(has[0])} a ${number(has[1])})`,
  faults: {
    'more-stores-than-houses': ({ has, most }) => `${stores(has)}, mas cada jogador tem ${houses(most)}`,
    'more-stores-than-spaces': ({ has, most }) => `${stores(has)} no total, mas o mapa tem ${spaces(most)}`,
    'too-many-ships': ({ has, most }) =>
      `${plural(has, { one: '# nau', other: '# naus' })}, mas só há lugar para ${number(most)}`,
    'too-large': ({ has, most }) => `${number(has)} é demais. Máximo: ${number(most)}`,
  },
  faultOf: (who, fault) => `${who}: ${fault}`,
  notes: {
    'crowded-streets': ({ streets, has, most }) =>
      `${stores(has)} ${list(streets.map(sold))}, mas contamos ${spaces(most)} lá. Pontua como registrado.`,
  },
};
