import { memo } from 'react';

import { G, Path } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import type { Column } from '@/engine';

import { rounded } from '../ink';
import { middle, scoringBox } from '../layout';
import { Lettering, PieceMark } from '../Pen';

/** The scoring tile of a column; the thin column has none of its own and shows the value it borrows. */
export const ScoringTile = memo(function ScoringTile({
  column,
  value,
}: {
  readonly column: Column;
  readonly value: number;
}) {
  const colors = useColors();
  const box = scoringBox(column);
  const { x, y } = middle(box);
  if (column === 5) {
    return (
      <G>
        <Path d={rounded(box, 4)} fill="none" stroke={colors.artLine} strokeWidth={1.2} strokeDasharray="3 2.5" />
        <Lettering x={x} y={y} size={15} color={colors.artDeep} faint>
          {String(value)}
        </Lettering>
      </G>
    );
  }
  return (
    <G>
      <Path d={rounded(box, 4)} fill={colors.glaze} stroke={colors.outline} strokeWidth={1.4} />
      <Lettering x={x - 9} y={y} size={20} color={colors.outline}>
        {String(value)}
      </Lettering>
      <PieceMark piece="wig" x={x + 8.5} y={y} size={17} />
    </G>
  );
});
