import type { Result } from '../../core/result';
import { ok, refuse } from '../../core/result';
import { yourGain } from '../../church/scoring';
import type { GameState } from '../../model/state';
import type { Good, Hull } from '../../model/vocabulary';
import { typesOf } from '../../market/market';
import { portfolioRoom } from '../../portfolio/portfolio';
import { shipCost } from '../../ships/shipCost';
import type { ShipCost } from '../../ships/shipCost';
import type { ShipPlace } from '../command';
import { because, gained, happen, moveTurn } from '../draft';
import type { GameEvent } from '../event';
import { moveTreasury } from '../money';
import type { Refusal } from '../refusal';
import { claimAction } from '../turn';
import type { TurnDecider } from './decider';
import { then } from './decider';
import { discardObstacle } from './portfolio';

/** How the ship gets its slot, and the hull it replaces. */
interface Berth {
  readonly events: readonly GameEvent[];
  readonly replaces: Hull | null;
}

function replacing({ you }: GameState, hull: Hull, index: number): Result<Berth, Refusal> {
  const old = you.portfolio[index];
  if (old?.card !== 'ship') return refuse({ code: 'no-such-card', rule: 'ship.replace', index });
  if (old.hull >= hull) return refuse({ code: 'smaller-ship', rule: 'ship.replace', hull, replaces: old.hull });
  return ok({ events: [{ kind: 'ship-replaced', index, hull }], replaces: old.hull });
}

/** An empty top slot, an own ship's, or one made free by a discard (`portfolio.size`, `ship.replace`). */
function berth(state: GameState, hull: Hull, place: ShipPlace): Result<Berth, Refusal> {
  if (place.how === 'replace') return replacing(state, hull, place.index);
  const taken: GameEvent = { kind: 'ship-taken', seat: 'you', hull };
  if (place.how === 'discard') {
    const obstacle = discardObstacle(state, place.index, 'ship');
    return obstacle ?? ok({ events: [{ kind: 'card-discarded', index: place.index }, taken], replaces: null });
  }
  const { limit, used, freeTop } = portfolioRoom(state.you);
  return freeTop > 0
    ? ok({ events: [taken], replaces: null })
    : refuse({ code: 'portfolio-full', rule: 'portfolio.size', limit, used });
}

/** The goods paid must be different, held, and exactly as many as the ship costs. */
function paymentObstacle({ you }: GameState, cost: ShipCost, pay: readonly Good[]): Refusal | null {
  const rule = 'state.ship';
  const has = typesOf(you.goods).length;
  if (has < cost.goods) return { code: 'too-few-goods', rule, needed: cost.goods, has };
  if (pay.length !== cost.goods) return { code: 'wrong-goods', rule, needed: cost.goods, given: pay.length };
  const twice = pay.find((good, at) => pay.indexOf(good) < at);
  if (twice !== undefined) return { code: 'same-good-twice', rule, good: twice };
  const missing = pay.find((good) => you.goods[good] < 1);
  return missing === undefined ? null : { code: 'good-missing', rule, good: missing, needed: 1, has: 0 };
}

/** Pay different goods, tuck the ship, treasury up, then gain influence with it (`state.ship`). */
export const buildShip: TurnDecider<'build-ship'> = ({ draft, turn }, { pay, place }) =>
  then(claimAction(turn, 'ship', ['ship']), ({ turn: after }) => {
    const hull = draft.state.shipyard[0];
    if (hull === undefined) return refuse({ code: 'yard-empty', rule: 'state.ship' });
    return then(berth(draft.state, hull, place), ({ events, replaces }) => {
      const cost = shipCost(draft.state.you, hull, replaces);
      const obstacle = paymentObstacle(draft.state, cost, pay);
      if (obstacle !== null) return refuse(obstacle);
      const paid = happen(draft, ...pay.map((good): GameEvent => ({ kind: 'goods-changed', good, by: -1 })));
      const built = because(happen(paid, ...events), {
        code: 'ship-cost',
        rule: 'state.ship',
        goods: cost.goods,
        parts: cost.parts,
      });
      const raised = moveTreasury(built, 1);
      return ok(moveTurn(gained(raised, 'you', yourGain(raised.state), 'state.ship'), after));
    });
  });
