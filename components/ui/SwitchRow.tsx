import { View, type ViewStyle } from 'react-native';

import { ROW } from './arrange';
import { AppText } from './AppText';
import { Note } from './Note';
import { RADIUS, SPACE } from './scale';
import { useColors } from './theme';
import { markPaint } from './tokens';
import { TouchSurface } from './TouchSurface';

/** A setting that is on or off; the whole row is the target. */
export interface SwitchRowProps {
  readonly label: string;
  readonly detail?: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly disabled?: boolean;
}

export function SwitchRow({ label, detail, value, onChange, disabled = false }: SwitchRowProps) {
  return (
    <TouchSurface
      role="switch"
      aria-checked={value}
      disabled={disabled}
      label={detail === undefined ? label : `${label}, ${detail}`}
      onPress={() => onChange(!value)}
      style={{
        ...ROW,
        gap: SPACE.m,
        minHeight: 56,
        paddingVertical: SPACE.s,
        paddingHorizontal: SPACE.s,
        borderRadius: RADIUS.m,
      }}
    >
      <View style={{ flex: 1 }}>
        <AppText variant="label">{label}</AppText>
        {detail !== undefined && <Note>{detail}</Note>}
      </View>
      <Track on={value} />
    </TouchSurface>
  );
}

/** Position tells on from off, colour only helps. */
function Track({ on }: { readonly on: boolean }) {
  const colors = useColors();
  return (
    <View style={[TRACK, markPaint(on, colors), { alignItems: on ? 'flex-end' : 'flex-start' }]}>
      <View
        style={{ width: 18, height: 18, borderRadius: 9, backgroundColor: on ? colors.onPrimary : colors.control }}
      />
    </View>
  );
}

const TRACK: ViewStyle = {
  width: 52,
  height: 30,
  padding: 3,
  borderRadius: 15,
  borderWidth: 2,
  justifyContent: 'center',
};
