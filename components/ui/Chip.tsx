import type { ReactNode } from 'react';

import { UiIcon } from './UiIcon';

import { AppText } from './AppText';
import { choosing } from './choosing';
import { RADIUS, SPACE } from './scale';
import { useColors } from './theme';
import { Touch } from './Touch';

/** A small pill. With `selected` it is a box to tick; without, a quick action ("+2", "6 wigs"). */
export interface ChipProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly selected?: boolean;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
}

export function Chip({ label, onPress, selected, icon, disabled = false, name }: ChipProps) {
  const colors = useColors();
  const on = selected === true;
  return (
    <Touch
      {...choosing(selected)}
      label={name ?? label}
      disabled={disabled}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.xs,
        paddingHorizontal: SPACE.m,
        borderRadius: RADIUS.round,
        borderWidth: 1.5,
        borderColor: on ? colors.primary : disabled ? colors.line : colors.control,
        backgroundColor: on
          ? colors.primary
          : !disabled && (pressed || hovered === true)
            ? colors.primarySoft
            : colors.surface,
      })}
    >
      {on && <UiIcon name="check" size={18} color={colors.onPrimary} />}
      {icon}
      <AppText variant="label" tone={on ? 'onPrimary' : disabled ? 'inkSoft' : 'ink'}>
        {label}
      </AppText>
    </Touch>
  );
}
