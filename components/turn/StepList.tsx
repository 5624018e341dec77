import { useState } from 'react';
import { View } from 'react-native';

import { Card } from '@/components/ui/Card';
import { SPACE } from '@/components/ui/scale';
import { WhySheet } from '@/components/why/WhySheet';
import type { GameState, Override, Step } from '@/engine';
import { turnWords } from '@/i18n/turn';
import { useWords } from '@/i18n/useWords';

import { overridable } from './differs';
import { DiffersSheet } from './DiffersSheet';
import { StepRow } from './StepRow';

interface StepListProps {
  readonly state: GameState;
  readonly steps: readonly Step[];
  /** Absent: these steps cannot be done otherwise. */
  readonly onOverride?: (override: Override) => void;
}

/** His steps in the order the hands do them. */
export function StepList({ state, steps, onOverride }: StepListProps) {
  const words = useWords(turnWords);
  const [why, setWhy] = useState<Step>();
  const [differs, setDiffers] = useState<Step>();
  return (
    <Card style={{ padding: SPACE.m, gap: 0 }}>
      <View role="list" aria-label={words.title}>
        {steps.map((step, index) => (
          <StepRow
            key={`${index} ${step.rule}`}
            step={step}
            at={index + 1}
            onWhy={() => setWhy(step)}
            onDiffers={onOverride === undefined || overridable(step) === null ? undefined : () => setDiffers(step)}
          />
        ))}
      </View>
      <WhySheet step={why} onClose={() => setWhy(undefined)} />
      {onOverride !== undefined && (
        <DiffersSheet
          state={state}
          step={differs}
          onClose={() => setDiffers(undefined)}
          onChoose={(override) => {
            setDiffers(undefined);
            onOverride(override);
          }}
        />
      )}
    </Card>
  );
}
