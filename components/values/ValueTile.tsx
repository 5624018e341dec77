import { useContext, type ReactNode } from 'react';
import { View, type ViewStyle } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { RADIUS, SPACE, TARGET } from '@/components/ui/scale';
import { TouchSurface } from '@/components/ui/TouchSurface';

import { EditContext } from './EditContext';

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
  const isReadOnly = useContext(EditContext)?.isReadOnly === true;
  return (
    <Surface
      name={name}
      onPress={isReadOnly ? undefined : onPress}
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
    </Surface>
  );
}

interface SurfaceProps {
  readonly name: string;
  readonly onPress: (() => void) | undefined;
  readonly style: ViewStyle;
  readonly children: ReactNode;
}

/** What can be tapped has an edge; what is only looked at is a picture with a name. */
function Surface({ name, onPress, style, children }: SurfaceProps) {
  if (onPress === undefined)
    return (
      <View role="img" aria-label={name} accessible style={[style, { justifyContent: 'center' }]}>
        {children}
      </View>
    );
  return (
    <TouchSurface label={name} onPress={onPress} edge="control" style={style}>
      {children}
    </TouchSurface>
  );
}
