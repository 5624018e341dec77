import { useState, type ReactNode } from 'react';

import { GoodIcon } from '@/components/pieces/GoodIcon';
import { NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { perLine } from '@/components/ui/arrange';
import { Button } from '@/components/ui/Button';
import { UiIcon } from '@/components/ui/UiIcon';
import {
  GOODS,
  MAX_CLERGY_WIGS,
  MAX_PLAN_OFFICIALS,
  unreachable,
  type Answer,
  type GameState,
  type Good,
  type Paid,
  type Question,
} from '@/engine';
import { nameWords } from '@/i18n/names';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';

import { AskChurch, type ChurchOffer } from './AskChurch';
import { PictureChoice, Pictures } from './PictureChoice';
import { QuestionGroup } from './QuestionGroup';

interface AskProps<Q extends Question = Question> {
  readonly question: Q;
  readonly onAnswer: (answer: Answer) => void;
  /** You follow him: his turn is noted as far as it went. */
  readonly onFollow: () => void;
  /** What you would pay a follow with. */
  readonly you?: Pick<GameState['you'], 'influence'>;
  readonly church?: ChurchOffer;
  /** What he has just turned up, not what his choice depends on. */
  readonly isNew?: boolean;
}

/** What only the table knows or only you decide, asked where it comes up, with a picture for every answer. */
export function Ask(props: AskProps) {
  const { question } = props;
  switch (question.kind) {
    case 'clergyWigs':
      return <AskClergy {...props} question={question} />;
    case 'plan':
      return <AskPlan {...props} question={question} />;
    case 'building':
      return <AskBuilding {...props} key={question.architect} question={question} />;
    case 'follow':
      return <AskFollow {...props} question={question} />;
    case 'church':
      return <AskChurch {...props} tiles={question.tiles} />;
    default:
      return unreachable(question);
  }
}

type Of<Kind> = Extract<Question, { readonly kind: Kind }>;

const SIZE = 36;

interface NumbersProps {
  readonly from: number;
  readonly most: number;
  readonly icon: ReactNode;
  readonly name: (count: number) => string;
  readonly onPick: (count: number) => void;
}

/** Five fit beside each other on a phone. */
const MOST_ON_A_LINE = 5;

/** Every number as a picture of its own: one tap. */
function Numbers({ from, most, icon, name, onPick }: NumbersProps) {
  const { number } = useTranslate();
  const onALine = perLine(most - from + 1, MOST_ON_A_LINE);
  return (
    <Pictures>
      {Array.from({ length: most - from + 1 }, (_, at) => from + at).map((count) => (
        <PictureChoice
          key={count}
          small
          perLine={onALine}
          icon={icon}
          label={number(count)}
          name={name(count)}
          onPress={() => onPick(count)}
        />
      ))}
    </Pictures>
  );
}

function AskClergy({ onAnswer }: AskProps<Of<'clergyWigs'>>) {
  const { asks } = useWords(turnWords);
  return (
    <QuestionGroup text={asks.clergyWigs}>
      <Numbers
        from={0}
        most={MAX_CLERGY_WIGS}
        icon={<PieceIcon piece="wig" size={26} />}
        name={asks.wigs}
        onPick={(wigs) => onAnswer({ kind: 'clergyWigs', wigs })}
      />
    </QuestionGroup>
  );
}

function AskPlan({ question: { architect }, isNew = true, onAnswer }: AskProps<Of<'plan'>>) {
  const { asks } = useWords(turnWords);
  const tell = (officials: number | null): void => onAnswer({ kind: 'plan', architect, officials });
  return (
    <QuestionGroup text={asks.plan(architect, isNew)}>
      <Numbers
        from={1}
        most={MAX_PLAN_OFFICIALS}
        icon={<PieceIcon piece="official" size={26} />}
        name={asks.officials}
        onPick={tell}
      />
      <Button kind="quiet" label={asks.none} onPress={() => tell(null)} />
    </QuestionGroup>
  );
}

/** Two taps: one colour, the other; a wrong first one is touched again. */
function AskBuilding({ question: { architect }, isNew = true, onAnswer }: AskProps<Of<'building'>>) {
  const { asks } = useWords(turnWords);
  const names = useWords(nameWords);
  const [first, setFirst] = useState<Good>();
  const pick = (good: Good): void => {
    if (first === undefined || first === good) return setFirst(first === good ? undefined : good);
    onAnswer({ kind: 'building', architect, colours: [first, good] });
  };
  return (
    <QuestionGroup text={asks.building(architect, isNew)}>
      <Pictures>
        {GOODS.map((good) => (
          <PictureChoice
            key={good}
            small
            icon={<GoodIcon good={good} size={SIZE} />}
            label={names.good[good]}
            selected={good === first}
            onPress={() => pick(good)}
          />
        ))}
      </Pictures>
      <Button kind="quiet" label={asks.none} onPress={() => onAnswer({ kind: 'building', architect, colours: null })} />
    </QuestionGroup>
  );
}

/** Influence first, wigs for what is short. */
const paidBy = (cost: number, { influence }: Pick<GameState['you'], 'influence'>): Paid => ({
  influence: Math.min(cost, influence),
  wigs: Math.max(0, cost - influence),
});

function AskFollow({ question: { noble, cost }, you, onAnswer, onFollow }: AskProps<Of<'follow'>>) {
  const { asks } = useWords(turnWords);
  return (
    <QuestionGroup text={asks.follow(noble)}>
      <Pictures>
        <PictureChoice
          icon={<NobleIcon noble={noble} size={SIZE} />}
          label={asks.doFollow}
          detail={asks.pay(you === undefined ? { influence: cost, wigs: 0 } : paidBy(cost, you))}
          onPress={onFollow}
        />
        <PictureChoice
          icon={<UiIcon name="close" size={SIZE} />}
          label={asks.dontFollow}
          onPress={() => onAnswer({ kind: 'follow', choice: 'declined' })}
        />
      </Pictures>
    </QuestionGroup>
  );
}
