import { SEATS, type BySeat, type GameState } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { effectsOn, type Effect } from './effects';

/** What a move costs and earns both of you: as amounts, in words, and as the confirming button is spoken. */
interface Balance {
  readonly effects: BySeat<readonly Effect[]>;
  readonly said: string;
  readonly confirming: string;
}

export function useBalance(before: GameState, after: GameState): Balance {
  const { confirm: words } = useWords(yourMoveWords);
  const effects = {
    you: effectsOn('you', before, after),
    lacerda: effectsOn('lacerda', before, after),
  };
  const saidOf = (say: (effect: Effect) => string): string =>
    SEATS.filter((seat) => effects[seat].length > 0)
      .map((seat) => words.effects(words.seat[seat], effects[seat].map(say)))
      .join('; ');
  const full = saidOf(({ by, what, now }) => words.effect(what, by, now));
  return {
    effects,
    said: saidOf(({ by, what }) => words.amount(what, by)),
    confirming: words.name(full === '' ? [] : [full]),
  };
}
