import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from './AppText';
import { arrowKeys } from './arrowKeys';
import { RADIUS, SPACE } from './scale';
import { useColors } from './theme';
import { Touch } from './Touch';

/** One answer: what it is called, a line more if needed, a drawing if helpful. */
export interface ChoiceOption<T extends string | number> {
  readonly value: T;
  readonly label: string;
  readonly detail?: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

/** One of several big answers, under each other (a radio group). `label` names the question; `columns` puts short ones side by side. */
export interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly options: readonly ChoiceOption<T>[];
  readonly value: T | undefined;
  readonly onChange: (value: T) => void;
  readonly columns?: 1 | 2;
}

export function Choice<T extends string | number>({ label, options, value, onChange, columns = 1 }: ChoiceProps<T>) {
  const enabled = options.filter((option) => option.disabled !== true).map((option) => option.value);
  const entrance = value ?? enabled[0];
  return (
    <View
      role="radiogroup"
      aria-label={label}
      {...arrowKeys(enabled, value, onChange)}
      style={{
        gap: SPACE.s,
        flexDirection: columns === 1 ? 'column' : 'row',
        flexWrap: columns === 1 ? 'nowrap' : 'wrap',
      }}
    >
      {options.map((option) => (
        <ChoiceRow
          key={option.value}
          option={option}
          chosen={option.value === value}
          tabIndex={option.value === entrance ? 0 : -1}
          half={columns === 2}
          onPress={() => onChange(option.value)}
        />
      ))}
    </View>
  );
}

interface RowProps {
  readonly option: ChoiceOption<string | number>;
  readonly chosen: boolean;
  readonly tabIndex: 0 | -1;
  readonly half: boolean;
  readonly onPress: () => void;
}

function ChoiceRow({ option, chosen, tabIndex, half, onPress }: RowProps) {
  const colors = useColors();
  const disabled = option.disabled === true;
  return (
    <Touch
      role="radio"
      aria-checked={chosen}
      tabIndex={tabIndex}
      disabled={disabled}
      label={option.detail === undefined ? option.label : `${option.label}, ${option.detail}`}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        minHeight: 56,
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.s,
        borderRadius: RADIUS.m,
        borderWidth: chosen ? 2.5 : 1.5,
        margin: chosen ? 0 : 1,
        borderColor: chosen ? colors.primary : disabled ? colors.line : colors.control,
        backgroundColor: chosen || pressed || hovered === true ? colors.primarySoft : colors.surface,
        ...(half ? { flexGrow: 1, flexBasis: '45%' } : {}),
      })}
    >
      <RadioDot chosen={chosen} faint={disabled} />
      {option.icon}
      <View style={{ flex: 1 }}>
        <AppText variant="label" tone={disabled ? 'inkSoft' : 'ink'}>
          {option.label}
        </AppText>
        {option.detail !== undefined && (
          <AppText variant="small" tone="inkSoft">
            {option.detail}
          </AppText>
        )}
      </View>
    </Touch>
  );
}

function RadioDot({ chosen, faint }: { readonly chosen: boolean; readonly faint: boolean }) {
  const colors = useColors();
  const edge = chosen ? colors.primary : faint ? colors.line : colors.control;
  return (
    <View
      style={{
        width: 22,
        height: 22,
        borderRadius: 11,
        borderWidth: 2,
        borderColor: edge,
        alignItems: 'center',
        justifyContent: 'center',
      }}
    >
      {chosen && <View style={{ width: 12, height: 12, borderRadius: 6, backgroundColor: colors.primary }} />}
    </View>
  );
}
