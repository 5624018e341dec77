import { AppText } from '@/components/ui/AppText';
import type { Replayed } from '@/engine';
import { refusalWords } from '@/i18n/refusals';
import { say } from '@/i18n/say';
import { commandWords } from '@/i18n/turnCommands';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

import { choiceSaid } from './choiceSaid';
import type { YourMove } from './useYourMove';

/** What became of the move without a touch: what a correction made impossible, and a state action nobody could choose. */
export function MoveNotes({ move: { repaid, dropped, skipped } }: { readonly move: YourMove }) {
  const words = useWords(yourMoveWords);
  const said = useWords(commandWords);
  const { reasons } = useWords(refusalWords);
  const t = useTranslate();
  const listed = (choices: readonly Replayed[]): string =>
    t.list(choices.map(({ before, command }) => choiceSaid(before, command, said)));
  return (
    <>
      {dropped.length > 0 && (
        <AppText variant="small" live>
          {words.dropped(listed(dropped))}
        </AppText>
      )}
      {repaid.length > 0 && (
        <AppText variant="small" live>
          {words.repaid(listed(repaid))}
        </AppText>
      )}
      {skipped.length > 0 && (
        <AppText variant="caption" tone="inkSoft">
          {[words.noStateAction, ...skipped.map(({ refusal }) => say(reasons, refusal, t))].join(' ')}
        </AppText>
      )}
    </>
  );
}
