import { ok, refuse } from '../../core/result';
import type { GameEvent } from '../event';
import { GOODS_TAKEN_BY } from '../../model/stateActions';
import { SEATS } from '../../model/vocabulary';
import { sale } from '../../ships/sale';
import { MOST_TRADES, nobleOf } from '../commerce';
import { because, happen, moveTurn, reis, wigs } from '../draft';
import { notNow, standsAt } from '../turn';
import type { TurnDecider } from './decider';

/** One good onto a docked ship of anybody; full, it sails at once and its owner earns (`sell.goods`, `sell.sail`). */
export const sell: TurnDecider<'sell'> = ({ draft, turn }, { good, ship }) => {
  const step = standsAt(turn, 'portfolio');
  if (step === null) return notNow(turn);
  if (step.doing === 'trading') return refuse({ code: 'selling-or-trading', rule: 'sell.goods', doing: 'trading' });
  const sold = sale(draft.state, [{ good, ship }]);
  if (!sold.ok) return refuse({ ...sold.error, rule: 'sell.goods' });
  const moved: readonly GameEvent[] = [
    { kind: 'goods-changed', good, by: -1 },
    { kind: 'cargo-loaded', owner: ship.owner, index: ship.index },
  ];
  const paid = reis(happen(draft, ...moved), sold.value.reis);
  const priced = because(paid, { code: 'sale', rule: 'sell.goods', total: sold.value.reis, parts: sold.value.parts });
  const sailed = SEATS.reduce((so, owner) => {
    const earned = sold.value.wigs[owner];
    return earned === 0
      ? so
      : because(wigs(so, owner, earned), { code: 'sailed', rule: 'sell.sail', owner, wigs: earned });
  }, priced);
  return ok(moveTurn(sailed, { ...turn, step: { at: 'portfolio', doing: 'selling' } }));
};

/** A good the noble takes covers one of his state actions, which must then be done (`trade.nobles`). */
export const trade: TurnDecider<'trade'> = ({ draft, turn }, { good, action }) => {
  const step = standsAt(turn, 'portfolio');
  if (step === null) return notNow(turn);
  if (step.doing === 'selling') return refuse({ code: 'selling-or-trading', rule: 'trade.nobles', doing: 'selling' });
  if (turn.covered.length >= MOST_TRADES)
    return refuse({ code: 'enough-trades', rule: 'trade.nobles', most: MOST_TRADES });
  if (turn.covered.includes(action)) return refuse({ code: 'action-covered', rule: 'trade.nobles', action });
  const noble = nobleOf(action);
  const takes = GOODS_TAKEN_BY[noble];
  if (!takes.includes(good)) return refuse({ code: 'wrong-good', rule: 'trade.nobles', noble, takes });
  const has = draft.state.you.goods[good];
  if (has < 1) return refuse({ code: 'good-missing', rule: 'trade.nobles', good, needed: 1, has });
  const given = happen(draft, { kind: 'goods-changed', good, by: -1 });
  return ok(
    moveTurn(given, {
      ...turn,
      step: { at: 'portfolio', doing: 'trading' },
      covered: [...turn.covered, action],
      tasks: [{ do: action, paid: true }],
    }),
  );
};
