import { View } from 'react-native';

import { RADIUS } from '@/components/ui/scale';
import { Rect, Svg } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import type { ColorName } from '@/components/ui/tokens';

/** How finely a bar is drawn; it is stretched to its place. */
const WHOLE = 1000;
const HEIGHT = 16;
/** How thick a mark is. */
const MARK = 12;

/** A bar in parts of a whole, from 0 to 1, one after the other; a mark stands across it. */
export interface ShareBarProps {
  readonly parts: readonly { readonly share: number; readonly fill: ColorName }[];
  readonly mark?: number;
}

export function ShareBar({ parts, mark }: ShareBarProps) {
  const colors = useColors();
  const begin = (at: number): number => parts.slice(0, at).reduce((all, { share }) => all + share, 0) * WHOLE;
  return (
    <View
      style={{
        height: HEIGHT,
        borderRadius: RADIUS.s,
        overflow: 'hidden',
        borderWidth: 1,
        borderColor: colors.control,
        backgroundColor: colors.sunken,
      }}
    >
      <Svg width="100%" height={HEIGHT} viewBox={`0 0 ${WHOLE} ${HEIGHT}`} preserveAspectRatio="none">
        {parts.map(({ share, fill }, at) => (
          <Rect key={fill} x={begin(at)} y={0} width={share * WHOLE} height={HEIGHT} fill={colors[fill]} />
        ))}
        {mark !== undefined && (
          <Rect x={Math.max(0, mark * WHOLE - MARK)} y={0} width={MARK} height={HEIGHT} fill={colors.ink} />
        )}
      </Svg>
    </View>
  );
}
