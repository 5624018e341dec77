import type { Command } from '../game/command';
import { decide } from '../game/decide';
import type { GameState } from '../model/state';

/** What this choice alone would end: its card empties the third deck, or its cube completes the last set (`end.period`, `end.game`). */
export function endedByChoice(state: GameState, command: Command): 'period' | 'game' | null {
  const decided = decide(state, command);
  const isDue = decided.ok && decided.value.why.some(({ code }) => code === 'end-due');
  return isDue ? (state.period === 1 ? 'period' : 'game') : null;
}
