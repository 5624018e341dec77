import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';

/** A question with its answers below it, spoken when it comes up. */
export function QuestionGroup({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <View role="group" aria-label={text} style={{ gap: SPACE.s }}>
      <AppText variant="label" live>
        {text}
      </AppText>
      {children}
    </View>
  );
}
