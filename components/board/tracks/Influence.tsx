import { View, type ViewStyle } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { MarkedLine } from '@/components/ui/MarkedLine';
import { RADIUS } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { markPaint } from '@/components/ui/tokens';
import { MAX_INFLUENCE, SEATS, type Seat } from '@/engine';

import type { BoardView, InfluenceView } from '../boardView';
import { OwnerIcon } from '../OwnerIcon';
import { useBoardWords } from '../useBoardWords';
import { PlaceFrame } from './PlaceFrame';
import { still } from './still';
import { TrackCard } from './TrackCard';

/** Both influences on their track: coins where the copy prints them, a wig at the end. */
export const Influence = still(function Influence({ influence }: Pick<BoardView, 'influence'>) {
  const words = useBoardWords();
  return (
    <TrackCard title={words.board.influence.title}>
      {SEATS.map((seat) => (
        <PlaceFrame
          key={seat}
          id={`influence-${seat}`}
          name={words.board.influence[seat](influence[seat])}
          style={{ flexDirection: 'row', gap: 2, padding: 0 }}
        >
          <OwnerIcon owner={seat} size={24} />
          <Track influence={influence} seat={seat} />
        </PlaceFrame>
      ))}
    </TrackCard>
  );
});

function Track({ influence, seat }: { readonly influence: InfluenceView; readonly seat: Seat }) {
  const at = influence.spaces.findIndex(({ value }) => value === influence[seat]);
  const here = influence.spaces[at];
  return (
    <MarkedLine
      at={at}
      marker={here && <InfluenceSpace {...here} here />}
      style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: 1.5 }}
      cellStyle={{ flexGrow: 1, minWidth: 19 }}
    >
      {influence.spaces.map((space) => (
        <InfluenceSpace key={space.value} {...space} />
      ))}
    </MarkedLine>
  );
}

const MARK = 13;

interface SpaceProps {
  readonly value: number;
  readonly coin: boolean;
  /** It is the marker, which looks like the space it covers. */
  readonly here?: boolean;
}

function InfluenceSpace({ value, coin, here = false }: SpaceProps) {
  const colors = useColors();
  return (
    <View style={[SPACE_BOX, markPaint(here, colors, 'line', 'sunken')]}>
      <AppText variant="small" tone={here ? 'onPrimary' : 'ink'} style={here ? { fontWeight: '800' } : {}}>
        {String(value)}
      </AppText>
      <View style={{ height: MARK }}>
        {value === MAX_INFLUENCE ? (
          <PieceIcon piece="wig" size={MARK} />
        ) : (
          coin && <PieceIcon piece="reis" size={MARK} />
        )}
      </View>
    </View>
  );
}

const SPACE_BOX: ViewStyle = {
  flexGrow: 1,
  alignItems: 'center',
  paddingTop: 1,
  paddingBottom: 3,
  borderRadius: RADIUS.s,
  borderWidth: 1,
};
