import { useShortcuts } from '@/components/ui/shortcuts';
import { aimsOf, turnActions, type TurnThing } from '@/engine';

import type { YourMove } from './useYourMove';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const WAYS: readonly TurnThing['thing'][] = ['visit', 'sponsor', 'gold'];

/** What the digits choose: the tiles of the question in the order they stand. */
function deeds({
  shown: { question },
  hard,
  tries,
  choose,
  first,
  intend,
}: YourMove): readonly ((() => void) | undefined)[] {
  if (question.ask === 'way') {
    const ways = turnActions(hard, tries)
      .filter(({ thing }) => WAYS.includes(thing))
      .map((action) => (action.possible ? () => choose(action.command) : undefined));
    return [...ways.slice(0, 3), () => intend({ card: true }), ...ways.slice(3)];
  }
  if (question.ask === 'first')
    return [
      ...question.actions.map(({ action, refusal }) => (refusal === null ? () => first(action) : undefined)),
      () => first('neither'),
    ];
  return 'commands' in question
    ? aimsOf(question.commands).map(
        ({ usual }) =>
          () =>
            choose(usual),
      )
    : [];
}

/** The keys of your turn: digits choose, one goes back, one says what can be afforded. */
export function useMoveKeys(move: YourMove, onAfford: () => void): void {
  const chosen = deeds(move);
  useShortcuts({
    ...Object.fromEntries(DIGITS.map((digit, at) => [digit, chosen[at]])),
    b: move.isBegun ? (move.back ?? undefined) : undefined,
    a: move.options.length > 0 ? onAfford : undefined,
  });
}
