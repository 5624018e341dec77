import { useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { GoodIcon } from '@/components/pieces/GoodIcon';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Chip } from '@/components/ui/Chip';
import { Row } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import { Stepper } from '@/components/ui/Stepper';
import {
  GOODS,
  MAX_CLERGY_WIGS,
  MAX_PLAN_OFFICIALS,
  isPlainTile,
  unreachable,
  type Answer,
  type Architect,
  type ClergyTile,
  type Discard,
  type Good,
  type Question,
} from '@/engine';
import { clergyWords } from '@/i18n/clergy';
import { nameWords } from '@/i18n/names';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';

interface AskProps<Q extends Question = Question> {
  readonly question: Q;
  readonly onAnswer: (answer: Answer) => void;
  /** You follow him: his turn is noted as far as it went. */
  readonly onFollow: () => void;
  /** What church scoring gives you, and your clergy tiles; null where they are not mirrored. */
  readonly church?: { readonly gain: (discard: Discard) => number; readonly tiles: readonly ClergyTile[] | null };
}

/** What only the table knows or only you decide, asked where it comes up, with big buttons. */
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
      return <AskChurch {...props} question={question} />;
    default:
      return unreachable(question);
  }
}

type Of<Kind> = Extract<Question, { readonly kind: Kind }>;

function Asked({ text, children }: { readonly text: string; readonly children: ReactNode }) {
  return (
    <Card tone="primarySoft" style={{ padding: SPACE.m, gap: SPACE.s }}>
      <View role="group" aria-label={text} style={{ gap: SPACE.s }}>
        <AppText variant="label" live>
          {text}
        </AppText>
        {children}
      </View>
    </Card>
  );
}

interface NumbersProps {
  readonly from: number;
  readonly most: number;
  readonly name: (count: number) => string;
  readonly onPick: (count: number) => void;
}

/** Every number as a button of its own: one tap. */
function Numbers({ from, most, name, onPick }: NumbersProps) {
  const { number } = useTranslate();
  return Array.from({ length: most - from + 1 }, (_, at) => from + at).map((count) => (
    <Button key={count} kind="secondary" label={number(count)} name={name(count)} onPress={() => onPick(count)} />
  ));
}

function AskClergy({ onAnswer }: AskProps<Of<'clergyWigs'>>) {
  const { asks } = useWords(turnWords);
  return (
    <Asked text={asks.clergyWigs}>
      <Row gap="s">
        <Numbers
          from={0}
          most={MAX_CLERGY_WIGS}
          name={asks.wigs}
          onPick={(wigs) => onAnswer({ kind: 'clergyWigs', wigs })}
        />
      </Row>
    </Asked>
  );
}

function AskPlan({ question: { architect }, onAnswer }: AskProps<Of<'plan'>>) {
  const { asks } = useWords(turnWords);
  const tell = (officials: number | null): void => onAnswer({ kind: 'plan', architect, officials });
  return (
    <Asked text={asks.plan(architect)}>
      <Row gap="s">
        <Numbers from={1} most={MAX_PLAN_OFFICIALS} name={asks.officials} onPick={tell} />
        <Button kind="quiet" label={asks.none} onPress={() => tell(null)} />
      </Row>
    </Asked>
  );
}

function AskBuilding({ question: { architect }, onAnswer }: AskProps<Of<'building'>>) {
  const { asks } = useWords(turnWords);
  return (
    <Asked text={asks.building(architect)}>
      <Colours architect={architect} onAnswer={onAnswer} />
    </Asked>
  );
}

