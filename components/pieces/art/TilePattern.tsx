import { View } from 'react-native';

import { RADIUS } from '@/components/ui/scale';
import { Defs, G, Path, Pattern, Rect, Svg } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';

import { box, each, spread } from './shapes';
import { TILE, TileMotif } from './TileMotif';

/** A wall of tiles, as decoration. `missing` lists the tiles that fell off, counted row by row. */
export interface TilePatternProps {
  readonly columns: number;
  readonly rows: number;
  readonly missing?: readonly number[];
}

export function TilePattern({ columns, rows, missing = [] }: TilePatternProps) {
  const colors = useColors();
  const [width, height] = [columns * TILE, rows * TILE];
  const joints =
    each(spread(TILE, TILE, columns - 1), (x) => `M${x} 0v${height}`) +
    each(spread(TILE, TILE, rows - 1), (y) => `M0 ${y}h${width}`);
  return (
    <View
      aria-hidden
      style={{ width: '100%', aspectRatio: columns / rows, borderRadius: RADIUS.m, overflow: 'hidden' }}
    >
      <Svg width="100%" height="100%" viewBox={`0 0 ${width} ${height}`}>
        <Defs>
          <Pattern id="wall" patternUnits="userSpaceOnUse" width={TILE} height={TILE}>
            <TileMotif colors={colors} />
          </Pattern>
        </Defs>
        <Rect width={width} height={height} fill="url(#wall)" />
        <Path d={joints} stroke={colors.artWash} strokeWidth={1.4} />
        {missing.map((index) => (
          <Gap key={index} x={(index % columns) * TILE} y={Math.floor(index / columns) * TILE} />
        ))}
      </Svg>
    </View>
  );
}

/** Bare mortar, scratched by the trowel. */
function Gap({ x, y }: { readonly x: number; readonly y: number }) {
  const colors = useColors();
  return (
    <G>
      <Path d={box(x, y, TILE, TILE)} fill={colors.sunken} />
      <Path
        d={each(spread(y + 8, 8, 4), (line) => `M${x + 5} ${line + 4}q8 -6 15 -2t15 -3`)}
        stroke={colors.line}
        strokeWidth={1.4}
        fill="none"
      />
    </G>
  );
}
