import type { Command } from '@/engine/game/command';
import type { Decision } from '@/engine/game/decide';
import { decide } from '@/engine/game/decide';
import type { Refusal } from '@/engine/game/refusal';
import { paymentOf } from '@/engine/influence/waysToPay';
import type { Payment } from '@/engine/influence/waysToPay';
import { visitOffer } from '@/engine/influence/visit';
import type { GameState } from '@/engine/model/state';
import type { Noble } from '@/engine/model/vocabulary';
import { deepFreeze } from './state';

/** What a command comes to; a refusal fails the test with its code. */
export function decisionOf(state: GameState, command: Command): Decision {
  const decided = decide(state, command);
  if (!decided.ok) throw new Error(`${command.kind} refused: ${JSON.stringify(decided.error)}`);
  return decided.value;
}

/** The table after these commands, every state between them frozen. */
export const afterMoves = (state: GameState, ...commands: readonly Command[]): GameState =>
  commands.reduce((so, command) => deepFreeze(decisionOf(so, command).after), state);

/** Why a command is refused; an accepted one fails the test. */
export function refusalOf(state: GameState, command: Command): Refusal {
  const decided = decide(state, command);
  if (decided.ok) throw new Error(`${command.kind} was accepted`);
  return decided.error;
}

/** The first way to pay a visit. */
export function cheapestWay(state: GameState, noble: Noble): Payment {
  const [way] = visitOffer(state, 'you', noble).pay;
  if (way === undefined) throw new Error(`the ${noble} cannot be paid`);
  return paymentOf(way);
}

export const influenceOnly = (influence: number): Payment => ({ influence, wigs: 0, reis: 0, coins: 0, benefits: 0 });
