import { decksEndPeriod } from '../game/settle';
import type { GameState } from '../model/state';
import type { Deck } from '../model/vocabulary';

/** Whether the end is on its way already: a further empty deck triggers nothing. */
const isEnding = ({ ending, turn }: GameState): boolean =>
  ending !== null || ((turn.kind === 'you' || turn.kind === 'lacerda') && turn.due.end !== null);

/** What is on its way when an end is: that of the first period, or that of the game. */
export const endOf = ({ period }: Pick<GameState, 'period'>): 'period' | 'game' => (period === 1 ? 'period' : 'game');

/** What the next card to leave a deck would end, whoever takes it: it empties the third one (`end.period`, `end.game`). */
export function endedByCard(state: GameState, deck: Deck): 'period' | 'game' | null {
  const { decks } = state;
  if (isEnding(state) || decks[deck] !== 1 || decksEndPeriod(state)) return null;
  if (!decksEndPeriod({ decks: { ...decks, [deck]: 0 } })) return null;
  return endOf(state);
}
