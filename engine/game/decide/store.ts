import { ok, refuse } from '../../core/result';
import { columnOf, frontageFor, frontagesOf, rowOf, SOLO_SPACES } from '../../board/spaces';
import { HOUSES_IN_GROUP } from '../../houses/houses';
import type { CubePlace, GameState } from '../../model/state';
import type { Good, HouseGroup, Space } from '../../model/vocabulary';
import type { CubeChoice } from '../../rubble/cubes';
import { cubeChoices } from '../../rubble/cubes';
import { landPrice } from '../../stores/landPrice';
import { storeWigs } from '../../stores/storeWigs';
import { takeCube } from '../cubes';
import type { Draft } from '../draft';
import { because, happen, moveTurn, pushTasks, wigs } from '../draft';
import { payReis } from '../money';
import { hasHouse, openPlots } from '../obstacle/store';
import type { Refusal } from '../refusal';
import { grant, rewardAt, remember } from '../rewards';
import { badRewards } from '../facts';
import { claimAction, claimTask } from '../turn';
import type { TurnDecider } from './decider';
import { then } from './decider';

/** Why no store of this good can be begun there; nothing when it can. */
function plotObstacle(state: GameState, space: Space, good: Good): Refusal | null {
  const rule = 'store.order';
  if (!SOLO_SPACES.includes(space)) return { code: 'out-of-play', rule, place: space };
  const frontage = frontageFor(space, good);
  if (frontage === undefined)
    return { code: 'off-street', rule, space, good, fits: frontagesOf(space).map((way) => way.good) };
  if (!hasHouse(state)) return { code: 'no-house-left', rule };
  if (!state.display.includes(frontage.tile)) return { code: 'tile-gone', rule: 'store.display', good };
  return openPlots(state).some((plot) => plot.space === space) ? null : { code: 'land-taken', rule, space };
}

/** The tile, the space and its reward; the land is bought next (`store.order`). */
export const buildStore: TurnDecider<'build-store'> = ({ draft, turn }, { space, good, reward }) =>
  then(claimAction(turn, 'store', ['store']), ({ turn: after }) => {
    const obstacle = plotObstacle(draft.state, space, good);
    if (obstacle !== null) return refuse(obstacle);
    const printed = rewardAt(draft.state, space, reward);
    const bad = badRewards(printed, space);
    if (bad !== null) return bad;
    const tile = frontageFor(space, good)?.tile ?? good;
    const begun = happen(remember(moveTurn(draft, after), space, reward), { kind: 'city-tile-taken', tile });
    return ok(grant(pushTasks(begun, [{ do: 'land', space, good }]), printed, 'store.order'));
  });

const sameCube = (a: CubeChoice, b: CubeChoice): boolean => a.from === b.from && a.kind === b.kind;

/** A cube must be taken if there is one, and it must lie there. */
function cubeObstacle(state: GameState, space: Space, cube: CubeChoice | null): Refusal | null {
  const choices = cubeChoices(state, space);
  if (cube === null) return choices.length === 0 ? null : { code: 'take-a-cube', rule: 'store.order' };
  return choices.some((one) => sameCube(one, cube))
    ? null
    : { code: 'no-such-cube', rule: 'store.order', from: cube.from, cube: cube.kind };
}

const placeOf = (space: Space, { from }: CubeChoice): CubePlace =>
  from === 'row' ? { at: 'row', row: rowOf(space) } : { at: 'column', column: columnOf(space) };

/** The store stands: its owner earns for every relevant public building (`store.wigs`). */
function erect(draft: Draft, space: Space, good: Good, house: HouseGroup): Draft {
  const built = happen(draft, { kind: 'store-built', seat: 'you', space, good, house });
  const { total, each, relevant, rule } = storeWigs(built.state, space, good);
  return because(wigs(built, 'you', total), { code: 'store-wigs', rule, total, each, relevant });
}

/** A cube, the payment, a house from the bottom of a group, the wigs (`store.order`, `store.price`). */
export const buyLand: TurnDecider<'buy-land'> = ({ draft, turn }, { cube, house, coins }) =>
  then(claimTask(turn, 'land'), ({ task: { space, good }, turn: after }) => {
    const obstacle = cubeObstacle(draft.state, space, cube);
    if (obstacle !== null) return refuse(obstacle);
    if (draft.state.you.houses[house] >= HOUSES_IN_GROUP[house])
      return refuse({ code: 'group-empty', rule: 'store.order', house });
    const price = landPrice(draft.state, 'you', space, cube);
    const begun = moveTurn(draft, after);
    const cleared =
      cube === null
        ? begun
        : takeCube(begun, { kind: 'cube-taken', seat: 'you', from: placeOf(space, cube), cube: cube.kind });
    return then(payReis(cleared, price, coins, 'store.price'), (paid) => ok(erect(paid, space, good, house)));
  });
