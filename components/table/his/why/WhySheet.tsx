import { BottomSheet } from '@/components/ui/BottomSheet';
import type { Step } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { whyWords } from '@/i18n/why';

import { allReasonsOf } from '../lines/reasons';
import { Because } from './Because';

interface WhySheetProps {
  readonly step: Step | undefined;
  readonly onClose: () => void;
}

/** Why he did a whole step. */
export function WhySheet({ step, onClose }: WhySheetProps) {
  const words = useWords(whyWords);
  return (
    <BottomSheet open={step !== undefined} title={words.title} onClose={onClose}>
      {step !== undefined && <Because reasons={allReasonsOf(step)} rule={'cites' in step ? step.cites : undefined} />}
    </BottomSheet>
  );
}
