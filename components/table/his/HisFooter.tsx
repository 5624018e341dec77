import type { ReactNode } from 'react';
import { View } from 'react-native';

import { SPACE } from '@/components/ui/scale';
import type { Step } from '@/engine';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';

import { ReadAloud } from './ReadAloud';
import { sentenceOf } from './sentence';

interface HisFooterProps {
  /** The steps to read aloud; none where that is not wanted. */
  readonly steps: readonly Step[];
  readonly children: ReactNode;
}

export function HisFooter({ steps, children }: HisFooterProps) {
  const words = useWords(turnWords);
  const t = useTranslate();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
      {steps.length > 0 && <ReadAloud sentences={steps.map((step) => sentenceOf(step, words, t))} />}
      <View style={{ flex: 1 }}>{children}</View>
    </View>
  );
}
