import type { ScoreInput } from '@/engine';
import { AppText } from '@/components/ui/AppText';
import { say } from '@/i18n/say';
import { scoreReasonWords } from '@/i18n/scoreReasons';
import { useTranslate, useWords } from '@/i18n/useWords';

import { playerIn, problemsOf } from './entry/problems';
import { nameIn, type ScoredAs } from './people';

interface ProblemLinesProps {
  readonly input: ScoreInput;
  readonly people: readonly ScoredAs[];
}

/** What the pieces of the box cannot show, scored as entered: a line each, with whose it is. */
export function ProblemLines({ input, people }: ProblemLinesProps) {
  const { faults, faultOf } = useWords(scoreReasonWords);
  const t = useTranslate();
  return problemsOf(input).map((problem) => {
    const whose = playerIn(problem, input);
    const said = say(faults, problem, t);
    return (
      <AppText key={`${problem.path} ${problem.code}`} variant="small" tone="danger">
        {whose === undefined ? said : faultOf(nameIn(people)(whose), said)}
      </AppText>
    );
  });
}
