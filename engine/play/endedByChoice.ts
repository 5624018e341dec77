import type { Command } from '../game/command';
import type { Decision } from '../game/decide';
import { decide } from '../game/decide';
import type { GameState } from '../model/state';
import { endOf } from './endedByCard';
import type { EnteredChoice } from './entering';

const isDue = ({ why }: Decision): boolean => why.some(({ code }) => code === 'end-due');

/** What this choice alone would end: its card empties the third deck, or its cube completes the last set (`end.period`, `end.game`). */
export function endedByChoice(state: GameState, command: Command): 'period' | 'game' | null {
  const decided = decide(state, command);
  return decided.ok && isDue(decided.value) ? endOf(state) : null;
}

/** What a move would end, by whatever it does. */
export function endedByMove(choices: readonly EnteredChoice[]): 'period' | 'game' | null {
  const last = choices.find(({ decision }) => isDue(decision));
  return last === undefined ? null : endOf(last.before);
}
