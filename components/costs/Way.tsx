import type { ReactNode } from 'react';
import { View } from 'react-native';

import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';

/** One line of an answer: a drawing, words, and what it comes to. `best` is the one to look at first. */
export interface WayProps {
  readonly icon: ReactNode;
  readonly text: string;
  readonly detail?: string;
  readonly amount?: string;
  readonly best?: boolean;
}

export function Way({ icon, text, detail, amount, best = false }: WayProps) {
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m, minHeight: 36 }}>
      <View style={{ minWidth: 30, alignItems: 'center', flexDirection: 'row', gap: 2 }}>{icon}</View>
      <View style={{ flex: 1 }}>
        <AppText variant={best ? 'label' : 'body'}>{text}</AppText>
        {detail !== undefined && <Note>{detail}</Note>}
      </View>
      {amount !== undefined && (
        <AppText variant="label" tone={best ? 'primary' : 'ink'} align="right">
          {amount}
        </AppText>
      )}
    </View>
  );
}

/** Whether what one holds is enough, told by a sign and words. */
export function Verdict({ enough, text }: { readonly enough: boolean; readonly text: string }) {
  const colors = useColors();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <UiIcon name={enough ? 'check' : 'close'} size={22} color={enough ? colors.primary : colors.danger} />
      <AppText variant="label" tone={enough ? 'primary' : 'danger'} live style={{ flexShrink: 1 }}>
        {text}
      </AppText>
    </View>
  );
}
