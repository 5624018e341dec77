import { View } from 'react-native';

import { ROW } from './arrange';
import { AppText } from './AppText';
import { AnswerSurface } from './AnswerSurface';
import { RadioGroup, type Asked, type Choosable } from './RadioGroup';
import type { ChoiceOption } from './Choice';
import { RADIUS, SPACE } from './scale';
import { useColors } from './theme';
import type { TouchProps } from './touchTypes';
import { framed } from './tokens';

/** A few short answers in one bar (a radio group): number of players, period, view. They wrap in pairs, never one alone; long ones are a column. */
export interface SegmentProps<T extends string | number> extends Asked<T> {
  readonly options: readonly ChoiceOption<T>[];
  readonly value: T;
  /** A finger came down on an answer: what that needs can set out. */
  readonly onAim?: (value: T) => void;
}

export function Segment<T extends string | number>({ options, onAim, ...question }: SegmentProps<T>) {
  const { value, onChange } = question;
  const colors = useColors();
  const values = options.map((option) => option.value);
  const isColumn = isLong(options);
  const isNumbers = options.every(({ label }) => /^\d+$/.test(label));
  return (
    <RadioGroup
      {...question}
      values={values}
      style={{
        flexDirection: isColumn ? 'column' : 'row',
        flexWrap: isColumn ? 'nowrap' : 'wrap',
        padding: 3,
        gap: 3,
        borderRadius: RADIUS.m + 3,
        ...framed(colors, 'sunken', 'control'),
      }}
    >
      {inGroups(options).map((group) => (
        <View
          key={group[0]?.value}
          style={{ flexDirection: isColumn ? 'column' : 'row', flexGrow: group.length, maxWidth: '100%', gap: 3 }}
        >
          {group.map((option) => (
            <Part
              key={option.value}
              option={option}
              even={isNumbers}
              chosen={option.value === value}
              onPress={() => onChange(option.value)}
              {...(onAim === undefined ? {} : { onPressIn: () => onAim(option.value) })}
            />
          ))}
        </View>
      ))}
    </RadioGroup>
  );
}

/** Options that stay together when the bar wraps: pairs, and three where one would be left over. */
export function inGroups<T>(options: readonly T[]): readonly (readonly T[])[] {
  if (options.length <= 3) return options.length === 0 ? [] : [options];
  return [options.slice(0, 2), ...inGroups(options.slice(2))];
}

/** What a row on a narrow phone holds: labels in letters, and for each option its padding and drawing. */
const ROW_LETTERS = 34;
const AROUND_LETTERS = 3;
const DRAWN_LETTERS = 4;

/** Whether a group would not fit beside each other on a phone. */
const isLong = (options: readonly ChoiceOption<string | number>[]): boolean =>
  inGroups(options).some(
    (group) =>
      group.reduce(
        (sum, { label, icon }) => sum + label.length + AROUND_LETTERS + (icon === undefined ? 0 : DRAWN_LETTERS),
        0,
      ) > ROW_LETTERS,
  );

interface PartProps extends Choosable, Pick<TouchProps, 'onPressIn'> {
  readonly option: ChoiceOption<string | number>;
  /** As wide as every other one: of numbers none is worth more room. */
  readonly even: boolean;
}

function Part({ option, even, ...answer }: PartProps) {
  return (
    <AnswerSurface
      {...answer}
      label={option.label}
      look="filled"
      style={{
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: even ? 0 : 'auto',
        ...ROW,
        gap: SPACE.xs,
        paddingHorizontal: SPACE.m,
        borderRadius: RADIUS.m,
      }}
    >
      {option.icon}
      <AppText variant="label" align="center" tone={answer.chosen ? 'onPrimary' : 'ink'} style={{ flexShrink: 1 }}>
        {option.label}
      </AppText>
    </AnswerSurface>
  );
}
