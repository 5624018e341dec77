import type { ReactNode } from 'react';
import { View, useWindowDimensions } from 'react-native';

import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Badge } from '@/components/ui/Badge';
import { IconButton } from '@/components/ui/IconButton';
import { SIDE_BY_SIDE, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { comparisonsOf, type Step } from '@/engine';
import { turnWords } from '@/i18n/turn';
import { useWords } from '@/i18n/useWords';

import { StepIcon } from './StepIcon';

interface StepRowProps {
  readonly step: Step;
  readonly text: string;
  readonly first: boolean;
  readonly onWhy: () => void;
  readonly onDiffers: () => void;
}

const hasReasons = (step: Step): boolean => comparisonsOf(step).length > 0 || 'costParts' in step;

/** One step of his: a picture, a sentence, and one tap to its reasons or to what happened instead. */
export function StepRow({ step, text, first, onWhy, onDiffers }: StepRowProps) {
  const words = useWords(turnWords);
  const wide = useWindowDimensions().width >= SIDE_BY_SIDE;
  const skipped = 'done' in step && !step.done;
  return (
    <InstructionRow
      first={first}
      icon={
        <View style={{ opacity: skipped ? 0.5 : 1 }}>
          <StepIcon step={step} />
        </View>
      }
    >
      <View style={{ flex: 1, gap: 2 }}>
        <AppText tone={skipped ? 'inkSoft' : 'ink'}>{text}</AppText>
        {step.overridden !== undefined && <Badge tone="accent" label={words.overridden} />}
      </View>
      {/* One above the other on a phone: the sentence needs the width. */}
      <View style={{ flexDirection: wide ? 'row' : 'column' }}>
        {hasReasons(step) && (
          <IconButton label={words.whyOf(text)} onPress={onWhy} icon={(color) => <UiIcon name="why" color={color} />} />
        )}
        <IconButton
          label={words.differsOf(text)}
          onPress={onDiffers}
          icon={(color) => <UiIcon name="edit" color={color} />}
        />
      </View>
    </InstructionRow>
  );
}

interface InstructionRowProps {
  readonly icon: ReactNode;
  readonly first?: boolean;
  readonly children: ReactNode;
}

/** A line for the hands: the piece they reach for and what they do with it. */
export function InstructionRow({ icon, first = false, children }: InstructionRowProps) {
  const colors = useColors();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s,
        paddingVertical: SPACE.xs,
        borderTopWidth: first ? 0 : 1,
        borderColor: colors.line,
      }}
    >
      {icon}
      {children}
    </View>
  );
}
