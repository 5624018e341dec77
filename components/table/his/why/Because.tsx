import { RuleLink } from '@/components/rules/RuleLink';
import { AppText } from '@/components/ui/AppText';
import { Heading } from '@/components/ui/Heading';
import { Column } from '@/components/ui/layout';
import type { NobleStep, RuleId } from '@/engine';
import { lineWords } from '@/i18n/lines';
import { reasonWords } from '@/i18n/reasons';
import { useWords } from '@/i18n/useWords';
import { whyWords } from '@/i18n/why';

import type { Reasons } from '../lines/reasons';
import { tableOf } from './comparison';
import { ComparisonGrid } from './ComparisonGrid';

interface BecauseProps {
  readonly reasons: Reasons;
  readonly rule: RuleId | undefined;
}

/** Why he did it: every choice as a table and in words, what the visit cost, what a gain is made of, and the rule. */
export function Because({ reasons: { comparisons, cost, gain }, rule }: BecauseProps) {
  const words = useWords(whyWords);
  const { gain: gains } = useWords(lineWords);
  return (
    <>
      {comparisons.map((comparison, at) => (
        <ComparisonGrid key={`${at} ${comparison.of}`} table={tableOf(comparison, words)} />
      ))}
      {cost !== null && <Cost step={cost} />}
      {gain !== null && (
        <Column gap="xs">
          <Heading level={3}>{gains.title}</Heading>
          <AppText>{gains.parts(gain.portfolio, gain.ships)}</AppText>
        </Column>
      )}
      {rule !== undefined && <RuleLink rule={rule} />}
    </>
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
