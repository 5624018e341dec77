import { unreachable } from '../core/unreachable';
import type { Command, ShipPlace } from '../game/command';
import { decide } from '../game/decide';
import type { Refusal } from '../game/refusal';
import { yourTurnAt } from '../game/turn';
import { HOUSES_IN_GROUP } from '../houses/houses';
import { NOTHING_PAID } from '../influence/waysToPay';
import type { GameState, Person } from '../model/state';
import type { Task } from '../model/turn';
import type { Hull, Noble } from '../model/vocabulary';
import { HOUSE_GROUPS } from '../model/vocabulary';
import { portfolioRoom } from '../portfolio/portfolio';
import { aimOf } from './beginning';
import { afterReward, wayInTo } from './wayIn';
import type { Option } from './options';

/** Whether nothing is missing for an option, or nothing that a reward still to be entered may not bring. */
export const isWithinReach = ({ affordable, asksReward }: Option): boolean => affordable || asksReward;

const refusalOf = (state: GameState, command: Command): Refusal | null => {
  const decided = decide(state, command);
  return decided.ok ? null : decided.error;
};

/** The table with nothing left of the turn but this task, so that its payment is what is judged. */
const facing = (state: GameState, task: Task): GameState => ({
  ...state,
  turn: { ...yourTurnAt('your-turn', { at: 'card' }), tasks: [task] },
});

function unpaidLand(state: GameState, { space, good, price }: Extract<Option, { readonly kind: 'store' }>) {
  const there = afterReward(wayInTo(state, 'builder').paid, space);
  const house = HOUSE_GROUPS.find((group) => there.you.houses[group] < HOUSES_IN_GROUP[group]) ?? 'left';
  return refusalOf(facing(there, { do: 'land', space, good }), { kind: 'buy-land', cube: price.take, house, coins: 0 });
}

function unpaidOfficials(state: GameState, { site, plan }: Extract<Option, { readonly kind: 'building' }>) {
  const there = afterReward(wayInTo(state, 'king').paid, site);
  return refusalOf(facing(there, { do: 'staff', site }), { kind: 'staff-building', plan, coins: 0 });
}

function placeFor(you: Person, replaces: Hull | null): ShipPlace {
  const index = you.portfolio.findIndex((card) => card.card === 'ship' && card.hull === replaces);
  if (index >= 0) return { how: 'replace', index };
  return portfolioRoom(you).freeTop > 0 ? { how: 'new' } : { how: 'discard', index: 0 };
}

const unpaidShip = (state: GameState, { replaces }: Extract<Option, { readonly kind: 'ship' }>) =>
  refusalOf(facing(state, { do: 'ship', paid: false }), {
    kind: 'build-ship',
    pay: [],
    place: placeFor(state.you, replaces),
  });

const unpaidVisit = (state: GameState, noble: Noble) => refusalOf(state, { kind: 'visit', noble, pay: NOTHING_PAID });

/** Why its price cannot be paid, the way to it being paid. */
function unpaidPrice(state: GameState, option: Option): Refusal | null {
  switch (option.kind) {
    case 'visit':
      return unpaidVisit(state, option.noble);
    case 'store':
      return unpaidLand(state, option);
    case 'building':
      return unpaidOfficials(state, option);
    case 'ship':
      return unpaidShip(state, option);
    case 'sponsor':
      return refusalOf(state, { kind: 'sponsor', coins: 0 });
    default:
      return unreachable(option);
  }
}

/** What is missing for something someone pointed at, as `decide` says it, the visit before what it is for; nothing when it can be begun. */
export function missingFor(state: GameState, option: Option): Refusal | null {
  if (isWithinReach(option)) return null;
  const aim = aimOf(option);
  return aim !== null && option.missing.influence > 0 ? unpaidVisit(state, aim.noble) : unpaidPrice(state, option);
}
