import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { finalWords } from '@/i18n/final';
import { useWords } from '@/i18n/useWords';

/** As many as can be taken in at a glance. */
const AT_FIRST = 8;

interface FoldedProps<T> {
  readonly label: string;
  readonly items: readonly T[];
  readonly item: (item: T) => ReactNode;
}

/** A long list: its beginning, and the rest with one tap. */
export function Folded<T>({ label, items, item }: FoldedProps<T>) {
  const words = useWords(finalWords).audit;
  const colors = useColors();
  const [all, showAll] = useState(false);
  const shown = all ? items : items.slice(0, AT_FIRST);
  if (items.length === 0) return <AppText tone="inkSoft">{words.none}</AppText>;
  return (
    <>
      <View role="list" aria-label={label}>
        {shown.map((one, at) => (
          <View
            key={at}
            role="listitem"
            style={{ paddingVertical: SPACE.s, borderTopWidth: at === 0 ? 0 : 1, borderColor: colors.line }}
          >
            {item(one)}
          </View>
        ))}
      </View>
      {shown.length < items.length && (
        <Button kind="quiet" label={words.all(items.length)} onPress={() => showAll(true)} />
      )}
    </>
  );
}
