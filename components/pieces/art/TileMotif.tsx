import { Circle, G, Path } from '@/components/ui/svg';
import type { Colors } from '@/components/ui/tokens';

import { TILE, TILE_HEART, TILE_STROKES, TILE_TURNS } from './tileStrokes';

/** One hand-painted tile: quarter rosettes in the corners that close with their neighbours, a flower in the middle. */
export function TileMotif({ colors }: { readonly colors: Colors }) {
  return (
    <G>
      <Path d={`M0 0h${TILE}v${TILE}H0z`} fill={colors.artGlaze} />
      {TILE_TURNS.map((turn) => (
        <G key={turn} transform={`rotate(${turn} 20 20)`}>
          {TILE_STROKES.map(({ d, color, width }) =>
            width === undefined ? (
              <Path key={d} d={d} fill={colors[color]} />
            ) : (
              <Path key={d} d={d} fill="none" stroke={colors[color]} strokeWidth={width} />
            ),
          )}
        </G>
      ))}
      <Circle cx={TILE / 2} cy={TILE / 2} r={TILE_HEART} fill={colors.accent} />
    </G>
  );
}
