import { AppText } from '@/components/ui/AppText';
import { Column } from '@/components/ui/layout';
import type { Problem } from '@/engine';
import { say } from '@/i18n/say';
import type { PositionFault } from '@/i18n/shape/values';
import { useTranslate, useWords } from '@/i18n/useWords';
import { isPositionFault, positionFaultWords, valuesWords } from '@/i18n/values';

/** What cannot be in a position, each with the field it stands in. */
export function ProblemList({ title, problems }: { readonly title: string; readonly problems: readonly Problem[] }) {
  const { paste } = useWords(valuesWords).underWay;
  const faults = useWords(positionFaultWords);
  const t = useTranslate();
  return (
    <Column gap="xs">
      <AppText tone="danger">{title}</AppText>
      {problems.filter(isPositionFault).map((problem, index) => (
        <AppText key={index}>{paste.problem(null, problem.path, say<PositionFault>(faults, problem, t))}</AppText>
      ))}
    </Column>
  );
}
