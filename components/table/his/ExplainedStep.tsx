import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { IconButton } from '@/components/ui/IconButton';
import { SPACE } from '@/components/ui/scale';
import { UiIcon } from '@/components/ui/UiIcon';
import type { Step } from '@/engine';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';

import { allReasonsOf, hasReasons } from './lines/reasons';
import { sentenceOf } from './sentence';
import { StepIcon } from './StepIcon';

interface ExplainedStepProps {
  readonly step: Step;
  readonly onWhy: () => void;
  /** Stands above the sentence: when it was. */
  readonly above?: ReactNode;
}

/** A step of his that is over: its picture, its sentence, and its reasons one tap away. */
export function ExplainedStep({ step, onWhy, above }: ExplainedStepProps) {
  const words = useWords(turnWords);
  const text = sentenceOf(step, words, useTranslate());
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <StepIcon step={step} />
      <View style={{ flex: 1 }}>
        {above}
        <AppText>{text}</AppText>
      </View>
      {hasReasons(allReasonsOf(step)) && (
        <IconButton label={words.whyOf(text)} onPress={onWhy} icon={(color) => <UiIcon name="why" color={color} />} />
      )}
    </View>
  );
}
