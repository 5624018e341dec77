import { SEATS, type GameState, type Seat } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { effectsOn, type Effect } from './effects';

/** What the confirming button says of a move: in short, and in full for those who hear it. */
interface Balance {
  readonly label: string;
  readonly name: string;
}

/** What the button has room for; influence stands in the chips already. */
const SHORT = ['reis', 'wig'] as const;

/** What a move costs and earns both of you, and what you hold afterwards. */
export function useBalance(before: GameState, after: GameState): Balance {
  const { confirm: words } = useWords(yourMoveWords);
  const of = (seat: Seat): readonly Effect[] => effectsOn(seat, before, after, words.what);
  const said = SEATS.map((seat) => ({ seat, effects: of(seat) }))
    .filter(({ effects }) => effects.length > 0)
    .map(({ seat, effects }) =>
      words.effects(
        words.seat[seat],
        effects.map(({ by, what, now }) => words.effect(by, what, now)),
      ),
    );
  const byOf = (seat: Seat, piece: string): number =>
    of(seat).find((effect) => 'piece' in effect.of && effect.of.piece === piece)?.by ?? 0;
  const amounts = { reis: words.amounts.reis, wig: words.amounts.wigs };
  const yours = SHORT.flatMap((piece) => {
    const by = byOf('you', piece);
    return by === 0 ? [] : [amounts[piece](by)];
  });
  const his = byOf('lacerda', 'wig');
  return {
    label: words.label([...yours, ...(his === 0 ? [] : [words.his(his)])]),
    name: words.name(said.length === 0 ? [] : [said.join('; ')]),
  };
}
