import type { ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { arrowKeys } from '@/components/ui/arrowKeys';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';

type KeyWidth = number | `${number}%`;

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
      <View
        role="radiogroup"
        aria-label={label}
        {...arrowKeys(
          options.map((option) => option.value),
          value,
          onPick,
        )}
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
      </View>
    </View>
  );
}

function PickLabel({ label, hint }: { readonly label: string; readonly hint?: string }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: SPACE.s }}>
      <AppText variant="label">{label}</AppText>
      {hint !== undefined && (
        <AppText variant="small" tone="inkSoft">
          {hint}
        </AppText>
      )}
    </View>
  );
}

interface KeyProps {
  readonly name: string;
  readonly chosen: boolean;
  readonly width: KeyWidth;
  readonly onPress: () => void;
  readonly children: ReactNode;
}

function Key({ name, chosen, width, onPress, children }: KeyProps) {
  const colors = useColors();
  return (
    <Touch
      role="radio"
      aria-checked={chosen}
      tabIndex={chosen ? 0 : -1}
      label={name}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        flexGrow: 1,
        flexBasis: width,
        minHeight: 54,
        alignItems: 'center',
        paddingVertical: SPACE.xs,
        borderRadius: RADIUS.m,
        borderWidth: chosen ? 3 : 1.5,
        borderColor: chosen ? colors.primary : colors.control,
        backgroundColor: chosen || pressed || hovered === true ? colors.primarySoft : colors.surface,
      })}
    >
      {children}
    </Touch>
  );
}
