import { nextDeck } from '../bot/closing';
import { decksEndPeriod } from '../game/settle';
import type { GameState } from '../model/state';
import type { ByDeck, Deck } from '../model/vocabulary';
import { DECKS } from '../model/vocabulary';
import { afterPeriodChange } from './closedNow';

/** How long the game can still last; rubble sets may end it sooner. */
export interface RoundsLeft {
  /** Rounds at most until the decks end the period, this one included; after a triggered end, exactly. */
  readonly most: number;
  readonly ends: 'period' | 'game';
}

/** The decks between two cards, and where his aide stands. */
interface Piles {
  readonly decks: ByDeck<number>;
  readonly aide: Deck;
}

const without = (decks: ByDeck<number>, deck: Deck): ByDeck<number> => ({
  ...decks,
  [deck]: Math.max(0, decks[deck] - 1),
});

const keyOf = ({ decks, aide }: Piles): string => `${DECKS.map((deck) => decks[deck]).join()} ${aide}`;

/** He discards from his aide's deck and the aide moves on: the round is over (`solo.discard`, `solo.aide`). */
function roundsFromHim({ decks, aide }: Piles, known: Map<string, number>): number {
  const left = without(decks, aide);
  if (decksEndPeriod({ decks: left })) return 1;
  return 1 + roundsFromYou({ decks: left, aide: nextDeck(left, aide) }, known);
}

/** The most rounds you can make of it by the cards you take. */
function roundsFromYou(piles: Piles, known: Map<string, number>): number {
  const key = keyOf(piles);
  const found = known.get(key);
  if (found !== undefined) return found;
  const takes = DECKS.filter((deck) => piles.decks[deck] > 0).map((deck) => without(piles.decks, deck));
  const lasting = takes.filter((decks) => !decksEndPeriod({ decks }));
  const most = Math.max(1, ...lasting.map((decks) => roundsFromHim({ decks, aide: piles.aide }, known)));
  known.set(key, most);
  return most;
}

/** Whether your card of this round is taken already. */
const cardTaken = ({ turn, toMove }: GameState): boolean =>
  toMove === 'lacerda' || (turn.kind === 'you' && (turn.step.at === 'church' || turn.step.at === 'end'));

function untilDecksEnd(state: GameState): number {
  const { decks, aide } = state;
  const known = new Map<string, number>();
  if (decksEndPeriod(state)) return 1;
  return cardTaken(state) ? roundsFromHim({ decks, aide }, known) : roundsFromYou({ decks, aide }, known);
}

/** Rounds left at most; once the end is triggered this round and one more, or only this one (`end.game`). */
export function roundsLeft(given: GameState): RoundsLeft {
  const state = afterPeriodChange(given);
  if (state.turn.kind === 'over') return { most: 0, ends: 'game' };
  if (state.ending !== null) return { most: state.ending === 'last-round' ? 1 : 2, ends: 'game' };
  return state.period === 1
    ? { most: untilDecksEnd(state), ends: 'period' }
    : { most: untilDecksEnd(state) + 1, ends: 'game' };
}
