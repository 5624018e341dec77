import { G, Path, Rect } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';

import { box, each, spread } from './shapes';
import { TILE } from './tileStrokes';
import { TileWall } from './TileWall';

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
    <TileWall aria-hidden width={width} height={height} pattern="wall">
      <Rect width={width} height={height} fill="url(#wall)" />
      <Path d={joints} stroke={colors.artWash} strokeWidth={1.4} />
      {missing.map((index) => (
        <Gap key={index} x={(index % columns) * TILE} y={Math.floor(index / columns) * TILE} />
      ))}
    </TileWall>
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
