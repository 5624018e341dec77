import { memo } from 'react';

import { G, Path } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import { RUBBLE_KINDS, type Cubes, type RubbleKind } from '@/engine';

import type { BoardView } from '../boardView';
import { cubeMark, cubeOutline, heap, line } from '../ink';
import { columnRubbleBox, rowRubbleBox, siteBox, type Box } from '../layout';

interface Cube {
  readonly kind: RubbleKind;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

const lay = (
  cubes: Cubes,
  spots: readonly { readonly x: number; readonly y: number }[],
  size: number,
): readonly Cube[] =>
  cubes.flatMap((kind, index) => {
    const spot = spots[index];
    return spot === undefined ? [] : [{ kind, size, ...spot }];
  });

/** The lower part of a site, under its sign. */
const siteFoot = (box: Box): Box => ({ ...box, y: box.y + box.height - 17, height: 14 });

/** Every cube on the map with its spot. */
function cubesOn({
  rowRubble,
  columnRubble,
  sites,
}: Pick<BoardView, 'rowRubble' | 'columnRubble' | 'sites'>): readonly Cube[] {
  return [
    ...rowRubble.flatMap(({ row, cubes }) => lay(cubes, heap(rowRubbleBox(row), cubes.length, 15), 15)),
    ...columnRubble.flatMap(({ column, cubes }) => lay(cubes, line(columnRubbleBox(column), cubes.length, 11.5), 11.5)),
    ...sites
      .filter(({ face }) => face === null)
      .flatMap(({ site, cubes }) => lay(cubes, line(siteFoot(siteBox(site)), cubes.length, 12), 12)),
  ];
}

const sameCubes = (one: Cubes, other: Cubes): boolean =>
  one.length === other.length && one.every((kind, index) => kind === other[index]);

type Props = Pick<BoardView, 'rowRubble' | 'columnRubble' | 'sites'>;

/** Views are made anew with every state; the heaps seldom change. */
const sameHeaps = (before: Props, after: Props): boolean =>
  before.rowRubble.every(({ cubes }, index) => sameCubes(cubes, after.rowRubble[index]?.cubes ?? [])) &&
  before.columnRubble.every(({ cubes }, index) => sameCubes(cubes, after.columnRubble[index]?.cubes ?? [])) &&
  before.sites.every(
    ({ cubes, face }, index) =>
      (face === null) === (after.sites[index]?.face === null) && sameCubes(cubes, after.sites[index]?.cubes ?? []),
  );

/** All rubble in two strokes a kind, instead of a drawing for each of the fifty cubes. */
export const Rubble = memo(function Rubble(props: Props) {
  const colors = useColors();
  const cubes = cubesOn(props);
  return (
    <G strokeLinejoin="round" strokeLinecap="round" stroke={colors.outline}>
      {RUBBLE_KINDS.map((kind) => {
        const these = cubes.filter((cube) => cube.kind === kind);
        return (
          <G key={kind}>
            <Path
              d={these.map((cube) => cubeOutline(kind, cube, cube.size)).join('')}
              fill={colors[kind]}
              strokeWidth={1.3}
            />
            <Path
              d={these.map((cube) => cubeMark(kind, cube, cube.size)).join('')}
              fill={kind === 'fire' ? colors.accent : 'none'}
              strokeWidth={kind === 'fire' ? 0.8 : 1.2}
            />
          </G>
        );
      })}
    </G>
  );
}, sameHeaps);
