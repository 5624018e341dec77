import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { RADIUS, SPACE, TARGET } from '@/components/ui/scale';
import { TouchSurface } from '@/components/ui/TouchSurface';

/** A value as it is on the table: a drawing, what it is worth, its short name. A tap corrects it. */
export interface ValueTileProps {
  /** Spoken in full: "Your wigs: 21". */
  readonly name: string;
  readonly icon?: ReactNode;
  readonly value?: string;
  readonly label?: string;
  /** A word instead of a number. */
  readonly wordy?: boolean;
  readonly onPress: () => void;
}

export function ValueTile({ name, icon, value, label, wordy = false, onPress }: ValueTileProps) {
  return (
    <TouchSurface
      label={name}
      onPress={onPress}
      edge="control"
      style={{
        minHeight: label === undefined ? TARGET : 60,
        minWidth: label === undefined ? TARGET : 64,
        flexGrow: wordy ? 1 : 0,
        maxWidth: '100%',
        alignItems: 'center',
        paddingVertical: SPACE.xs,
        paddingHorizontal: SPACE.s,
        borderRadius: RADIUS.m,
      }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
        {icon}
        {value !== undefined && <AppText variant={wordy || label === undefined ? 'label' : 'number'}>{value}</AppText>}
      </View>
      {label !== undefined && <Note align="center">{label}</Note>}
    </TouchSurface>
  );
}
