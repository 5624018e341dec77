import type { ReactNode } from 'react';
import { View } from 'react-native';

import { share } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { AnswerSurface } from '@/components/ui/AnswerSurface';
import { RadioGroup, type Choosable } from '@/components/ui/RadioGroup';
import { RADIUS, SPACE } from '@/components/ui/scale';

type KeyWidth = number | `${number}%` | 'auto';

/** One key: what it stands for, what is heard and what is seen. */
export interface PickOption<T> {
  readonly value: T;
  readonly name: string;
  readonly face: ReactNode;
}

/** One of a few things, each a key for the thumb (a radio group); `hint` stands beside the question. */
export interface PickRowProps<T> {
  readonly label: string;
  readonly hint?: string;
  readonly options: readonly PickOption<T>[];
  readonly value: T;
  readonly onPick: (value: T) => void;
  /** The least width of a key: wide ones hold a drawing and a word. */
  readonly width?: KeyWidth;
}

export function PickRow<T extends string | number>({
  label,
  hint,
  options,
  value,
  onPick,
  width = 44,
}: PickRowProps<T>) {
  return (
    <View style={{ gap: SPACE.xs }}>
      <PickLabel label={label} {...(hint === undefined ? {} : { hint })} />
      <RadioGroup
        label={label}
        values={options.map((option) => option.value)}
        value={value}
        onChange={onPick}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: 6 }}
      >
        {options.map((option) => (
          <Key
            key={option.value}
            name={option.name}
            chosen={option.value === value}
            width={width}
            onPress={() => onPick(option.value)}
          >
            {option.face}
          </Key>
        ))}
      </RadioGroup>
    </View>
  );
}

function PickLabel({ label, hint }: { readonly label: string; readonly hint?: string }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.s }}>
      <AppText variant="label">{label}</AppText>
      {hint !== undefined && <Note>{hint}</Note>}
    </View>
  );
}

interface KeyProps extends Choosable {
  readonly name: string;
  readonly width: KeyWidth;
  readonly children: ReactNode;
}

function Key({ name, width, children, ...answer }: KeyProps) {
  return (
    <AnswerSurface
      {...answer}
      label={name}
      edge="control"
      style={{
        ...share(width),
        minHeight: 54,
        alignItems: 'center',
        padding: SPACE.xs,
        borderRadius: RADIUS.m,
      }}
    >
      {children}
    </AnswerSurface>
  );
}
