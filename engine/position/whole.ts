import { sum } from '../core/record';
import { isMirrored } from '../game/depth';
import { limitsOf } from '../game/limits';
import { storeCount } from '../houses/houses';
import type { GameState } from '../model/state';
import type { Good } from '../model/vocabulary';
import { GOODS, HOUSE_GROUPS } from '../model/vocabulary';

/** What does not fit together in a position from which somebody wants to play on. */
export type Unfit =
  | { readonly code: 'houses-and-stores'; readonly stores: number; readonly houses: number }
  | { readonly code: 'ends-too-early' }
  | {
      readonly code: 'price-off-track' | 'goods-over-room';
      readonly good: Good;
      readonly least: number;
      readonly most: number;
      readonly has: number;
    };

function houseFaults(state: GameState): readonly Unfit[] {
  const houses = sum(HOUSE_GROUPS.map((group) => state.you.houses[group]));
  const stores = storeCount(state, 'you');
  return houses === stores ? [] : [{ code: 'houses-and-stores', stores, houses }];
}

const outside = ({ least, most }: { readonly least: number; readonly most: number }, has: number): boolean =>
  has < least || has > most;

function goodFaults(state: GameState, good: Good): readonly Unfit[] {
  const price = { of: 'price', at: good, value: state.market[good] } as const;
  const goods = { of: 'goods', at: good, value: state.you.goods[good] } as const;
  const [track, room] = [limitsOf(state, price), limitsOf(state, goods)];
  return [
    ...(outside(track, price.value) ? [{ code: 'price-off-track', good, ...track, has: price.value } as const] : []),
    ...(isMirrored(state, 'goods') && outside(room, goods.value)
      ? [{ code: 'goods-over-room', good, ...room, has: goods.value } as const]
      : []),
  ];
}

/** Everything that keeps a position from being a game to play on from; one read from a game has none. */
export const unfitIn = (state: GameState): readonly Unfit[] => [
  ...houseFaults(state),
  ...(state.ending !== null && state.period === 1 ? [{ code: 'ends-too-early' } as const] : []),
  ...GOODS.flatMap((good) => goodFaults(state, good)),
];
