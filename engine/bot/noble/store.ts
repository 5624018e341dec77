import { columnOf, rowOf } from '../../board/spaces';
import type { GameEvent } from '../../game/event';
import { housesLeft } from '../../houses/houses';
import type { GameState } from '../../model/state';
import type { CubeChoice } from '../../rubble/cubes';
import { storeWigs } from '../../stores/storeWigs';
import type { StoreOption } from '../chooseStore';
import { chooseCube, chooseStore } from '../chooseStore';
import type { StoreOverride } from '../../model/lacerdaInputs';
import type { Deed } from './deed';
import { impossible, possible } from './deed';
import { onTableOr } from '../why';

function buildEvents({ space, good, tile, wigs }: StoreOption, cube: CubeChoice | null): readonly GameEvent[] {
  const events: GameEvent[] = [
    { kind: 'city-tile-taken', tile },
    { kind: 'store-built', seat: 'lacerda', space, good, house: null },
  ];
  if (cube !== null) {
    const from =
      cube.from === 'row'
        ? ({ at: 'row', row: rowOf(space) } as const)
        : ({ at: 'column', column: columnOf(space) } as const);
    events.push({ kind: 'cube-taken', seat: 'lacerda', from, cube: cube.kind });
  }
  if (wigs > 0) events.push({ kind: 'wigs-changed', seat: 'lacerda', by: wigs });
  return events;
}

const sameCube = (a: CubeChoice, b: CubeChoice): boolean => a.from === b.from && a.kind === b.kind;

/** The store that gives most wigs, with the cheapest cube beside it; no reward, no land price (`solo.store`). */
export function buildStore(state: GameState, onTable: StoreOverride | undefined): Deed {
  if (housesLeft(state, 'lacerda') === 0) return impossible({ code: 'no-house-left' });
  const why = chooseStore(state);
  if (why === null) return impossible({ code: 'no-plot-left' });
  const option = onTableOr(why, onTable, 'space', 'good');
  if (option === undefined) return { kind: 'illegal' };
  const whyCube = chooseCube(state, option.space);
  const asked = onTable?.cube;
  if (asked && whyCube?.candidates.some((cube) => sameCube(cube, asked)) !== true) return { kind: 'illegal' };
  const cube = asked === undefined ? (whyCube?.winner ?? null) : asked;
  const { space, good, wigs } = option;
  const { relevant, each } = storeWigs(state, space, good);
  return possible(
    { action: 'store', done: true, space, good, wigs, relevant, each, cube, why, whyCube },
    buildEvents(option, cube),
  );
}
