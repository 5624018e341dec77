import type { Majority, MajorityOf, Standing } from '@/engine';

import type { NameOf, ScoreReasons } from '../shape/scoreReasons';
import { number, plural, list } from './grammar';
import { names } from './names';
import { decrees, houses, reis, ships, spaces, stores, wigs } from './turnNames';

const added = (numbers: readonly number[]): string => numbers.map(number).join(' + ');

const OF: Readonly<Record<MajorityOf, string>> = {
  gold: 'Oro',
  tools: 'Attrezzi',
  books: 'Libri',
  cloth: 'Stoffe',
  officials: 'Ufficiali',
};

const prize = (each: number): string => (each === 0 ? 'niente' : number(each));

function standing({ ids, count, place, prizes, each }: Standing, nameOf: NameOf): string {
  const who = ids.map((id) => `${nameOf(id)} ${number(count)}`);
  if (who.length === 1) return `${who.join()}, ${number(place)}º posto: ${prize(each)}`;
  return `${who.join(', ')}, alla pari per ${added(prizes)}: ${prize(each)} a testa`;
}

function majority({ of, counts, standings }: Majority, nameOf: NameOf): string {
  if (standings.length === 0) return `${OF[of]}: nessuno ne ha`;
  const without = counts.filter(({ count }) => count === 0).map(({ id }) => nameOf(id));
  const parts = standings.map((group) => standing(group, nameOf));
  return `${OF[of]}: ${[...parts, ...(without.length === 0 ? [] : [`${list(without)} nessuno`])].join('; ')}`;
}

const total = (sum: number): string => (sum === 0 ? 'nessuna parrucca' : wigs(sum));
const times = (what: string, count: number, each: number): string =>
  `${what}, ${number(each)} l’uno: ${total(count * each)}`;

/** Why the sheet says what it says. */
export const scoreReasons: ScoreReasons = {
  majority,
  reasons: (nameOf) => ({
    hulls: ({ hulls }) =>
      hulls.length === 0
        ? 'nessuna nave'
        : `stiva ${added(hulls)}: ${total(hulls.reduce((sum, hull) => sum + hull, 0))}`,
    sets: ({ count, each }) =>
      times(plural(count, { one: '# set di macerie', other: '# set di macerie' }), count, each),
    cubes: ({ count, each }) => times(plural(count, { one: '# cubo Macerie', other: '# cubi Macerie' }), count, each),
    'decrees-each': ({ count, each }) => times(decrees(count), count, each),
    favours: ({ count, each }) => times(plural(count, { one: '# favore reale', other: '# favori reali' }), count, each),
    'decree-wigs': ({ wigs: each }) =>
      each.length === 0
        ? 'nessun decreto'
        : `decreti ${added(each)}: ${total(each.reduce((sum, one) => sum + one, 0))}`,
    money: ({ reis: hand, coins, per }) =>
      `${reis(hand)} e ${plural(coins, { one: '# moneta', other: '# monete' })} sul tracciato dell’influenza, 1 parrucca ogni ${number(per)}: ${total(Math.floor((hand + coins) / per))}`,
    'no-money': () => 'niente per denaro e influenza',
    'majority-none': () => 'nessuno, quindi nessuna parrucca',
    'majority-alone': ({ standing: own }) => standing(own, nameOf),
    'majority-tied': ({ standing: own }) => standing(own, nameOf),
  }),
  brokenTie: ({ above, below, by, has }, nameOf) => {
    const what = { sets: 'set di macerie', stores: 'negozi', plans: 'progetti completati', money: 'réis in mano' }[by];
    return `${list(above.map(nameOf))} davanti a ${list(below.map(nameOf))}: stesse parrucche, più ${what} (${number(has[0])} a ${number(has[1])})`;
  },
  faults: {
    'more-stores-than-houses': ({ has, most }) => `${stores(has)}, ma ogni giocatore ha ${houses(most)}`,
    'more-stores-than-spaces': ({ has, most }) => `${stores(has)} in tutto, ma la mappa ha ${spaces(most)}`,
    'too-many-ships': ({ has, most }) => `${ships(has)}, ma c’è posto per ${number(most)}`,
    'too-large': ({ has, most }) => `${number(has)} è troppo. Massimo: ${number(most)}`,
  },
  faultOf: (who, fault) => `${who}: ${fault}`,
  notes: {
    'crowded-streets': ({ streets, has, most }) =>
      `${stores(has)} di ${list(streets.map((street) => names.good[street]))}, ma lì contiamo ${spaces(most)}. Contati come inseriti.`,
  },
};
