import type { ReactNode } from 'react';
import { View, type TextStyle, type ViewStyle } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { WRAP, share } from '@/components/ui/arrange';
import { choosing } from '@/components/ui/choosing';
import { fontLength } from '@/components/ui/platform';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { textLength } from '@/components/ui/textLength';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';

interface TileTouchProps {
  /** Spoken in full: "1 influence off a visit". */
  readonly name: string;
  readonly label: string;
  readonly icon: ReactNode;
  readonly selected: boolean;
  readonly onPress: () => void;
}

/** A clergy tile, or what one gives, to touch: its picture over a word or two. */
export function TileTouch({ name, label, icon, selected, onPress }: TileTouchProps) {
  const colors = useColors();
  return (
    <Touch
      {...choosing(selected)}
      label={name}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        ...share(textLength(100)),
        alignItems: 'center',
        justifyContent: 'center',
        minHeight: 56,
        padding: 3,
        borderRadius: RADIUS.m,
        borderWidth: selected ? 2.5 : 1.5,
        borderColor: selected ? colors.primary : colors.control,
        backgroundColor: selected || pressed || hovered === true ? colors.primarySoft : colors.surface,
      })}
    >
      {icon}
      <AppText variant="small" align="center" style={LABEL}>
        {label}
      </AppText>
    </Touch>
  );
}

/** As small as under the other pictures of a turn. */
const LABEL: TextStyle = { fontSize: fontLength(12), lineHeight: fontLength(15), fontWeight: '500' };

/** Three beside each other on a phone. */
export const TileTouches = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <View role="group" aria-label={label} style={TOUCHES}>
    {children}
  </View>
);

const TOUCHES: ViewStyle = { ...WRAP, gap: SPACE.xs };
