import { useShortcuts } from '@/components/ui/shortcuts';
import { aimsOf, turnActions } from '@/engine';

import type { YourMove } from './useYourMove';
import { begunAt, commandsAt } from './yourPlaces';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** What the digits choose: the choices in the order they stand, at a tapped place those of the place. */
function deeds({
  isComplete,
  isOpen,
  place,
  tries,
  choices,
  options,
  preview,
  add,
  begin,
}: YourMove): readonly ((() => void) | undefined)[] {
  if (isComplete) return [];
  if (place !== undefined) {
    const here = aimsOf(commandsAt(choices, place)).map(
      ({ usual }) =>
        () =>
          add(usual),
    );
    return [...here, ...begunAt(options, place).map((option) => () => begin(option))];
  }
  if (isOpen)
    return turnActions(preview.state, tries).map((action) => (action.possible ? () => add(action.command) : undefined));
  return aimsOf(choices).map(
    ({ usual }) =>
      () =>
        add(usual),
  );
}

/** The keys of your turn: digits choose, one takes back, one says what can be afforded. */
export function useMoveKeys(move: YourMove, onAfford: () => void): void {
  const chosen = deeds(move);
  useShortcuts({
    ...Object.fromEntries(DIGITS.map((digit, at) => [digit, chosen[at]])),
    b: move.chosen.length > 0 ? move.drop : undefined,
    a: move.options.length > 0 ? onAfford : undefined,
  });
}
