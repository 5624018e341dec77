import type { ReactNode } from 'react';
import { View, type ViewProps } from 'react-native';

import { RADIUS } from '@/components/ui/scale';
import { Defs, Pattern, Svg } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';

import { TileMotif } from './TileMotif';
import { TILE } from './tileStrokes';

interface TileWallProps extends Omit<ViewProps, 'style' | 'children'> {
  readonly width: number;
  readonly height: number;
  /** The painted tiles are the fill `url(#pattern)`. */
  readonly pattern: string;
  readonly children: ReactNode;
}

/** A picture as wide as there is room, with painted tiles to fill its parts with. */
export function TileWall({ width, height, pattern, children, ...view }: TileWallProps) {
  const colors = useColors();
  return (
    <View {...view} style={{ width: '100%', aspectRatio: width / height, borderRadius: RADIUS.m, overflow: 'hidden' }}>
      <Svg width="100%" height="100%" viewBox={`0 0 ${width} ${height}`}>
        <Defs>
          <Pattern id={pattern} patternUnits="userSpaceOnUse" width={TILE} height={TILE}>
            <TileMotif colors={colors} />
          </Pattern>
        </Defs>
        {children}
      </Svg>
    </View>
  );
}
