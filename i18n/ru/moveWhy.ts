import type { MoveWhy } from '@/engine';

import type { Addend } from '../shape/reasons';
import type { Speaker } from '../say';
import { list, number, plural } from './grammar';
import { reasons } from './reasons';
import { anyGoods, cubeOf, differentGoods, goodsTaken, influence, reis, siteAcc, stores, wigs } from './turnNames';

/** The engine's parts carry any code here; those of prices all have their words. */
const known = (parts: readonly { readonly code: string; readonly amount: number }[]): readonly Addend[] =>
  parts.filter((part): part is Addend => part.code in reasons.parts && part.amount !== 0);

function sum(total: string, parts: readonly { readonly code: string; readonly amount: number }[]): string {
  const said = known(parts);
  return said.length === 0 ? total : `${total} = ${reasons.sum(said)}`;
}

/** As an object: "можно держать 3 карты". */
const cards = (count: number): string => plural(count, { one: '# карту', few: '# карты', many: '# карт' });

/** What a move cost and earned, with its parts; what the sentence of the move says already is left out. */
export const moveWhy: Speaker<MoveWhy> = {
  price: ({ total, parts }) => sum(reis(total), parts),
  'visit-cost': ({ total, parts }) => sum(influence(total), parts),
  sale: ({ total, parts }) => `Приносит ${sum(reis(total), parts)}`,
  'ship-cost': ({ goods: needed, parts }) => sum(differentGoods(needed), parts),
  sailed: ({ owner, wigs: earned }) =>
    `${owner === 'you' ? 'Ваш корабль отплывает: вам' : 'Его корабль отплывает: ему'} ${wigs(earned)}`,
  influence: ({ seat, gain }) =>
    `${seat === 'you' ? 'Вы получаете' : 'Он получает'} ${influence(gain.granted)}${gain.wigs > 0 ? ' и 1 парик' : ''}${gain.lost > 0 ? `; сверх шкалы теряется ${number(gain.lost)}` : ''}`,
  'store-wigs': ({ total, each, relevant }) =>
    relevant.length === 0
      ? 'Нет подходящих общественных зданий'
      : `${wigs(total)}: ${relevant.length > 1 ? 'по ' : ''}${number(each)} за ${list(relevant.map(siteAcc))}`,
  'building-wigs': ({ wigs: { total, stores: seen } }) =>
    seen.length === 0
      ? 'Магазинов здесь нет'
      : `${stores(seen.length)}: вам ${wigs(total.you)}, ему ${number(total.lacerda)}`,
  reward: () => '',
  'penalty-skipped': () => 'Штраф, который нечем заплатить, пропускается',
  'no-room': ({ good, lost }) => `Нет места: верните в общий запас ${goodsTaken(lost, good)}`,
  'cube-removed': ({ cube }) => `Нет места: сбросьте ${cubeOf(cube)}`,
  'set-completed': ({ sets, limit }) =>
    `Набор щебня ${number(sets)}: теперь можно держать по ${anyGoods(limit)} каждого вида и ${cards(limit)} в портфолио`,
  'end-due': ({ by }) => `${by === 'sets' ? 'Наборов щебня достаточно' : '3 колоды пусты'}: конец запущен`,
  'church-due': () => 'Положите Кардинала. Церковный подсчет после того, как вы возьмете карту',
  'period-wigs': ({ seat, of, each }) => `${seat === 'you' ? 'Ваши наборы щебня' : 'Его кубики'}: ${wigs(of * each)}`,
};
