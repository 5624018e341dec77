import { useState } from 'react';

import { Note } from '@/components/ui/Note';
import type { HisDecision, Step } from '@/engine';
import { finalWords } from '@/i18n/final';
import { useWords } from '@/i18n/useWords';

import { ExplainedStep } from '../his/ExplainedStep';
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
        item={({ step, period, round }) => (
          <ExplainedStep step={step} onWhy={() => setWhy(step)} above={<Note>{words.place(period, round)}</Note>} />
        )}
      />
      <WhySheet step={why} onClose={() => setWhy(undefined)} />
    </>
  );
}
