import { housesLeft } from '../../houses/houses';
import type { GameState } from '../../model/state';
import type { Space } from '../../model/vocabulary';
import { cubeChoices } from '../../rubble/cubes';
import { freePlots } from '../../stores/freeLand';
import type { Plot } from '../../stores/freeLand';
import { landPrice } from '../../stores/landPrice';
import type { LandPrice } from '../../stores/landPrice';
import { purseOf } from '../../treasury/payment';
import type { Refusal } from '../refusal';

/** What the land here costs, one price for each cube that could be taken (`store.price`). */
export function landPrices(state: GameState, space: Space): readonly LandPrice[] {
  const cubes = cubeChoices(state, space);
  return cubes.length === 0
    ? [landPrice(state, 'you', space, null)]
    : cubes.map((cube) => landPrice(state, 'you', space, cube));
}

/** Whether the land can be paid with the cube that makes it cheapest. */
export function landObstacle(state: GameState, space: Space): Refusal | null {
  const prices = landPrices(state, space);
  if (prices.some(({ affordable }) => affordable)) return null;
  const needed = Math.min(...prices.map(({ total }) => total));
  const { reis, coins } = purseOf(state, 'you');
  return { code: 'too-poor', rule: 'store.price', needed, has: reis + coins };
}

/** Stores already begun hold their space and their house although nothing stands there yet. */
const pending = ({ turn }: GameState): readonly Space[] =>
  turn.kind === 'you' ? turn.tasks.flatMap((task) => (task.do === 'land' ? [task.space] : [])) : [];

/** Whether a house is left for one more store. */
export const hasHouse = (state: GameState): boolean => housesLeft(state, 'you') > pending(state).length;

/** The stores you could still begin. */
export const openPlots = (state: GameState): readonly Plot[] =>
  freePlots(state).filter(({ space }) => !pending(state).includes(space));

/** What stands in the way of beginning any store; its reward comes before its payment, which is not judged here. */
export function storeObstacle(state: GameState): Refusal | null {
  if (!hasHouse(state)) return { code: 'no-house-left', rule: 'store.order' };
  return openPlots(state).length > 0 ? null : { code: 'no-land', rule: 'store.order' };
}
