import { memo, useMemo } from 'react';
import { View } from 'react-native';

import { RADIUS } from '@/components/ui/scale';
import { G, Rect, Svg } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import { STREETS } from '@/engine';
import { boardWords } from '@/i18n/board';
import { useWords } from '@/i18n/useWords';

import type { BoardView } from '../boardView';
import {
  MAP,
  columnRubbleBox,
  drawnBox,
  lotBox,
  middle,
  rowRubbleBox,
  scoringBox,
  siteBox,
  streetBox,
  type Box,
} from '../layout';
import { MAP_PLACES, type PlaceId } from '../places';
import { FreeLand } from './FreeLand';
import { Street } from './Ground';
import { GoldRings } from './Highlights';
import { Lot, storeOn } from './Lot';
import { Rubble } from './Rubble';
import { ScoringTile } from './Scoring';
import { SiteDrawing } from './SiteDrawing';

interface MapCutProps {
  readonly view: BoardView;
  readonly place: PlaceId;
}

/** As wide as a stamp beside a line of text. */
const CUT = { width: 72, height: 64 } as const;
/** How much of the map it shows at least, and around a place. */
const LEAST_HEIGHT = 80;
const AROUND = 14;

const within = (value: number, most: number): number => Math.max(0, Math.min(most, value));

/** The part of the map around a place, never beyond its edge; nothing for a place that is not on the map. */
function cutAround(id: PlaceId): Box | undefined {
  const place = MAP_PLACES.find((one) => one.id === id);
  const box = place === undefined ? undefined : drawnBox(place);
  if (box === undefined) return undefined;
  const height = Math.max(LEAST_HEIGHT, box.height + AROUND);
  const width = (height * CUT.width) / CUT.height;
  const { x, y } = middle(box);
  return { x: within(x - width / 2, MAP.width - width), y: within(y - height / 2, MAP.height - height), width, height };
}

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** The map around one place, which is lit; the line beside it says where that is. */
export const MapCut = memo(function MapCut({ view, place }: MapCutProps) {
  const colors = useColors();
  const lit = useMemo(() => new Set([place]), [place]);
  const seen = cutAround(place);
  if (seen === undefined) return null;
  return (
    <View
      aria-hidden
      importantForAccessibility="no-hide-descendants"
      style={{ ...CUT, borderRadius: RADIUS.s, borderWidth: 1, borderColor: colors.line, overflow: 'hidden' }}
    >
      <Svg width="100%" height="100%" viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}>
        <Rect {...seen} fill={colors.artWash} />
        <Seen view={view} seen={seen} />
        <GoldRings lit={lit} chosen={NONE} />
      </Svg>
    </View>
  );
});

const NONE: ReadonlySet<PlaceId> = new Set();

/** What lies in this part of the map, drawn as the map draws it. */
function Seen({ view, seen }: { readonly view: BoardView; readonly seen: Box }) {
  const colors = useColors();
  const { letter } = useWords(boardWords);
  const lots = view.lots.filter(({ space }) => meets(lotBox(space), seen));
  return (
    <G>
      {STREETS.filter((good) => meets(streetBox(good), seen)).map((good) => (
        <Street key={good} good={good} colors={colors} />
      ))}
      <FreeLand lots={lots} />
      {lots.map((lot) => (
        <Lot key={lot.space} {...storeOn(lot, letter)} />
      ))}
      {view.sites
        .filter(({ site }) => meets(siteBox(site), seen))
        .map(({ site, face }) => (
          <SiteDrawing key={site} site={site} left={face?.[0]} right={face?.[1]} />
        ))}
      {view.scoring
        .filter(({ column }) => meets(scoringBox(column), seen))
        .map(({ column, value }) => (
          <ScoringTile key={column} column={column} value={value} />
        ))}
      <Rubble
        rowRubble={view.rowRubble.filter(({ row }) => meets(rowRubbleBox(row), seen))}
        columnRubble={view.columnRubble.filter(({ column }) => meets(columnRubbleBox(column), seen))}
        sites={view.sites.filter(({ site }) => meets(siteBox(site), seen))}
      />
    </G>
  );
}
