import { View, type ViewStyle } from 'react-native';

import { GoodIcon } from '@/components/pieces/GoodIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { ROW } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { MarkedLine } from '@/components/ui/MarkedLine';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { markPaint } from '@/components/ui/tokens';
import type { TreasurySpace as PrintedSpace } from '@/engine';

import type { BoardView, MarketView } from '../boardView';
import { signed, treasuryName } from '../spoken';
import { useBoardWords } from '../useBoardWords';
import { PlaceFrame } from './PlaceFrame';
import { PlacesCard } from './PlacesCard';
import { still } from './still';
import { LINE, TrackCard } from './TrackCard';

/** The treasury: above what a visit adds, below what payments count; the marker's space is filled. */
export const Treasury = still(function Treasury({ treasury }: Pick<BoardView, 'treasury'>) {
  const words = useBoardWords();
  const here = treasury.spaces[treasury.at];
  return (
    <TrackCard title={words.board.treasury.title}>
      <PlaceFrame id="treasury" name={treasuryName(words, treasury)} style={{ alignItems: 'stretch' }}>
        <View style={{ flexDirection: 'row', gap: SPACE.xs }}>
          <View style={{ justifyContent: 'space-around', gap: 6 }}>
            <PieceIcon piece="influence" size={22} />
            <PieceIcon piece="reis" size={22} />
          </View>
          <MarkedLine
            at={treasury.at}
            marker={here && <TreasurySpace {...here} here />}
            style={{ ...LINE, flex: 1 }}
            cellStyle={{ flexGrow: 1 }}
          >
            {treasury.spaces.map((space) => (
              <TreasurySpace key={space.right} {...space} />
            ))}
          </MarkedLine>
        </View>
      </PlaceFrame>
    </TrackCard>
  );
});

/** A space of the track, or the marker over it, which looks like it. */
function TreasurySpace({ left, right, here = false }: PrintedSpace & { readonly here?: boolean }) {
  const colors = useColors();
  const tone = here ? 'onPrimary' : 'ink';
  return (
    <View style={[SPACE_BOX, { paddingVertical: 3, borderWidth: 1.5 }, markPaint(here, colors, 'line', 'sunken')]}>
      <AppText variant="label" tone={tone}>
        {signed(left)}
      </AppText>
      <AppText variant="number" tone={tone}>
        {String(right)}
      </AppText>
    </View>
  );
}

const SPACE_BOX: ViewStyle = { flexGrow: 1, alignItems: 'center', paddingHorizontal: 1, borderRadius: RADIUS.s };

/** The market: each good with its price, and the steps it can still fall. */
export const Market = still(function Market({ market }: Pick<BoardView, 'market'>) {
  const words = useBoardWords();
  return (
    <PlacesCard
      title={words.board.market.title}
      places={market}
      idOf={({ good }) => `market-${good}`}
      nameOf={({ good, price }) => words.board.market.spoken(good, price)}
      style={{ gap: 3 }}
    >
      {(view) => (
        <>
          <View style={{ ...ROW, gap: 4 }}>
            <GoodIcon good={view.good} size={28} />
            <AppText variant="number">{String(view.price)}</AppText>
          </View>
          <PriceLadder view={view} />
        </>
      )}
    </PlacesCard>
  );
});

/** One rung per price from the lowest to the start, and the marker on the price of today. */
function PriceLadder({ view: { good, price, start, lowest } }: { readonly view: MarketView }) {
  const colors = useColors();
  const rungs = Array.from({ length: Math.max(0, start - lowest + 1) }, (_, index) => lowest + index);
  return (
    <MarkedLine
      at={rungs.indexOf(price)}
      marker={<View style={[PRICE, { borderColor: colors.outline, backgroundColor: colors[good] }]} />}
      style={{ flexDirection: 'row', gap: 2, padding: 2 }}
    >
      {rungs.map((rung) => (
        <View key={rung} style={[RUNG, { borderColor: colors.control }]} />
      ))}
    </MarkedLine>
  );
}

const RUNG: ViewStyle = { width: 7, height: 9, borderRadius: 2, borderWidth: 1 };
/** A little larger than the rung it stands on. */
const PRICE: ViewStyle = { position: 'absolute', inset: -2, borderRadius: 3, borderWidth: 1.5 };
