import { decksEndPeriod } from '../game/settle';
import type { GameState } from '../model/state';
import type { Deck } from '../model/vocabulary';
import type { EnteredChoice } from './entering';

/** Whether the end is on its way already: a further empty deck triggers nothing. */
const isEnding = ({ ending, turn }: GameState): boolean =>
  ending !== null || ((turn.kind === 'you' || turn.kind === 'lacerda') && turn.due.end !== null);

/** What the next card to leave a deck would end, whoever takes it: it empties the third one (`end.period`, `end.game`). */
export function endedByCard(state: GameState, deck: Deck): 'period' | 'game' | null {
  const { decks, period } = state;
  if (isEnding(state) || decks[deck] !== 1 || decksEndPeriod(state)) return null;
  if (!decksEndPeriod({ decks: { ...decks, [deck]: 0 } })) return null;
  return period === 1 ? 'period' : 'game';
}

/** What a move would end, by whatever it does. */
export function endedByMove(choices: readonly EnteredChoice[]): 'period' | 'game' | null {
  const last = choices.find(({ decision }) => decision.why.some(({ code }) => code === 'end-due'));
  if (last === undefined) return null;
  return last.before.period === 1 ? 'period' : 'game';
}
