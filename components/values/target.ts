import type { Place } from '@/components/board/places';
import type { Counted, HouseGroup } from '@/engine';

/** Lists of pieces that lie in front of somebody. */
export type ListOf = 'card' | 'clergy' | 'plan' | 'decree' | 'his-ship' | 'his-plan';

/** What is being corrected: a place of the board, an amount, a piece of a list (`null`: one more), or one of a kind. */
export type Target =
  | { readonly kind: 'place'; readonly place: Place }
  | { readonly kind: 'count'; readonly value: Counted }
  | { readonly kind: ListOf; readonly index: number | null }
  | { readonly kind: 'houses'; readonly group: HouseGroup }
  | { readonly kind: 'ending' };
