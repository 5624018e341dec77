import { useMemo, type ReactNode } from 'react';

import { overrideSaid } from '@/components/game/log/overrideSaid';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column } from '@/components/ui/layout';
import { BottomSheet } from '@/components/ui/BottomSheet';
import type { Override, Step } from '@/engine';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';
import { sentenceOf } from './sentence';

interface DiffersSheetProps {
  readonly step: Step | undefined;
  readonly othersOf: (step: Step) => readonly Override[];
  readonly onClose: () => void;
  readonly onChoose: (override: Override) => void;
  readonly children?: ReactNode;
}

/** Everything the table may have done instead of a step, as the rules still allow it. */
export function DiffersSheet({ step, othersOf, onClose, onChoose, children }: DiffersSheetProps) {
  const words = useWords(turnWords);
  const t = useTranslate();
  const others = useMemo(() => (step === undefined ? [] : othersOf(step)), [step, othersOf]);
  return (
    <BottomSheet open={step !== undefined} title={words.overrides.title} onClose={onClose}>
      {step !== undefined && <AppText tone="inkSoft">{sentenceOf(step, words, t)}</AppText>}
      <Column gap="s">
        {others.map((other) => (
          <Button
            key={JSON.stringify(other)}
            kind="secondary"
            wide
            label={overrideSaid(other, words)}
            onPress={() => onChoose(other)}
          />
        ))}
      </Column>
      {others.length === 0 && <AppText>{words.overrides.noOther}</AppText>}
      {children}
    </BottomSheet>
  );
}
