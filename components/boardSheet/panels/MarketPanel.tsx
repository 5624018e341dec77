import { useState } from 'react';
import { View } from 'react-native';

import { GoodIcon } from '@/components/pieces/GoodIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { STREETS, type BoardSheet, type Good } from '@/engine';
import { nameWords } from '@/i18n/names';
import { sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';

import { TrackCell } from '../TrackCell';
import type { Value } from '../ChosenValue';
import type { PanelProps } from '../panelProps';
import { PrintedColumn } from '../PrintedColumn';
import { PrintedValues } from '../PrintedValues';

type End = keyof BoardSheet['market'];
interface Chosen {
  readonly good: Good;
  readonly end: End;
}

/** The market as it is on the table: a column of falling prices for each good. */
export function MarketPanel({ sheet: { market }, onChange }: PanelProps) {
  const words = useWords(sheetWords).market;
  const [chosen, choose] = useState<Chosen>();
  return (
    <PrintedValues label={words.board} chosen={usePrice(market, chosen, onChange)}>
      {STREETS.map((good) => (
        <PriceColumn key={good} good={good} market={market} chosen={chosen} onChoose={choose} />
      ))}
    </PrintedValues>
  );
}

function usePrice(
  market: BoardSheet['market'],
  chosen: Chosen | undefined,
  onChange: PanelProps['onChange'],
): Value | undefined {
  const { market: words } = useWords(sheetWords);
  if (chosen === undefined) return undefined;
  const { good, end } = chosen;
  const label = { start: words.startOf, lowest: words.lowestOf }[end](good);
  return {
    label,
    value: market[end][good],
    min: 0,
    onChange: (price) => onChange({ market: { ...market, [end]: { ...market[end], [good]: price } } }),
  };
}

interface PriceColumnProps {
  readonly good: Good;
  readonly market: BoardSheet['market'];
  readonly chosen: Chosen | undefined;
  readonly onChoose: (chosen: Chosen) => void;
}

function PriceColumn({ good, market, chosen, onChoose }: PriceColumnProps) {
  const words = useWords(sheetWords).market;
  const name = useWords(nameWords).good[good];
  const { number } = useTranslate();
  const [start, lowest] = [market.start[good], market.lowest[good]];
  const isChosen = (end: End): boolean => chosen?.good === good && chosen.end === end;
  return (
    <PrintedColumn icon={<GoodIcon good={good} size={34} label={name} />}>
      <TrackCell
        name={words.start(good, start)}
        chosen={isChosen('start')}
        onPress={() => onChoose({ good, end: 'start' })}
      >
        <AppText variant="heading">{number(start)}</AppText>
      </TrackCell>
      <Between start={start} lowest={lowest} />
      <TrackCell
        ground="sunken"
        name={words.lowest(good, lowest)}
        chosen={isChosen('lowest')}
        onPress={() => onChoose({ good, end: 'lowest' })}
      >
        <AppText variant="heading">{number(lowest)}</AppText>
      </TrackCell>
    </PrintedColumn>
  );
}

/** The prices in between, as small as they need to be: nothing is chosen there. */
function Between({ start, lowest }: { readonly start: number; readonly lowest: number }) {
  const colors = useColors();
  const { number } = useTranslate();
  const prices = Array.from({ length: Math.max(0, start - lowest - 1) }, (_, step) => start - 1 - step).slice(0, 9);
  return (
    <View
      style={{
        alignItems: 'center',
        flexGrow: 1,
        borderLeftWidth: 1.5,
        borderRightWidth: 1.5,
        marginHorizontal: SPACE.s,
        borderColor: colors.line,
      }}
    >
      {prices.map((price) => (
        <Note key={price}>{number(price)}</Note>
      ))}
    </View>
  );
}
