import { memo, useCallback, useMemo, useState } from 'react';
import { View } from 'react-native';

import { CalmContext } from '@/components/ui/CalmContext';
import { G, Svg } from '@/components/ui/svg';
import { useReducedMotion } from '@/components/ui/useReducedMotion';

import type { BoardView } from '../boardView';
import { NO_FIGURES, type Figures, type Layer } from '../figures';
import { MAP } from '../layout';
import type { Place, PlaceId } from '../places';
import { NO_CHOICE, NOTHING, type BoardMarks } from '../selection';
import { mapPlaceName } from '../spoken';
import { useBoardWords } from '../useBoardWords';
import { useStable } from '../useStable';
import { FreeLand } from './FreeLand';
import { Crossings, Ground } from './Ground';
import { GoldRings, OpenRings, ThreatRings } from './Highlights';
import { Lot, storeOn, type Letters } from './Lot';
import { MapFoot } from './MapFoot';
import { Rubble } from './Rubble';
import { ScoringTile } from './Scoring';
import { SiteDrawing } from './SiteDrawing';
import { Targets } from './Targets';
import { Zoomable } from './Zoomable';
import { zoomControls, type ZoomControls } from './zoomControls';

/**
 * The downtown. `view` is what lies there; `figures` are numbers by place, of which `layer` says which are written on the map
 * (all of them are spoken); the marks say what is lit, chosen or may be pressed. It holds no rules.
 * `controls` enlarge it from outside; then the buttons under it are left out.
 */
export interface CityMapProps extends BoardMarks {
  readonly view: BoardView;
  readonly layer?: Layer;
  readonly figures?: Figures;
  readonly controls?: ZoomControls | undefined;
  /** None where a button stands in its corner. */
  readonly compass?: boolean;
}

export function CityMap({
  view,
  layer = 'plain',
  figures = NO_FIGURES,
  selectable = NO_CHOICE,
  explained = NO_CHOICE,
  lit = NOTHING,
  chosen = NOTHING,
  onPress,
  controls: given,
  compass = true,
}: CityMapProps) {
  const words = useBoardWords();
  const [own] = useState(zoomControls);
  const calm = useReducedMotion();
  const controls = given ?? own;
  const press = useStable(onPress);
  const pressable = useMemo(() => ({ ...explained, ...selectable }), [explained, selectable]);
  const open = useMemo(() => new Set(Object.keys(selectable) as PlaceId[]), [selectable]);
  const [shining, picked, threatened] = [useSet(lit), useSet(chosen), useSet(figures.hisNext ?? NOTHING)];
  const nameOf = useCallback((place: Place) => mapPlaceName(words, view, figures, place), [words, view, figures]);
  return (
    <View role="group" aria-label={words.board.map.name} style={{ gap: 4 }}>
      <Zoomable controls={controls}>
        <View aria-hidden importantForAccessibility="no-hide-descendants" style={{ width: '100%', height: '100%' }}>
          <Svg width="100%" height="100%" viewBox={`0 0 ${MAP.width} ${MAP.height}`}>
            <Ground compass={compass} />
            <CalmContext value={calm}>
              <City view={view} layer={layer} figures={figures} letters={words.board.letter} />
            </CalmContext>
            <OpenRings open={open} />
            <Crossings />
            <ThreatRings next={threatened} />
            <GoldRings lit={shining} chosen={picked} />
          </Svg>
        </View>
        <Targets nameOf={nameOf} selectable={pressable} onPress={press} onReach={controls.reveal} />
      </Zoomable>
      {given === undefined && <MapFoot controls={own} />}
    </View>
  );
}

interface CityProps {
  readonly view: BoardView;
  readonly layer: Layer;
  readonly figures: Figures;
  readonly letters: Letters;
}

/** Everything on the map that a game moves; each part is handed plain values and redraws only when they change. */
const City = memo(function City({ view, layer, figures, letters }: CityProps) {
  const wigs = layer === 'your-wigs' || layer === 'his-wigs' || layer === 'threats';
  return (
    <G>
      <FreeLand lots={view.lots} />
      {view.lots.map((lot) => {
        const told = figures.spaces[lot.space];
        return (
          <Lot
            key={lot.space}
            {...storeOn(lot, letters)}
            price={layer === 'prices' ? told?.price : undefined}
            tooDear={layer === 'prices' ? told?.tooDear : undefined}
            west={wigs ? told?.wigs?.west : undefined}
            east={wigs ? told?.wigs?.east : undefined}
          />
        );
      })}
      {view.sites.map(({ site, face }) => {
        const told = wigs ? figures.sites[site]?.wigs : undefined;
        return (
          <SiteDrawing
            key={site}
            site={site}
            left={face?.[0]}
            right={face?.[1]}
            blue={told?.blue}
            green={told?.green}
          />
        );
      })}
      {view.scoring.map(({ column, value }) => (
        <ScoringTile key={column} column={column} value={value} />
      ))}
      <Rubble rowRubble={view.rowRubble} columnRubble={view.columnRubble} sites={view.sites} />
    </G>
  );
});

const useSet = (ids: readonly PlaceId[]): ReadonlySet<PlaceId> => useMemo(() => new Set(ids), [ids]);
