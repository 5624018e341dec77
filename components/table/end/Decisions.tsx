import { useState } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { IconButton } from '@/components/ui/IconButton';
import { SPACE } from '@/components/ui/scale';
import { UiIcon } from '@/components/ui/UiIcon';
import type { HisDecision, Step } from '@/engine';
import { finalWords } from '@/i18n/final';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';

import { sentenceOf } from '../his/sentence';
import { StepIcon } from '../his/StepIcon';
import { WhySheet } from '../his/why/WhySheet';
import { Folded } from './Folded';

/** Every state and noble action of his in the order of the game, each with its candidates one tap away. */
export function Decisions({ decisions }: { readonly decisions: readonly HisDecision[] }) {
  const words = useWords(finalWords).audit;
  const [why, setWhy] = useState<Step>();
  return (
    <>
      <Folded
        label={words.listed.decisions}
        items={decisions}
        item={(decision) => <Decision decision={decision} onWhy={() => setWhy(decision.step)} />}
      />
      <WhySheet step={why} onClose={() => setWhy(undefined)} />
    </>
  );
}

interface DecisionProps {
  readonly decision: HisDecision;
  readonly onWhy: () => void;
}

function Decision({ decision: { step, period, round, comparisons }, onWhy }: DecisionProps) {
  const words = useWords(finalWords).audit;
  const turn = useWords(turnWords);
  const text = sentenceOf(step, turn, useTranslate());
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <StepIcon step={step} />
      <View style={{ flex: 1 }}>
        <Note>{words.place(period, round)}</Note>
        <AppText>{text}</AppText>
      </View>
      {(comparisons.length > 0 || 'costParts' in step) && (
        <IconButton label={turn.whyOf(text)} onPress={onWhy} icon={(color) => <UiIcon name="why" color={color} />} />
      )}
    </View>
  );
}
