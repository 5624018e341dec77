import { AppText } from '@/components/ui/AppText';
import { Column } from '@/components/ui/layout';
import type { BoardSheet, Changed } from '@/engine';

import { valueSaid } from '@/components/game/log/said';
import { useLogWords } from '@/components/game/log/useLogWords';

/** What the way makes impossible, entry by entry, and that it is corrected there. */
export function MadeImpossible({ changed, sheet }: { readonly changed: Changed; readonly sheet: BoardSheet }) {
  const words = useLogWords();
  const { change } = words.log;
  if (changed.impossible.length === 0) return null;
  return (
    <Column gap="xs">
      <AppText variant="label">{change.impossible}</AppText>
      {changed.impossible.map(({ entry, value }, index) => (
        <AppText key={index} variant="small">
          {`· ${change.after(entry + 1, valueSaid(value, sheet, words))}`}
        </AppText>
      ))}
    </Column>
  );
}
