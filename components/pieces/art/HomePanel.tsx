import { G, Path } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import type { Colors } from '@/components/ui/tokens';

import { River } from './River';
import { box, each, spread } from './shapes';
import { Square } from './Square';
import { TILE } from './tileStrokes';
import { TileWall } from './TileWall';

const [WIDTH, HEIGHT] = [18 * TILE, 10 * TILE];

/** The picture of the home screen: a tile panel of the square by the river, framed by a border of painted tiles. */
export function HomePanel({ label }: { readonly label: string }) {
  const colors = useColors();
  return (
    <TileWall role="img" aria-label={label} accessible width={WIDTH} height={HEIGHT} pattern="border">
      <Path d={box(0, 0, WIDTH, HEIGHT)} fill="url(#border)" />
      <Path d={box(TILE, TILE, WIDTH - 2 * TILE, HEIGHT - 2 * TILE)} fill={colors.artGlaze} />
      <Sky colors={colors} />
      <Square colors={colors} />
      <River colors={colors} />
      <Glaze colors={colors} />
      <Path
        d={box(TILE, TILE, WIDTH - 2 * TILE, HEIGHT - 2 * TILE)}
        fill="none"
        stroke={colors.artLine}
        strokeWidth={3}
      />
    </TileWall>
  );
}

/** The hills with the castle behind, clouds in the painter's wash, and birds. */
function Sky({ colors }: { readonly colors: Colors }) {
  return (
    <G strokeLinecap="round" strokeLinejoin="round">
      <Path
        d="M40 214q60-46 118-44 40-20 92-4 60 14 110 40 60-34 128-36 60-6 100 10 50 4 92 34v60H40z"
        fill={colors.artWash}
      />
      <Path d="M168 168v-18h6v6h8v-6h6v6h8v-14h10v14h8v-6h6v6h8v-6h6v18z" fill={colors.artMid} />
      <Path
        d="M92 96q8-14 26-10 10-14 28-4 20-2 20 12 16 0 18 8H84q0-6 8-6zM500 84q8-14 26-10 12-16 32-4 20-4 22 12 18 0 20 8H492q0-6 8-6z"
        fill={colors.artWash}
      />
      <Path
        d="M262 80q6-6 10 0 4-6 10 0M290 66q5-5 8 0 3-5 8 0M452 100q5-5 9 0 4-5 9 0"
        fill="none"
        stroke={colors.artLine}
        strokeWidth={1.5}
      />
    </G>
  );
}

/** Tiles fired on different days: some a shade darker, all with their joints showing. */
const DARKER = [3, 10, 17, 22, 30, 37, 41, 46, 55, 60, 68, 73, 79, 86, 90, 101, 107, 112, 119, 125] as const;

function Glaze({ colors }: { readonly colors: Colors }) {
  const shaded = DARKER.map((cell) =>
    box(TILE * (1 + (cell % 16)), TILE * (1 + Math.floor(cell / 16)), TILE, TILE),
  ).join('');
  const joints =
    each(spread(TILE, TILE, 17), (x) => `M${x} 0v${HEIGHT}`) + each(spread(TILE, TILE, 9), (y) => `M0 ${y}h${WIDTH}`);
  return (
    <G>
      <Path d={shaded} fill={colors.artMid} fillOpacity={0.1} />
      <Path d={joints} stroke={colors.artMid} strokeOpacity={0.55} strokeWidth={0.8} />
    </G>
  );
}
