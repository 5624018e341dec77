import type { Majority, MajorityOf, Standing } from '@/engine';

import type { NameOf, ScoreReasons } from '../shape/scoreReasons';
import { number, plural, list } from './grammar';
import { names } from './names';

const wigs = (count: number): string => plural(count, { one: '# wig', other: '# wigs' });
const reis = (count: number): string => plural(count, { one: '# real', other: '# réis' });
const spaces = (count: number): string => plural(count, { one: '# space', other: '# spaces' });
const stores = (count: number): string => plural(count, { one: '# store', other: '# stores' });
const added = (numbers: readonly number[]): string => numbers.map(number).join(' + ');

const PLACE: Readonly<Record<number, string>> = { 1: 'most', 2: 'second', 3: 'third', 4: 'fourth' };
const OF: Readonly<Record<MajorityOf, string>> = {
  gold: 'Gold',
  tools: 'Tools',
  books: 'Books',
  cloth: 'Cloth',
  officials: 'Officials',
};

const prize = (each: number): string => (each === 0 ? 'nothing' : number(each));

function standing({ ids, count, place, prizes, each }: Standing, nameOf: NameOf): string {
  const who = ids.map((id) => `${nameOf(id)} ${number(count)}`);
  if (who.length === 1) return `${who.join()}, ${PLACE[place] ?? ''}: ${prize(each)}`;
  return `${who.join(', ')}, tied for ${added(prizes)}: ${prize(each)} each`;
}

function majority({ of, counts, standings }: Majority, nameOf: NameOf): string {
  if (standings.length === 0) return `${OF[of]}: nobody has any`;
  const without = counts.filter(({ count }) => count === 0).map(({ id }) => nameOf(id));
  const parts = standings.map((group) => standing(group, nameOf));
  return `${OF[of]}: ${[...parts, ...(without.length === 0 ? [] : [`${list(without)} none`])].join('; ')}`;
}

const total = (sum: number): string => `${sum === 0 ? 'no wigs' : wigs(sum)}`;

/** Why the sheet says what it says. */
export const scoreReasons: ScoreReasons = {
  majority,
  reasons: (nameOf) => ({
    hulls: ({ hulls }) =>
      hulls.length === 0 ? 'no ships' : `sizes ${added(hulls)}: ${total(hulls.reduce((sum, hull) => sum + hull, 0))}`,
    sets: ({ count, each }) =>
      `${plural(count, { one: '# rubble set', other: '# rubble sets' })}, ${number(each)} each: ${total(count * each)}`,
    cubes: ({ count, each }) =>
      `${plural(count, { one: '# rubble cube', other: '# rubble cubes' })}, ${number(each)} each: ${total(count * each)}`,
    'decrees-each': ({ count, each }) =>
      `${plural(count, { one: '# decree', other: '# decrees' })}, ${number(each)} each: ${total(count * each)}`,
    favours: ({ count, each }) =>
      `${plural(count, { one: '# royal favor', other: '# royal favors' })}, ${number(each)} each: ${total(count * each)}`,
    'decree-wigs': ({ wigs: each }) =>
      each.length === 0 ? 'no decrees' : `decrees ${added(each)}: ${total(each.reduce((sum, one) => sum + one, 0))}`,
    money: ({ reis: hand, coins, per }) =>
      `${reis(hand)} and ${plural(coins, { one: '# coin', other: '# coins' })} on the influence track, 1 wig per ${number(per)}: ${total(Math.floor((hand + coins) / per))}`,
    'no-money': () => 'nothing for money or influence',
    'majority-none': () => 'none, so no wigs',
    'majority-alone': ({ standing: own }) => standing(own, nameOf),
    'majority-tied': ({ standing: own }) => standing(own, nameOf),
  }),
  brokenTie: ({ above, below, by, has }, nameOf) => {
    const what = { sets: 'rubble sets', stores: 'stores', plans: 'completed plans', money: 'réis in hand' }[by];
    return `${list(above.map(nameOf))} ahead of ${list(below.map(nameOf))}: same wigs, more ${what} (${number(has[0])} to ${number(has[1])})`;
  },
  faults: {
    'more-stores-than-houses': ({ has, most }) =>
      `${stores(has)}, but each player has ${plural(most, { one: '# house', other: '# houses' })}`,
    'more-stores-than-spaces': ({ has, most }) => `${stores(has)} in all, but the map has ${spaces(most)}`,
    'too-many-ships': ({ has, most }) =>
      `${plural(has, { one: '# ship', other: '# ships' })}, but there’s room for ${number(most)}`,
    'too-large': ({ has, most }) => `${number(has)} is too many. Maximum: ${number(most)}`,
  },
  faultOf: (who, fault) => `${who}: ${fault}`,
  notes: {
    'crowded-streets': ({ streets, has, most }) =>
      `${number(has)} ${list(streets.map((street) => names.oneGood[street]))} ${plural(has, { one: 'store', other: 'stores' })}, but we count ${spaces(most)} there. Scored as entered.`,
  },
};
