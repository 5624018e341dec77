import type { GameEvent } from '../../game/event';
import type { GameState } from '../../model/state';
import { lacerdaProduction } from '../../stores/produce';
import type { Act } from '../act';
import { acted } from '../act';
import type { StateStep } from '../step';
import { skipState } from './skip';

/** His stores' goods go to his area and the prices drop (`solo.produce`, R16). */
export function produceGoods(state: GameState): Act<StateStep> {
  const { received, prices, types, possible } = lacerdaProduction(state);
  if (!possible) return skipState(state, 'produce', { code: 'no-store' });
  const dropped = types.filter((good) => prices[good] !== state.market[good]);
  const drops = dropped.map((good): GameEvent => ({ kind: 'price-dropped', good, to: prices[good] }));
  return acted(
    {
      rule: 'solo.state',
      cites: 'solo.produce',
      noble: state.courtier,
      action: 'produce',
      done: true,
      goods: Object.fromEntries(types.map((good) => [good, received[good]])),
      prices: Object.fromEntries(dropped.map((good) => [good, prices[good]])),
    },
    [{ kind: 'goods-produced', seat: 'lacerda', goods: received }, ...drops],
  );
}
