import { buildingWigs } from '../../buildings/buildingWigs';
import { freeSites, unknownTiles } from '../../buildings/openings';
import type { GameEvent } from '../../game/event';
import { evolve } from '../../game/evolve';
import type { GameState } from '../../model/state';
import type { Seat } from '../../model/vocabulary';
import { SEATS } from '../../model/vocabulary';
import { cubesOnSite } from '../../rubble/cubes';
import type { BuildingOption } from '../chooseBuilding';
import { chooseBuilding } from '../chooseBuilding';
import type { Answers, BuildingOverride } from '../../model/lacerdaInputs';
import type { Deed } from './deed';
import { impossible, possible } from './deed';
import { onTableOr } from '../why';

function openEvents(state: GameState, { site, architect, colours, wigs }: BuildingOption): readonly GameEvent[] {
  const cubes = cubesOnSite(state, site).map((cube): GameEvent => ({
    kind: 'cube-taken',
    seat: 'lacerda',
    from: { at: 'site', site },
    cube,
  }));
  const earned = (seat: Seat): readonly GameEvent[] =>
    wigs[seat] > 0 ? [{ kind: 'wigs-changed', seat, by: wigs[seat] }] : [];
  return [...cubes, { kind: 'building-opened', seat: 'lacerda', site, architect, colours }, ...SEATS.flatMap(earned)];
}

/** The tile and site best for him against you; no reward, plan or officials; both cubes are his (`solo.building`). */
export function openBuilding(
  state: GameState,
  { building: told }: Answers,
  onTable: BuildingOverride | undefined,
): Deed {
  if (freeSites(state).length === 0) return impossible({ code: 'no-tile-or-site' });
  const [lying] = unknownTiles(state);
  if (lying !== undefined) {
    if (told === undefined) return { kind: 'waits', for: { kind: 'building', architect: lying } };
    const revealed: GameEvent = { kind: 'building-revealed', architect: lying, colours: told };
    const deed = openBuilding(evolve(state, revealed), {}, onTable);
    return deed.kind === 'possible' ? { ...deed, events: [revealed, ...deed.events] } : deed;
  }
  const why = chooseBuilding(state);
  if (why === null) return impossible({ code: 'no-tile-or-site' });
  const option = onTableOr(why, onTable, 'site', 'architect');
  if (option === undefined) return { kind: 'illegal' };
  const { site, architect, colours, wigs } = option;
  const revealed: readonly GameEvent[] =
    told === undefined ? [] : [{ kind: 'building-revealed', architect, colours: told }];
  return possible(
    {
      action: 'building',
      done: true,
      site,
      architect,
      colours,
      wigs,
      stores: buildingWigs(state, site, colours).stores,
      cubes: cubesOnSite(state, site).length,
      why,
    },
    [...openEvents(state, option), ...revealed],
  );
}