/** Two taps: one colour, the other; a wrong first one is taken back with a third. */
function Colours({ architect, onAnswer }: { readonly architect: Architect; readonly onAnswer: AskProps['onAnswer'] }) {
  const { asks } = useWords(turnWords);
  const names = useWords(nameWords);
  const [first, setFirst] = useState<Good>();
  const pick = (good: Good): void =>
    first === undefined ? setFirst(good) : onAnswer({ kind: 'building', architect, colours: [first, good] });
  return (
    <>
      {first !== undefined && <AppText live>{asks.firstColour(first)}</AppText>}
      <Row gap="s">
        {GOODS.filter((good) => good !== first).map((good) => (
          <Button
            key={good}
            kind="secondary"
            label={names.good[good]}
            icon={() => <GoodIcon good={good} size={26} />}
            onPress={() => pick(good)}
          />
        ))}
        {first === undefined ? (
          <Button
            kind="quiet"
            label={asks.none}
            onPress={() => onAnswer({ kind: 'building', architect, colours: null })}
          />
        ) : (
          <Button kind="quiet" label={asks.notThis(first)} onPress={() => setFirst(undefined)} />
        )}
      </Row>
    </>
  );
}

function AskFollow({ question: { noble, cost }, onAnswer, onFollow }: AskProps<Of<'follow'>>) {
  const { asks } = useWords(turnWords);
  return (
    <Asked text={asks.follow(noble, cost)}>
      <Row gap="s">
        <Button
          kind="secondary"
          label={asks.dontFollow}
          onPress={() => onAnswer({ kind: 'follow', choice: 'declined' })}
        />
        <Button kind="secondary" label={asks.doFollow} onPress={onFollow} />
      </Row>
    </Asked>
  );
}

function AskChurch({ question: { tiles }, onAnswer, church }: AskProps<Of<'church'>>) {
  const { asks } = useWords(turnWords);
  const held = church?.tiles ?? [];
  const told = held.some((tile) => !isPlainTile(tile));
  const [discard, setDiscard] = useState<Discard>(told ? { tiles: 0, which: [] } : { tiles: 1 });
  const [wigs, setWigs] = useState(1);
  return (
    <Asked text={asks.church(church === undefined || church.tiles === null ? null : tiles)}>
      {church !== undefined && <AppText>{asks.churchGives(church.gain(discard))}</AppText>}
      {told ? (
        <WhichTiles tiles={held} which={discard.which ?? []} onChange={setDiscard} />
      ) : (
        <Stepper
          label={asks.tiles}
          value={discard.tiles}
          min={1}
          max={tiles}
          onChange={(count) => setDiscard({ tiles: count })}
        />
      )}
      <Stepper label={asks.backs} value={wigs} min={0} max={discard.tiles * MAX_CLERGY_WIGS} onChange={setWigs} />
      <Row gap="s">
        <Button kind="secondary" label={asks.keep} onPress={() => onAnswer({ kind: 'church', choice: 'declined' })} />
        <Button
          kind="secondary"
          label={asks.discard(discard.tiles)}
          disabled={discard.tiles === 0}
          onPress={() => onAnswer({ kind: 'church', choice: { ...discard, wigs } })}
        />
      </Row>
    </Asked>
  );
}

interface WhichTilesProps {
  readonly tiles: readonly ClergyTile[];
  readonly which: readonly number[];
  readonly onChange: (discard: Discard) => void;
}

/** Tiles that give something are told apart: it matters which of them go. */
function WhichTiles({ tiles, which, onChange }: WhichTilesProps) {
  const { asks } = useWords(turnWords);
  const words = useWords(clergyWords);
  const toggle = (place: number): void => {
    const chosen = tiles.flatMap((_, at) => (which.includes(at) !== (at === place) ? [at] : []));
    onChange({ tiles: chosen.length, which: chosen });
  };
  return (
    <View role="group" aria-label={asks.tiles} style={{ gap: SPACE.xs }}>
      <AppText>{asks.tiles}</AppText>
      <Row gap="s">
        {tiles.map((tile, place) => (
          <Chip key={place} label={words.tile(tile)} selected={which.includes(place)} onPress={() => toggle(place)} />
        ))}
      </Row>
    </View>
  );
}
