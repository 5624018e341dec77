import { View } from 'react-native';

import { UiIcon } from '@/components/icons/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Badge } from '@/components/ui/Badge';
import { IconButton } from '@/components/ui/IconButton';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { comparisonsOf, type Step } from '@/engine';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';

import { sentenceOf } from './sentence';
import { StepIcon } from './StepIcon';

interface StepRowProps {
  readonly step: Step;
  readonly at: number;
  readonly onWhy: () => void;
  /** Absent: the table cannot do this step otherwise. */
  readonly onDiffers?: (() => void) | undefined;
}

const hasReasons = (step: Step): boolean => comparisonsOf(step).length > 0 || 'costParts' in step;

/** One step of his: a picture, a sentence, and one tap to its reasons or to what happened instead. */
export function StepRow({ step, at, onWhy, onDiffers }: StepRowProps) {
  const words = useWords(turnWords);
  const colors = useColors();
  const text = sentenceOf(step, words, useTranslate());
  const skipped = 'done' in step && !step.done;
  return (
    <View role="listitem" style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, paddingVertical: SPACE.xs, borderTopWidth: at === 1 ? 0 : 1, borderColor: colors.line }}>
      <View style={{ opacity: skipped ? 0.5 : 1 }}>
        <StepIcon step={step} />
      </View>
      <View style={{ flex: 1, gap: 2 }}>
        <AppText tone={skipped ? 'inkSoft' : 'ink'}>{text}</AppText>
        {step.overridden !== undefined && <Badge tone="accent" label={words.overridden} />}
      </View>
      <View style={{ flexDirection: 'row' }}>
        {hasReasons(step) && <IconButton label={words.whyOf(text)} onPress={onWhy} icon={(color) => <UiIcon name="why" color={color} />} />}
        {onDiffers !== undefined && <IconButton label={words.differsOf(text)} onPress={onDiffers} icon={(color) => <UiIcon name="edit" color={color} />} />}
      </View>
    </View>
  );
}
