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
  type CommandOf,
  type Good,
  type Question,
} from '@/engine';
import { nameWords } from '@/i18n/names';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';

import { Amounts, priceOf, useAmountsSaid } from '../yours/Amounts';
import { AskChurch, type ChurchOffer } from './AskChurch';
import { PictureChoice, Pictures } from './PictureChoice';
import { QuestionGroup } from './QuestionGroup';

interface AskProps<Q extends Question = Question> {
  readonly question: Q;
  readonly onAnswer: (answer: Answer) => void;
  /** You follow him: his turn is noted as far as it went. */
  readonly onFollow: () => void;
  /** Your follow as it will be entered; none where nothing pays it. */
  readonly follow?: CommandOf<'follow'> | null;
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

/** One question with what it really takes; where nothing pays it, what it would cost. */
function AskFollow({ question: { noble, cost }, follow, onAnswer, onFollow }: AskProps<Of<'follow'>>) {
  const { asks } = useWords(turnWords);
  const said = useAmountsSaid();
  const price = follow ? priceOf(follow.pay) : ([{ piece: 'influence', by: -cost }] as const);
  return (
    <QuestionGroup text={asks.follow(noble)}>
      <Pictures>
        <PictureChoice
          icon={<NobleIcon noble={noble} size={SIZE} />}
          label={asks.doFollow}
          name={`${asks.doFollow}, ${said(price)}`}
          onPress={onFollow}
        >
          <Amounts amounts={price} />
        </PictureChoice>
        <PictureChoice
          icon={<UiIcon name="close" size={SIZE} />}
          label={asks.dontFollow}
          onPress={() => onAnswer({ kind: 'follow', choice: 'declined' })}
        />
      </Pictures>
    </QuestionGroup>
  );
}
