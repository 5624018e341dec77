import { ok, refuse } from '../../core/result';
import { extraGoods } from '../../houses/houses';
import { happen, moveTurn } from '../draft';
import type { GameEvent } from '../event';
import { production } from '../obstacle';
import { claimAction } from '../turn';
import type { TurnDecider } from './decider';
import { then } from './decider';

/** One good per store as far as it fits; every type received drops in price (`state.produce`). */
export const produce: TurnDecider<'produce'> = ({ draft, turn }, { extra }) =>
  then(claimAction(turn, 'produce', ['produce']), ({ turn: after }) => {
    const { state } = draft;
    const made = production(state, extra);
    if (!made.possible) return refuse({ code: 'nothing-to-produce', rule: 'state.produce' });
    if (extra !== null && (extraGoods(state.you) !== 'one-type' || made.made[extra] === 0)) {
      return refuse({ code: 'no-extra-good', rule: 'state.produce', good: extra });
    }
    const drops = made.types
      .filter((good) => made.prices[good] < state.market[good])
      .map((good): GameEvent => ({ kind: 'price-dropped', good, to: made.prices[good] }));
    return ok(moveTurn(happen(draft, { kind: 'goods-produced', seat: 'you', goods: made.received }, ...drops), after));
  });
