import { View } from 'react-native';

import { Defs, G, Pattern, Rect, Svg } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';

import { TileMotif } from './TileMotif';
import { TILE } from './tileStrokes';

const SIDE = TILE / 2;

/** One row of small tiles across the page, as decoration between its parts. */
export function TileStrip() {
  const colors = useColors();
  return (
    <View aria-hidden style={{ height: SIDE, borderRadius: 4, overflow: 'hidden' }}>
      <Svg width="100%" height={SIDE}>
        <Defs>
          <Pattern id="strip" patternUnits="userSpaceOnUse" width={SIDE} height={SIDE}>
            <G transform={`scale(${SIDE / TILE})`}>
              <TileMotif colors={colors} />
            </G>
          </Pattern>
        </Defs>
        <Rect width="100%" height={SIDE} fill="url(#strip)" />
      </Svg>
    </View>
  );
}
