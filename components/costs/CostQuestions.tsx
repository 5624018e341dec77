import type { ReactNode } from 'react';

import { NobleEmblem } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { ShipIcon } from '@/components/pieces/ShipIcon';
import { share } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { AnswerSurface } from '@/components/ui/AnswerSurface';
import { RadioGroup, type Choosable } from '@/components/ui/RadioGroup';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { costsWords } from '@/i18n/costs';
import { useWords } from '@/i18n/useWords';
import { QUESTIONS, type CostQuestion } from '@/store/costsEntered';

const SIZE = 30;
const ICONS: Readonly<Record<CostQuestion, () => ReactNode>> = {
  visit: () => <NobleEmblem noble="king" size={SIZE} />,
  follow: () => <PieceIcon piece="favour" size={SIZE} />,
  land: () => <PieceIcon piece="store" size={SIZE} fill="gold" />,
  ship: () => <ShipIcon size={SIZE} />,
  hire: () => <PieceIcon piece="official" size={SIZE} fill="green" />,
  sponsor: () => <PieceIcon piece="decree" size={SIZE} />,
  sale: () => <PieceIcon piece="market" size={SIZE} />,
};

/** What can be asked, all in view: one tap is the question. */
export interface QuestionsProps {
  readonly value: CostQuestion;
  readonly onAsk: (question: CostQuestion) => void;
}

export function CostQuestions({ value, onAsk }: QuestionsProps) {
  const words = useWords(costsWords);
  return (
    <RadioGroup
      label={words.ask}
      values={QUESTIONS}
      value={value}
      onChange={onAsk}
      style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}
    >
      {(question, answer) => <Tile question={question} {...answer} />}
    </RadioGroup>
  );
}

function Tile({ question, ...answer }: Choosable & { readonly question: CostQuestion }) {
  const label = useWords(costsWords).questions[question];
  return (
    <AnswerSurface
      {...answer}
      label={label}
      edge="line"
      style={{
        ...share('22%'),
        minHeight: 66,
        alignItems: 'center',
        paddingVertical: SPACE.xs,
        borderRadius: RADIUS.m,
      }}
    >
      {ICONS[question]()}
      <AppText variant="small" style={{ fontWeight: '600' }} tone={answer.chosen ? 'primary' : 'ink'} align="center">
        {label}
      </AppText>
    </AnswerSurface>
  );
}
