import { memo } from 'react';

import { G, Path } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import { frontagesOf, STREETS, type Good, type Space } from '@/engine';

import type { LotView } from '../boardView';
import { doorway, inset, rosettes, rounded } from '../ink';
import { lotBox, middle, type Box } from '../layout';
import { Lettering } from '../Pen';

interface FreeLandProps {
  readonly lots: readonly LotView[];
}

const freeOf = (lots: readonly LotView[]): readonly Space[] =>
  lots.filter(({ store }) => store === null).map(({ space }) => space);

const sameLand = (before: FreeLandProps, after: FreeLandProps): boolean =>
  String(freeOf(before.lots)) === String(freeOf(after.lots));

/** The doorways towards a street, one for each space that touches it. */
const doorways = (free: readonly Space[], street: Good): string =>
  free
    .flatMap((space) => frontagesOf(space).map((way) => ({ ...way, box: lotBox(space) })))
    .filter(({ good }) => good === street)
    .map(({ facing, box }) => doorway(facing === 'west' ? box.x : box.x + box.width, middle(box).y + 20, 7, facing))
    .join('');

/** Painted tiles with a doorway towards each street they touch: all of them in a few strokes, instead of six for each. */
export const FreeLand = memo(function FreeLand({ lots }: FreeLandProps) {
  const colors = useColors();
  const free = freeOf(lots);
  const drawn = (draw: (box: Box) => string): string => free.map((space) => draw(lotBox(space))).join('');
  return (
    <G>
      <Path d={drawn((box) => rounded(box, 4))} fill={colors.artGlaze} stroke={colors.artLine} strokeWidth={1.2} />
      <Path d={drawn((box) => rosettes(inset(box, 3), 7))} fill={colors.artMid} fillOpacity={0.6} />
      <Path d={drawn((box) => rounded(inset(box, 3), 2))} fill="none" stroke={colors.artMid} strokeWidth={0.8} />
      {STREETS.map((good) => (
        <Path key={good} d={doorways(free, good)} fill={colors[good]} stroke={colors.outline} strokeWidth={1} />
      ))}
      {free.map((space) => (
        <Lettering key={space} x={middle(lotBox(space)).x} y={lotBox(space).y + 17} size={13} color={colors.artDeep}>
          {space}
        </Lettering>
      ))}
    </G>
  );
}, sameLand);
