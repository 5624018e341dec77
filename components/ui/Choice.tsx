import type { ReactNode } from 'react';
import { View } from 'react-native';

import { CENTER } from './arrange';
import { AppText } from './AppText';
import { Note } from './Note';
import { AnswerSurface } from './AnswerSurface';
import { RadioGroup, type Asked, type Choosable } from './RadioGroup';
import { RADIUS, SPACE } from './scale';
import { useColors } from './theme';

/** One answer: what it is called, a line more if needed, a drawing if helpful. */
export interface ChoiceOption<T extends string | number> {
  readonly value: T;
  readonly label: string;
  readonly detail?: string;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

/** One of several big answers, under each other (a radio group). `label` names the question; `columns` puts short ones side by side. */
export interface ChoiceProps<T extends string | number> extends Asked<T> {
  readonly options: readonly ChoiceOption<T>[];
  readonly columns?: 1 | 2;
}

export function Choice<T extends string | number>({ options, columns = 1, ...question }: ChoiceProps<T>) {
  const { value, onChange } = question;
  const enabled = options.filter((option) => option.disabled !== true).map((option) => option.value);
  const entrance = value ?? enabled[0];
  return (
    <RadioGroup
      {...question}
      values={enabled}
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
          isEntrance={option.value === entrance}
          half={columns === 2}
          onPress={() => onChange(option.value)}
        />
      ))}
    </RadioGroup>
  );
}

interface RowProps extends Choosable {
  readonly option: ChoiceOption<string | number>;
  readonly isEntrance: boolean;
  readonly half: boolean;
}

function ChoiceRow({ option, isEntrance, half, ...answer }: RowProps) {
  const disabled = option.disabled === true;
  return (
    <AnswerSurface
      {...answer}
      isEntrance={isEntrance}
      disabled={disabled}
      label={option.detail === undefined ? option.label : `${option.label}, ${option.detail}`}
      edge={disabled ? 'line' : 'control'}
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.m,
        minHeight: 56,
        paddingHorizontal: SPACE.m,
        paddingVertical: SPACE.s,
        borderRadius: RADIUS.m,
        borderWidth: answer.chosen ? 2.5 : 1.5,
        margin: answer.chosen ? 0 : 1,
        ...(half ? { flexGrow: 1, flexBasis: '45%' } : {}),
      }}
    >
      <RadioDot chosen={answer.chosen} faint={disabled} />
      {option.icon}
      <View style={{ flex: 1 }}>
        <AppText variant="label" tone={disabled ? 'inkSoft' : 'ink'}>
          {option.label}
        </AppText>
        {option.detail !== undefined && <Note>{option.detail}</Note>}
      </View>
    </AnswerSurface>
  );
}

function RadioDot({ chosen, faint }: { readonly chosen: boolean; readonly faint: boolean }) {
  const colors = useColors();
  const edge = chosen ? colors.primary : faint ? colors.line : colors.control;
  return (
    <View style={{ width: 22, height: 22, borderRadius: 11, borderWidth: 2, borderColor: edge, ...CENTER }}>
      {chosen && <View style={{ width: 12, height: 12, borderRadius: 6, backgroundColor: colors.primary }} />}
    </View>
  );
}
