import type { Answer } from '@/engine/bot/answers';
import type { Question } from '@/engine/bot/question';
import { drawBelow } from '@/engine/core/rng';
import { unreachable } from '@/engine/core/unreachable';
import type { GameState } from '@/engine/model/state';
import { DECKS, GAPS, NOBLES } from '@/engine/model/vocabulary';
import { before } from './turn';

/** Something that answers each question. */
function to(question: Question): Answer {
  switch (question.kind) {
    case 'clergyWigs':
      return { kind: 'clergyWigs', wigs: 1 };
    case 'plan':
      return { kind: 'plan', architect: question.architect, officials: 2 };
    case 'building':
      return { kind: 'building', architect: question.architect, colours: ['gold', 'books'] };
    case 'follow':
      return { kind: 'follow', choice: 'declined' };
    case 'church':
      return { kind: 'church', choice: { tiles: question.tiles, wigs: question.tiles } };
    default:
      return unreachable(question);
  }
}

/** A table on which nothing was entered. */
function state(seed: number): GameState {
  let at = seed;
  const pick = <const T extends readonly unknown[]>(list: T): T[number] => {
    const drawn = drawBelow(at, list.length);
    at = drawn.seed;
    return list[drawn.value];
  };
  return before({
    courtier: pick(NOBLES),
    aide: pick(DECKS),
    cardinal: pick(GAPS),
    planStacks: { blue: pick(['unknown', null, 3]), green: pick(['unknown', null, 3]) },
    available: { blue: pick(['unknown', null]), green: pick(['unknown', ['gold', 'cloth']]) },
    you: { favours: NOBLES, clergy: pick([0, 3]), influence: pick([0, 9]) },
    lacerda: { clergyOwed: pick([0, 1, 2]), influence: pick([0, 3]), wigs: pick([0, 1, 5]) },
  });
}

export const openAnswer = { to, state };
