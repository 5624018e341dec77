import type { MoveWhy } from '@/engine';

import type { Addend } from '../shape/reasons';
import type { Speaker } from '../say';
import { list, number, plural } from './grammar';
import { names } from './names';
import { reasons } from './reasons';
import { goods, influence, reis, siteNamed, wigs } from './turnNames';

/** The engine's parts carry any code here; those of prices all have their words. */
const known = (parts: readonly { readonly code: string; readonly amount: number }[]): readonly Addend[] =>
  parts.filter((part): part is Addend => part.code in reasons.parts && part.amount !== 0);

function sum(total: string, parts: readonly { readonly code: string; readonly amount: number }[]): string {
  const said = known(parts);
  return said.length === 0 ? total : `${total} = ${reasons.sum(said)}`;
}

/** "1 wig each for A1, C3" is too long for many: the stores are counted. */
const stores = (count: number): string => plural(count, { one: '# store', other: '# stores' });

/** What a move cost and earned, with its parts; what the sentence of the move says already is left out. */
export const moveWhy: Speaker<MoveWhy> = {
  price: ({ total, parts }) => sum(reis(total), parts),
  'visit-cost': ({ total, parts }) => sum(influence(total), parts),
  sale: ({ total, parts }) => `Earns ${sum(reis(total), parts)}`,
  'ship-cost': ({ goods: needed, parts }) => sum(plural(needed, { one: '# good', other: '# different goods' }), parts),
  sailed: ({ owner, wigs: earned }) =>
    `${owner === 'you' ? 'Your' : 'His'} ship sails: ${wigs(earned)} for ${owner === 'you' ? 'you' : 'him'}`,
  influence: ({ seat, gain }) =>
    `${seat === 'you' ? 'You gain' : 'He gains'} ${influence(gain.granted)}${gain.lost > 0 ? `, ${number(gain.lost)} lost at the end of the track` : ''}${gain.wigs > 0 ? ' and 1 wig' : ''}`,
  'store-wigs': ({ total, each, relevant }) =>
    relevant.length === 0
      ? 'No relevant public building'
      : `${wigs(total)}: ${number(each)}${relevant.length > 1 ? ' each' : ''} for ${list(relevant.map((site) => `the ${siteNamed(site)}`))}`,
  'building-wigs': ({ wigs: { total, stores: seen } }) =>
    seen.length === 0
      ? 'Scores no stores'
      : `Scores ${stores(seen.length)}: ${wigs(total.you)} for you, ${number(total.lacerda)} for him`,
  reward: () => '',
  'penalty-skipped': () => 'You skip a penalty you can’t pay',
  'no-room': ({ good, lost }) => `No room for ${goods(lost, good)}: return to the supply`,
  'cube-removed': ({ cube }) => `No room for the ${names.rubble[cube]} cube: discard it`,
  'set-completed': ({ sets, limit }) =>
    `Rubble set ${number(sets)}: you can now hold ${number(limit)} of each good and ${plural(limit, { one: '# portfolio card', other: '# portfolio cards' })}`,
  'end-due': ({ by }) => `${by === 'sets' ? 'Enough rubble sets' : '3 decks are empty'}: the end is triggered`,
  'church-due': () => 'Lay the Cardinal down. Church scoring after you take a card',
  'period-wigs': ({ seat, of, each }) => `${seat === 'you' ? 'Your rubble sets' : 'His cubes'}: ${wigs(of * each)}`,
};
