import { useMemo } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column } from '@/components/ui/layout';
import { Sheet } from '@/components/ui/Sheet';
import { NO_INPUTS, overrideTargets, type GameState, type Override, type Step } from '@/engine';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';

import { overridable, overrideSaid } from './differs';
import { sentenceOf } from './sentence';

interface DiffersSheetProps {
  readonly state: GameState;
  readonly step: Step | undefined;
  readonly onClose: () => void;
  readonly onChoose: (override: Override) => void;
}

/** Everything the table may have done instead of a step, as the rules still allow it. */
export function DiffersSheet({ state, step, onClose, onChoose }: DiffersSheetProps) {
  const words = useWords(turnWords);
  const t = useTranslate();
  const targets = useMemo(() => {
    const which = step === undefined ? null : overridable(step);
    const inputs = state.turn.kind === 'lacerda' ? state.turn.inputs : NO_INPUTS;
    return which === null ? [] : overrideTargets(state, inputs, which);
  }, [state, step]);
  return (
    <Sheet open={step !== undefined} title={words.overrides.title} onClose={onClose}>
      {step !== undefined && <AppText tone="inkSoft">{sentenceOf(step, words, t)}</AppText>}
      <Column gap="s">
        {targets.map((target) => (
          <Button key={JSON.stringify(target)} kind="secondary" wide label={overrideSaid(target, words)} onPress={() => onChoose(target)} />
        ))}
      </Column>
    </Sheet>
  );
}
