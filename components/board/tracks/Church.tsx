import { View, type ViewStyle } from 'react-native';

import { PieceIcon } from '@/components/pieces/PieceIcon';
import { MarkedLine } from '@/components/ui/MarkedLine';
import { Circle, G, Path, Svg } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import { Drawing } from '@/components/ui/Drawing';
import { EMBLEMS } from '@/components/pieces/emblems';
import { GAPS, type Gap } from '@/engine';

import type { BoardView } from '../boardView';
import { PieceMark } from '../Pen';
import { churchName } from '../spoken';
import { useBoardWords } from '../useBoardWords';
import { PlaceFrame } from './PlaceFrame';
import { still } from './still';
import { TrackCard } from './TrackCard';

const SIDE = 140;
const SHOWN = 124;
const MIDDLE = SIDE / 2;
const RING = 42;

/** A spot on the round walk, in sixths of a turn clockwise from the top. */
const onRing = (sixths: number, radius: number): { readonly x: number; readonly y: number } => {
  const angle = (sixths * Math.PI) / 3;
  return { x: MIDDLE + Math.sin(angle) * radius, y: MIDDLE - Math.cos(angle) * radius };
};

/** The church as a cloister: the Cardinal walks clockwise through six gaps, between them lie the clergy tiles. */
export const Church = still(function Church({ church }: Pick<BoardView, 'church'>) {
  const words = useBoardWords();
  return (
    <TrackCard title={words.board.church.title} style={{ flexGrow: 3 }}>
      <PlaceFrame id="church" name={churchName(words, church)}>
        <View aria-hidden style={{ width: SHOWN, height: SHOWN }}>
          <Svg width={SHOWN} height={SHOWN} viewBox={`0 0 ${SIDE} ${SIDE}`}>
            <Cloister />
            <Icons church={church} />
          </Svg>
          <MarkedLine
            at={GAPS.indexOf(church.cardinal)}
            marker={<PieceIcon piece="cardinal" size={CARDINAL} />}
            style={WALK}
            cellStyle={spotOf}
          >
            {GAPS.map((gap) => (
              <View key={gap} />
            ))}
          </MarkedLine>
        </View>
      </PlaceFrame>
    </TrackCard>
  );
});

const CARDINAL = 30;
const WALK: ViewStyle = { position: 'absolute', left: 0, top: 0, width: SHOWN, height: SHOWN };

/** Where the Cardinal stands in a gap, measured on the screen. */
function spotOf(at: number): ViewStyle {
  const { x, y } = onRing(GAPS[at] ?? 0, RING);
  const onScreen = (along: number): number => (along * SHOWN) / SIDE - CARDINAL / 2;
  return { position: 'absolute', left: onScreen(x), top: onScreen(y), width: CARDINAL, height: CARDINAL };
}

function Cloister() {
  const colors = useColors();
  return (
    <G>
      <Circle cx={MIDDLE} cy={MIDDLE} r={RING} fill="none" stroke={colors.artWash} strokeWidth={15} />
      <Circle cx={MIDDLE} cy={MIDDLE} r={RING + 8} fill="none" stroke={colors.artMid} strokeWidth={1} />
      <Circle cx={MIDDLE} cy={MIDDLE} r={RING - 8} fill="none" stroke={colors.artMid} strokeWidth={1} />
      {GAPS.map((gap) => (
        <PieceMark key={gap} piece="clergy" {...onRing(gap + 0.5, RING)} size={17} />
      ))}
      <Path
        d={`M${MIDDLE - 3.5} ${MIDDLE - 15}h7v10h10v7h-10v16h-7v-16h-10v-7h10z`}
        fill={colors.artGlaze}
        stroke={colors.artLine}
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      {GAPS.map((gap) => (
        <Circle
          key={gap}
          cx={onRing(gap, RING).x}
          cy={onRing(gap, RING).y}
          r={4}
          fill={colors.artGlaze}
          stroke={colors.artLine}
          strokeWidth={1.4}
        />
      ))}
    </G>
  );
}

/** The two printed icons, outside the walk beside their gaps. */
function Icons({ church }: Pick<BoardView, 'church'>) {
  const chest = onRing(church.treasury, RING + 18);
  return (
    <G>
      <PieceMark piece="influence" {...outside(church.influence)} size={20} />
      <G transform={`translate(${chest.x - 10} ${chest.y - 10}) scale(${20 / 24})`}>
        <Drawing shapes={EMBLEMS.treasury} />
      </G>
    </G>
  );
}

const outside = (gap: Gap) => onRing(gap, RING + 18);
