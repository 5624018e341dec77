import { ok, refuse } from '../../core/result';
import { MOST_WIGS_ON_A_TILE, yourGain } from '../../church/scoring';
import { isDiscard } from '../../church/tiles';
import type { GameState } from '../../model/state';
import type { Turn, YourTurn } from '../../model/turn';
import { commerceObstacle } from '../commerce';
import { isMirrored, yourTiles } from '../depth';
import type { Decided, Draft } from '../draft';
import { gained, happen, moveTurn, wigs as worn } from '../draft';
import { isWhole } from '../money';
import { afterCard, afterYourChurch, allDecksEmpty } from '../settle';
import { outOfRange } from '../facts';
import { notNow, standsAt } from '../turn';
import type { TurnDecider } from './decider';

/** Selling or trading is over when you say so, but not before one of them was done, if it can be (`portfolio.mustAct`). */
function actionDone(state: GameState, turn: YourTurn): Decided | null {
  if (standsAt(turn, 'card') !== null) return null;
  const step = standsAt(turn, 'portfolio');
  if (step === null) return notNow(turn);
  if (step.doing !== 'nothing' || !isMirrored(state, 'goods')) return null;
  const obstacle = commerceObstacle(state);
  if (obstacle === null) return refuse({ code: 'must-sell-or-trade', rule: 'portfolio.mustAct' });
  return obstacle.code === 'tell-first' ? refuse(obstacle) : null;
}

/** A face-up card comes to your hand (`turn.end`). */
export const takeCard: TurnDecider<'take-card'> = ({ draft, turn }, { deck }) => {
  const early = actionDone(draft.state, turn);
  if (early !== null) return early;
  if (draft.state.decks[deck] < 1) return refuse({ code: 'deck-empty', rule: 'turn.end' });
  return ok(afterCard(happen(draft, { kind: 'card-left-deck', deck, how: 'taken' }), turn));
};

/** Discard tiles for the wigs on their backs, then gain influence once (`church.scoring`). */
export const churchChoice: TurnDecider<'church-choice'> = ({ draft, turn }, { kind: _, wigs, ...discard }) => {
  const { tiles } = discard;
  if (standsAt(turn, 'church') === null) return notNow(turn);
  const has = yourTiles(draft.state);
  if (!isWhole(tiles, 1, has)) return refuse({ code: 'no-clergy', rule: 'church.scoring', asked: tiles, has });
  if (!isDiscard(draft.state.you.clergy, discard)) return refuse({ code: 'not-your-tiles', rule: 'church.scoring' });
  const most = tiles * MOST_WIGS_ON_A_TILE;
  if (!isWhole(wigs, 0, most)) return outOfRange(0, most, wigs);
  const earned = worn(happen(draft, { kind: 'clergy-discarded', ...discard }), 'you', wigs);
  return ok(afterYourChurch(gained(earned, 'you', yourGain(earned.state), 'church.scoring'), turn));
};

export const declineChurch: TurnDecider<'decline-church'> = ({ draft, turn }) =>
  standsAt(turn, 'church') === null ? notNow(turn) : ok(afterYourChurch(draft, turn));

/** The turn is closed; the end it triggered changes the period or makes these the final rounds (R26, R30). */
export function closeTurn(draft: Draft, { due }: YourTurn): Draft {
  if (due.end === null) return happen(draft, { kind: 'turn-closed', seat: 'you' });
  if (draft.state.period === 2) return happen(draft, { kind: 'end-triggered' }, { kind: 'turn-closed', seat: 'you' });
  const change: Turn = { kind: 'period', triggeredBy: due.end };
  return moveTurn(happen(draft, { kind: 'turn-closed', seat: 'you' }), change);
}

/** Everything is refilled and the other seat is next (`turn.end`). */
export const endTurn: TurnDecider<'end-turn'> = ({ draft, turn }) => {
  if (standsAt(turn, 'end') !== null) return ok(closeTurn(draft, turn));
  if (standsAt(turn, 'portfolio') === null || !allDecksEmpty(draft.state)) return notNow(turn);
  return actionDone(draft.state, turn) ?? ok(afterCard(draft, turn));
};
