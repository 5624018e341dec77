import type { ReactNode } from 'react';
import { View } from 'react-native';

import { commonWords } from '@/i18n/common';
import { useTranslate, useWords } from '@/i18n/useWords';

import { AppText } from './AppText';
import { IconButton } from './IconButton';
import { RADIUS, SPACE, TARGET } from './scale';
import { useColors } from './theme';
import { TouchSurface } from './TouchSurface';
import { UiIcon } from './UiIcon';
import { useRepeat } from './useRepeat';

/**
 * A number between two thumbs: minus, value, plus. Holding a button repeats.
 * `label` names it; `hideLabel` when a table already does; `onEdit` makes the value a button (see NumberEntry).
 */
export interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly icon?: ReactNode;
  readonly hideLabel?: boolean;
  readonly onEdit?: () => void;
}

export function Stepper(props: StepperProps) {
  const { label, value, onChange, min = 0, max = Number.POSITIVE_INFINITY, step = 1, icon, hideLabel = false } = props;
  const words = useWords(commonWords);
  const to = (next: number) => () => {
    const kept = Math.min(max, Math.max(min, next));
    if (kept !== value) onChange(kept);
  };
  return (
    <View
      role="group"
      aria-label={label}
      style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.m }}
    >
      {icon}
      {!hideLabel && (
        <AppText variant="label" style={{ flexGrow: 1, flexShrink: 1 }}>
          {label}
        </AppText>
      )}
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs }}>
        <StepButton name="minus" label={words.fewer(label)} onStep={to(value - step)} disabled={value <= min} />
        <Value label={label} value={value} {...(props.onEdit === undefined ? {} : { onEdit: props.onEdit })} />
        <StepButton name="plus" label={words.more(label)} onStep={to(value + step)} disabled={value >= max} />
      </View>
    </View>
  );
}

interface StepButtonProps {
  readonly name: 'minus' | 'plus';
  readonly label: string;
  readonly disabled: boolean;
  readonly onStep: () => void;
}

function StepButton({ name, label, disabled, onStep }: StepButtonProps) {
  const repeat = useRepeat(onStep);
  return (
    <IconButton
      framed
      label={label}
      disabled={disabled}
      {...repeat}
      icon={(color) => <UiIcon name={name} color={color} />}
    />
  );
}

interface ValueProps {
  readonly label: string;
  readonly value: number;
  readonly onEdit?: () => void;
}

function Value({ label, value, onEdit }: ValueProps) {
  const words = useWords(commonWords);
  const shown = useTranslate().number(value);
  const colors = useColors();
  const text = (
    <AppText variant="number" align="center" live={onEdit === undefined} style={{ minWidth: 52 }}>
      {shown}
    </AppText>
  );
  if (onEdit === undefined) return text;
  return (
    <TouchSurface
      label={words.enter(label, shown)}
      onPress={onEdit}
      style={{
        minHeight: TARGET + 4,
        alignItems: 'center',
        borderRadius: RADIUS.s,
        borderBottomWidth: 2,
        borderColor: colors.control,
      }}
    >
      {text}
    </TouchSurface>
  );
}
