import { View } from 'react-native';

import { AppText } from './AppText';
import { arrowKeys } from './arrowKeys';
import type { ChoiceOption } from './Choice';
import { RADIUS, SPACE } from './scale';
import { useColors } from './theme';
import { Touch } from './Touch';

/** A few short answers in one bar (a radio group): number of players, period, view. They wrap when text grows. */
export interface SegmentProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly ChoiceOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export function Segment<T extends string | number>({ label, options, value, onChange }: SegmentProps<T>) {
  const colors = useColors();
  const values = options.map((option) => option.value);
  return (
    <View
      role="radiogroup"
      aria-label={label}
      {...arrowKeys(values, value, onChange)}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        padding: 3,
        gap: 3,
        borderRadius: RADIUS.m + 3,
        borderWidth: 1,
        borderColor: colors.control,
        backgroundColor: colors.sunken,
      }}
    >
      {options.map((option) => (
        <Part
          key={option.value}
          option={option}
          chosen={option.value === value}
          tabIndex={option.value === value ? 0 : -1}
          onPress={() => onChange(option.value)}
        />
      ))}
    </View>
  );
}

interface PartProps {
  readonly option: ChoiceOption<string | number>;
  readonly chosen: boolean;
  readonly tabIndex: 0 | -1;
  readonly onPress: () => void;
}

function Part({ option, chosen, tabIndex, onPress }: PartProps) {
  const colors = useColors();
  return (
    <Touch
      role="radio"
      aria-checked={chosen}
      tabIndex={tabIndex}
      label={option.label}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        flexGrow: 1,
        maxWidth: '100%',
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.xs,
        paddingHorizontal: SPACE.m,
        borderRadius: RADIUS.m,
        backgroundColor: chosen ? colors.primary : pressed || hovered === true ? colors.primarySoft : 'transparent',
      })}
    >
      {option.icon}
      <AppText variant="label" align="center" tone={chosen ? 'onPrimary' : 'ink'} style={{ flexShrink: 1 }}>
        {option.label}
      </AppText>
    </Touch>
  );
}
