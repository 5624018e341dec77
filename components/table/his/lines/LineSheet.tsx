import { useMemo, useState, type ReactNode } from 'react';

import { Button } from '@/components/ui/Button';
import { plain } from '@/components/ui/Emphasized';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { UiIcon } from '@/components/ui/UiIcon';
import type { HandLine, Override, Step } from '@/engine';
import { lineWords } from '@/i18n/lines';
import { useTranslate, useWords } from '@/i18n/useWords';

import { insteadOf, onMap } from '../differs/instead';
import { PieceChoices } from '../differs/PieceChoices';
import { Because } from '../why/Because';

import { lineSaid } from './lineSaid';
import { reasonsOf } from './reasons';

/** A line of a step that was touched. */
export interface OpenLine {
  readonly line: HandLine;
  readonly step: Step;
}

export interface LineSheetProps {
  readonly open: OpenLine;
  /** Everything the table may have done instead of a step. */
  readonly othersOf: (step: Step) => readonly Override[];
  readonly onClose: () => void;
  readonly onChoose: (override: Override) => void;
  /** Asks on the map which of these it was. */
  readonly onMap: (targets: readonly Override[]) => void;
  /** Stands below the other ways: an answer to undo, values to compare. */
  readonly otherwise: ReactNode;
}

/** What one touch of a line opens: why it is so, and what the table did instead. */
export function LineSheet({
  open: { line, step },
  othersOf,
  onClose,
  onChoose,
  onMap: ask,
  otherwise,
}: LineSheetProps) {
  const words = useWords(lineWords);
  const t = useTranslate();
  const [isDifferent, setDifferent] = useState(false);
  const differ = (): void => {
    const targets = insteadOf(line, step, othersOf(step));
    if (onMap(targets).length === 0) return setDifferent(true);
    onClose();
    ask(targets);
  };
  if (isDifferent)
    return (
      <BottomSheet open title={words.instead.title} onClose={onClose}>
        <Others line={line} step={step} othersOf={othersOf} onChoose={onChoose} />
        {otherwise}
      </BottomSheet>
    );
  const footer = (
    <Button
      kind="secondary"
      wide
      label={words.differs}
      icon={(color) => <UiIcon name="edit" color={color} />}
      onPress={differ}
    />
  );
  return (
    <BottomSheet open title={plain(lineSaid(line, words, t).text)} onClose={onClose} footer={footer}>
      <Because reasons={reasonsOf(line, step)} rule={'cites' in step ? step.cites : undefined} />
    </BottomSheet>
  );
}

interface OthersProps extends OpenLine {
  readonly othersOf: LineSheetProps['othersOf'];
  readonly onChoose: LineSheetProps['onChoose'];
}

function Others({ line, step, othersOf, onChoose }: OthersProps) {
  const targets = useMemo(() => insteadOf(line, step, othersOf(step)), [line, step, othersOf]);
  return <PieceChoices targets={targets} onChoose={onChoose} />;
}
