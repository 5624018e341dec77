import { useState } from 'react';
import { View } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { IconButton } from '@/components/ui/IconButton';
import { Column, Row } from '@/components/ui/layout';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { TREASURY_START, type TreasurySpace } from '@/engine';
import { sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';

import { TrackCell } from '../TrackCell';
import { ChosenValue, type Value } from '../ChosenValue';
import type { PanelProps } from '../panelProps';
import { withHighest, withLeft, withLowest, withoutHighest, withoutLowest, withRight } from '../treasuryTrack';

type Side = keyof TreasurySpace;
interface Chosen {
  readonly at: number;
  readonly side: Side;
}

/** The treasury as it is on the table: a ladder, each rung with what visits (left) and payments (right) cost. */
export function TreasuryPanel({ sheet: { treasury }, onChange }: PanelProps) {
  const words = useWords(sheetWords).treasury;
  const [chosen, choose] = useState<Chosen>();
  const set = (next: readonly TreasurySpace[]): void => onChange({ treasury: next });
  const reshape = (next: readonly TreasurySpace[]): void => {
    choose(undefined);
    set(next);
  };
  return (
    <Column gap="s">
      <View
        role="radiogroup"
        aria-label={words.track}
        style={{ gap: SPACE.xs, maxWidth: 360, width: '100%', alignSelf: 'center' }}
      >
        <Heads />
        {treasury
          .map((space, at) => <Rung key={at} space={space} at={at} chosen={chosen} onChoose={choose} />)
          .reverse()}
      </View>
      <ChosenValue of={valueOf(treasury, chosen, words, set)} />
      <Ends track={treasury} onChange={reshape} />
    </Column>
  );
}

type Words = (typeof sheetWords)['en']['treasury'];

function valueOf(
  treasury: readonly TreasurySpace[],
  chosen: Chosen | undefined,
  words: Words,
  set: (next: readonly TreasurySpace[]) => void,
): Value | undefined {
  const space = chosen === undefined ? undefined : treasury[chosen.at];
  if (chosen === undefined || space === undefined) return undefined;
  const { at, side } = chosen;
  return side === 'left'
    ? { label: words.leftOf(at + 1), value: space.left, min: -9, onChange: (left) => set(withLeft(treasury, at, left)) }
    : {
        label: words.rightOf(at + 1),
        value: space.right,
        min: at,
        onChange: (right) => set(withRight(treasury, at, right)),
      };
}

/** The heads of the two sides. */
function Heads() {
  const words = useWords(sheetWords).treasury;
  return (
    <Row gap="s" wrap={false}>
      <Head piece="influence" text={words.visits} />
      <View style={{ width: MIDDLE }} />
      <Head piece="reis" text={words.payments} />
    </Row>
  );
}

const Head = ({ piece, text }: { readonly piece: 'influence' | 'reis'; readonly text: string }) => (
  <Row gap="xs" wrap={false} style={{ flex: 1, justifyContent: 'center' }}>
    <PieceIcon piece={piece} size={22} />
    <Note>{text}</Note>
  </Row>
);

const MIDDLE = 48;

interface EndsProps {
  readonly track: readonly TreasurySpace[];
  readonly onChange: (track: readonly TreasurySpace[]) => void;
}

/** Copies may have more or fewer spaces: both ends of the track grow and shrink. */
function Ends({ track, onChange }: EndsProps) {
  const words = useWords(sheetWords).treasury;
  const button = (name: 'plus' | 'minus', label: string, next: readonly TreasurySpace[]) => (
    <IconButton
      framed
      label={label}
      disabled={next === track}
      onPress={() => onChange(next)}
      icon={(color) => <UiIcon name={name} color={color} />}
    />
  );
  return (
    <Row gap="m" spread>
      <Row gap="s">
        <Note>{words.top}</Note>
        {button('minus', words.noHigher, withoutHighest(track))}
        {button('plus', words.higher, withHighest(track))}
      </Row>
      <Row gap="s">
        <Note>{words.bottom}</Note>
        {button('minus', words.noLower, withoutLowest(track))}
        {button('plus', words.lower, withLowest(track))}
      </Row>
    </Row>
  );
}

interface RungProps {
  readonly space: TreasurySpace;
  readonly at: number;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

function Rung({ space, at, chosen, onChoose }: RungProps) {
  const { treasury: words, signed } = useWords(sheetWords);
  const { number } = useTranslate();
  const isChosen = (side: Side): boolean => chosen?.at === at && chosen.side === side;
  return (
    <Row gap="s" wrap={false}>
      <TrackCell
        grow
        ground="sunken"
        name={words.left(at + 1, space.left)}
        chosen={isChosen('left')}
        onPress={() => onChoose({ at, side: 'left' })}
      >
        <AppText variant="heading">{signed(space.left)}</AppText>
      </TrackCell>
      <Middle start={space.right === TREASURY_START} />
      <TrackCell
        grow
        name={words.right(at + 1, space.right)}
        chosen={isChosen('right')}
        onPress={() => onChoose({ at, side: 'right' })}
      >
        <AppText variant="heading">{number(space.right)}</AppText>
      </TrackCell>
    </Row>
  );
}

/** The rung's middle: where the marker stands, drawn where it starts. */
function Middle({ start }: { readonly start: boolean }) {
  const words = useWords(sheetWords).treasury;
  const colors = useColors();
  return (
    <View style={{ width: MIDDLE, alignItems: 'center' }}>
      <View
        style={{
          width: start ? 18 : 10,
          height: start ? 18 : 10,
          borderRadius: 9,
          borderWidth: 2,
          borderColor: start ? colors.outline : colors.control,
          backgroundColor: start ? colors.accent : 'transparent',
        }}
      />
      {start && <Note>{words.start}</Note>}
    </View>
  );
}
