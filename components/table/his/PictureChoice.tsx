import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { choosing } from '@/components/ui/choosing';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { textLength } from '@/components/ui/textLength';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';

/** A piece to touch: its picture over one or two words. With `selected` several may be chosen. */
interface PictureChoiceProps {
  readonly icon: ReactNode;
  readonly label: string;
  /** Spoken instead of the label. */
  readonly name?: string;
  /** Small print below: what it gives. */
  readonly detail?: string;
  /** Below the label: a price in pictures. */
  readonly children?: ReactNode;
  readonly selected?: boolean;
  /** Narrow enough for five in a row of a phone. */
  readonly small?: boolean;
  /** So many on a line, all equally wide. */
  readonly perLine?: number;
  readonly onPress: () => void;
}

export function PictureChoice(props: PictureChoiceProps) {
  const { icon, label, name, detail, children, selected, small = false, perLine, onPress } = props;
  const colors = useColors();
  const isOn = selected === true;
  return (
    <Touch
      {...choosing(selected)}
      label={name ?? (detail === undefined ? label : `${label}, ${detail}`)}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        flexGrow: 1,
        flexBasis: perLine === undefined ? textLength(small ? 56 : 92) : (`${Math.floor(100 / perLine) - 3}%` as const),
        maxWidth: '100%',
        alignItems: 'center',
        gap: 2,
        minHeight: small ? 64 : 76,
        padding: SPACE.xs,
        borderRadius: RADIUS.m,
        borderWidth: isOn ? 2.5 : 1.5,
        borderColor: isOn ? colors.primary : colors.control,
        backgroundColor: isOn || pressed || hovered === true ? colors.primarySoft : colors.surface,
      })}
    >
      {icon}
      <AppText variant="small" align="center" tone="primary" style={{ fontWeight: '700' }}>
        {label}
      </AppText>
      {detail !== undefined && (
        <AppText variant="small" align="center" tone="inkSoft">
          {detail}
        </AppText>
      )}
      {children}
    </Touch>
  );
}

/** Pieces side by side; as many rows as they need. */
export const Pictures = ({ children }: { readonly children: ReactNode }) => (
  <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>{children}</View>
);
