import { hiring } from '../../buildings/hire';
import type { GameState } from '../../model/state';
import type { GrantedTask, Task } from '../../model/turn';
import type { NobleAction, Site, Space } from '../../model/vocabulary';
import { GOODS, HOUSE_GROUPS, RUBBLE_KINDS } from '../../model/vocabulary';
import type { Command, OfficialAt } from '../command';
import { yourOfficials } from '../crew';
import { openSites, planObstacle } from '../obstacle/building';
import { landPrices, openPlots } from '../obstacle/store';
import { coinsFor } from './hand';
import { stateChoices, subsets } from './stateActions';

const stores = (state: GameState): readonly Command[] =>
  openPlots(state).map(({ space, good }) => ({ kind: 'build-store', space, good }));

const buildings = (state: GameState): readonly Command[] =>
  openSites(state).map((site) => ({ kind: 'open-building', site }));

/** A decree's wigs are read from the card; a guess that is always possible. */
const DECREE: Command = { kind: 'take-decree', wigs: 0 };

/** The ways a noble action could begin. */
export function nobleChoices(state: GameState, action: NobleAction): readonly Command[] {
  if (action === 'decrees') return [DECREE];
  return action === 'store' ? stores(state) : buildings(state);
}

const lands = (state: GameState, space: Space): readonly Command[] =>
  landPrices(state, space).flatMap(({ take, total }) =>
    HOUSE_GROUPS.map((house): Command => ({ kind: 'buy-land', cube: take, house, coins: coinsFor(state, total) })),
  );

const keyOf = (officials: readonly OfficialAt[]): string =>
  officials.map(({ noble, from }) => `${noble}-${from}`).join();

/** Every different choice of so many officials on the board. */
function crews(state: GameState, size: number): readonly (readonly OfficialAt[])[] {
  const all = subsets(yourOfficials(state), size);
  return [...new Map(all.map((crew) => [keyOf(crew), crew])).values()];
}

function staffings(state: GameState, site: Site): readonly Command[] {
  return state.you.plans.flatMap((plan, index): readonly Command[] => {
    if (plan.done || planObstacle(state, site, plan) !== null) return [];
    const { returned, total } = hiring(state, plan);
    return crews(state, returned).map((crew) => ({
      kind: 'staff-building',
      plan: index,
      returned: crew,
      coins: coinsFor(state, total),
    }));
  });
}

const GRANTED: Readonly<Record<GrantedTask, (state: GameState) => readonly Command[]>> = {
  official: (state) => stateChoices(state, 'officials'),
  'cardinal-1': (state) => stateChoices(state, 'cardinal'),
  cube: () => RUBBLE_KINDS.map((cube) => ({ kind: 'take-cube', cube })),
  good: () => GOODS.map((good) => ({ kind: 'take-good', good })),
  store: stores,
  decree: () => [DECREE],
  'extra-decree': () => [DECREE],
  building: buildings,
  'lose-good': () => GOODS.map((good) => ({ kind: 'lose-good', good })),
  'lose-official': (state) =>
    crews(state, 1).flatMap((crew) => crew.map((official): Command => ({ kind: 'lose-official', official }))),
};

/** The ways the task in front could be done. */
export function taskChoices(state: GameState, task: Task): readonly Command[] {
  if (task.do === 'land') return lands(state, task.space);
  if (task.do === 'staff') return staffings(state, task.site);
  if (task.do === 'tuck') return state.you.portfolio.map((_, index) => ({ kind: 'make-room', index }));
  return 'paid' in task ? stateChoices(state, task.do) : GRANTED[task.do](state);
}
