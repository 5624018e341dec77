import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import { Path, Rect, Svg } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import type { ColorName } from '@/components/ui/tokens';

/** A column of parts that stand on each other, with its number and its name below. */
export interface Column {
  readonly id: string;
  readonly parts: readonly { readonly id: string; readonly value: number; readonly fill: ColorName }[];
  readonly value: string;
  readonly name: string;
}

const HEIGHT = 150;
/** What one column has of the drawing, and the gap on both its sides. */
const ROOM = 60;
const GAP = 10;

interface Box {
  readonly id: string;
  readonly fill: ColorName;
  readonly y: number;
  readonly height: number;
}

const sumOf = ({ parts }: Pick<Column, 'parts'>): number => parts.reduce((all, { value }) => all + value, 0);

/** The parts from the ground up, as high as their values beside the highest column. */
function stacked({ parts }: Pick<Column, 'parts'>, highest: number): readonly Box[] {
  let ground = HEIGHT;
  return parts
    .filter(({ value }) => value > 0)
    .map(({ id, value, fill }) => {
      const height = (value / highest) * (HEIGHT - 2);
      ground -= height;
      return { id, fill, y: ground, height };
    });
}

/** Columns side by side, drawn to the same scale. What they say is named by whoever shows them. */
export function Columns({ columns }: { readonly columns: readonly Column[] }) {
  const highest = Math.max(1, ...columns.map(sumOf));
  return (
    <View style={{ gap: SPACE.xs, width: '100%', maxWidth: columns.length * 96, alignSelf: 'center' }}>
      <Drawn columns={columns} highest={highest} />
      <View style={{ flexDirection: 'row' }}>
        {columns.map(({ id, value, name }) => (
          <View key={id} style={{ flex: 1, minWidth: 0, alignItems: 'center' }}>
            <AppText variant="label" align="center">
              {value}
            </AppText>
            <AppText variant="caption" tone="inkSoft" align="center">
              {name}
            </AppText>
          </View>
        ))}
      </View>
    </View>
  );
}

function Drawn({ columns, highest }: { readonly columns: readonly Column[]; readonly highest: number }) {
  const colors = useColors();
  const width = columns.length * ROOM;
  return (
    <Svg width="100%" height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`} preserveAspectRatio="none">
      {columns.flatMap((column, at) =>
        stacked(column, highest).map(({ id, fill, y, height }) => (
          <Rect
            key={`${column.id} ${id}`}
            x={at * ROOM + GAP}
            y={y}
            width={ROOM - 2 * GAP}
            height={height}
            fill={colors[fill]}
            stroke={colors.outline}
            strokeWidth={1}
            vectorEffect="non-scaling-stroke"
          />
        )),
      )}
      <Path
        d={`M0 ${HEIGHT - 0.5}H${width}`}
        stroke={colors.control}
        strokeWidth={1.5}
        vectorEffect="non-scaling-stroke"
      />
    </Svg>
  );
}
