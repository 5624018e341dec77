import { AppText } from '@/components/ui/AppText';
import { Heading } from '@/components/ui/Heading';
import { Column } from '@/components/ui/layout';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { RuleLink } from '@/components/rules/RuleLink';
import { comparisonsOf, type NobleStep, type Step } from '@/engine';
import { reasonWords } from '@/i18n/reasons';
import { useWords } from '@/i18n/useWords';
import { whyWords } from '@/i18n/why';

import { tableOf } from './comparison';
import { ComparisonGrid } from './ComparisonGrid';

interface WhySheetProps {
  readonly step: Step | undefined;
  readonly onClose: () => void;
}

/** Why he did it: every choice as a table and in words, what the visit cost, and the rule. */
export function WhySheet({ step, onClose }: WhySheetProps) {
  const words = useWords(whyWords);
  return (
    <BottomSheet open={step !== undefined} title={words.title} onClose={onClose}>
      {step !== undefined && (
        <>
          {comparisonsOf(step).map((comparison, at) => (
            <ComparisonGrid key={`${at} ${comparison.of}`} table={tableOf(comparison, words)} />
          ))}
          {'costParts' in step && <Cost step={step} />}
          {'cites' in step && <RuleLink rule={step.cites} />}
        </>
      )}
    </BottomSheet>
  );
}

function Cost({ step: { cost, costParts } }: { readonly step: NobleStep }) {
  const words = useWords(whyWords);
  const { sum } = useWords(reasonWords);
  return (
    <Column gap="xs">
      <Heading level={3}>{words.paidTitle}</Heading>
      <AppText>{`${sum(costParts)} ${words.total(cost)}`}</AppText>
    </Column>
  );
}
