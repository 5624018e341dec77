import { View } from 'react-native';

import { AppText } from './AppText';
import { RADIUS, SPACE } from './scale';
import { useColors } from './theme';
import type { ColorName } from './tokens';
import { Touch } from './Touch';

export type BadgeTone = 'neutral' | 'primary' | 'accent' | 'danger';

const LOOKS: Readonly<Record<BadgeTone, readonly [text: ColorName, ground: ColorName]>> = {
  neutral: ['inkSoft', 'sunken'],
  primary: ['onPrimary', 'primary'],
  accent: ['onAccent', 'accent'],
  danger: ['onDanger', 'danger'],
};

/** A small mark with a word or two. With `onPress` it is a button (for example: "not confirmed", leading to the sheet). */
export interface BadgeProps {
  readonly label: string;
  readonly tone?: BadgeTone;
  readonly onPress?: () => void;
  readonly name?: string;
}

export function Badge({ label, tone = 'neutral', onPress, name }: BadgeProps) {
  const colors = useColors();
  const [text, ground] = LOOKS[tone];
  const mark = (
    <View
      style={{
        paddingHorizontal: SPACE.s,
        paddingVertical: 2,
        borderRadius: RADIUS.s,
        backgroundColor: colors[ground],
        alignSelf: 'flex-start',
      }}
    >
      <AppText variant="small" tone={text} style={{ fontWeight: '600' }}>
        {label}
      </AppText>
    </View>
  );
  if (onPress === undefined) return mark;
  return (
    <Touch
      label={name ?? label}
      onPress={onPress}
      style={({ pressed }) => ({ opacity: pressed ? 0.8 : 1, alignSelf: 'flex-start' })}
    >
      {mark}
    </Touch>
  );
}
