import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { Card } from '@/components/ui/Card';
import { SPACE } from '@/components/ui/scale';
import type { Override, Step } from '@/engine';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';

import { DiffersSheet } from './DiffersSheet';
import { sentenceOf } from './sentence';
import { StepRow } from './StepRow';
import { WhySheet } from './why/WhySheet';

interface StepListProps {
  readonly steps: readonly Step[];
  /** Everything the table may have done instead of a step. */
  readonly othersOf: (step: Step) => readonly Override[];
  readonly onOverride: (override: Override) => void;
  /** What is asked about a step, right below it. */
  readonly below?: (at: number) => readonly ReactNode[];
  /** What the hands do once the steps are done. */
  readonly closing?: ReactNode;
  /** Stands in the sheet of what differs, below the other ways. */
  readonly otherwise?: ReactNode;
}

/** His steps in the order the hands do them. */
export function StepList({ steps, othersOf, onOverride, below, closing, otherwise }: StepListProps) {
  const words = useWords(turnWords);
  const t = useTranslate();
  const [why, setWhy] = useState<Step>();
  const [differs, setDiffers] = useState<Step>();
  const choose = (override: Override): void => {
    setDiffers(undefined);
    onOverride(override);
  };
  return (
    <Card style={{ padding: SPACE.m, gap: 0 }}>
      <View role="list" aria-label={words.title}>
        {steps.map((step, at) => (
          <View key={`${at} ${step.rule}`} role="listitem">
            <StepRow
              step={step}
              text={sentenceOf(step, words, t)}
              first={at === 0}
              onWhy={() => setWhy(step)}
              onDiffers={() => setDiffers(step)}
            />
            <Below>{below?.(at) ?? []}</Below>
          </View>
        ))}
        {closing}
      </View>
      <WhySheet step={why} onClose={() => setWhy(undefined)} />
      <DiffersSheet step={differs} othersOf={othersOf} onClose={() => setDiffers(undefined)} onChoose={choose}>
        {otherwise}
      </DiffersSheet>
    </Card>
  );
}

const Below = ({ children }: { readonly children: readonly ReactNode[] }) =>
  children.length === 0 ? null : <View style={{ gap: SPACE.s, paddingBottom: SPACE.s }}>{children}</View>;
