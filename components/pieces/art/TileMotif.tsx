import { Circle, G, Path } from '@/components/ui/svg';
import type { Colors } from '@/components/ui/tokens';

/** Side of one tile in the units of the drawings. */
export const TILE = 40;

const PETAL = 'M20 20C15.5 15.5 15.5 9 20 4c4.5 5 4.5 11.5 0 16z';
const CORNER = 'M0 0h13a13 13 0 0 1-13 13z';
const CORNER_RING = 'M17 0a17 17 0 0 1-17 17';
const TURNS = [0, 90, 180, 270] as const;

/** One hand-painted tile: quarter rosettes in the corners that close with their neighbours, a flower in the middle. */
export function TileMotif({ colors }: { readonly colors: Colors }) {
  return (
    <G>
      <Path d="M0 0h40v40H0z" fill={colors.artGlaze} />
      {TURNS.map((turn) => (
        <G key={turn} transform={`rotate(${turn} 20 20)`}>
          <Path d={CORNER} fill={colors.artFill} />
          <Path d={CORNER_RING} fill="none" stroke={colors.artMid} strokeWidth={1.6} />
          <Path d={PETAL} fill={colors.artLine} />
          <Path d="M20 20c2-5 5-8 9-9-1 4-4 7-9 9z" fill={colors.artMid} />
        </G>
      ))}
      <Circle cx={20} cy={20} r={3.2} fill={colors.accent} />
    </G>
  );
}
