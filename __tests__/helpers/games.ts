import type { History } from '@/engine/history/history';
import { begin, commit, record } from '@/engine/history/history';
import type { Deck } from '@/engine/model/vocabulary';
import { DECKS } from '@/engine/model/vocabulary';
import type { Move } from '@/engine/play/move';
import { simulateGame } from '@/engine/play/simulate';
import type { Dice } from './player';
import { aGame, aMove, diceOf } from './player';

/** Adds one entry; a refusal fails the test. */
export function play(history: History, ...moves: readonly Move[]): History {
  const committed = commit(history, moves);
  if (!committed.ok) throw new Error(`${JSON.stringify(moves)} refused: ${JSON.stringify(committed.error)}`);
  return committed.value;
}

/** Between turns a low deck is filled again by a correction, and before his last turn the end is called off: so a game never ends. */
function goOn({ now }: History): Move | null {
  if (now.turn.kind !== 'between') return null;
  const low = DECKS.find((deck: Deck) => now.decks[deck] < 2);
  if (low !== undefined) return { kind: 'correct', correction: { of: 'deck', at: low, value: 5 } };
  return now.ending === 'last-round' && now.toMove === 'lacerda'
    ? { kind: 'correct', correction: { of: 'ending', value: null } }
    : null;
}

/** A random game of exactly so many entries, Lacerda's included. */
export function gameOf(entries: number, seed: number): History {
  const dice: Dice = diceOf(seed);
  let history = begin(aGame(dice));
  while (history.done.length < entries) {
    const move = goOn(history) ?? aMove(history.now, dice);
    if (move === null) throw new Error('the game is over');
    history = play(history, move);
  }
  return history;
}

/** A whole simulated game as its log, one move an entry. */
export function finishedGame(seed: number): History {
  let history: History | null = null;
  const game = simulateGame(seed, ({ before, move, played: { events } }) => {
    history = record(history ?? begin(before), { moves: [move], events });
  });
  if (!game.ok || history === null) throw new Error(`seed ${seed}`);
  return history;
}
