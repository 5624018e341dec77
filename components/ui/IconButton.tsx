import type { ReactNode } from 'react';

import { RADIUS, TARGET } from './scale';
import { useColors } from './theme';
import { Touch, type TouchProps } from './Touch';

/** A round button with a drawing only; its name is spoken. `icon` receives the colour to draw with. */
export interface IconButtonProps extends Pick<TouchProps, 'onPress' | 'onPressIn' | 'onPressOut' | 'disabled' | 'ref'> {
  readonly label: string;
  readonly icon: (color: string) => ReactNode;
  readonly framed?: boolean;
  /** Something out of the ordinary is on. */
  readonly lit?: boolean;
}

export function IconButton({ icon, framed = false, lit = false, disabled = false, ...rest }: IconButtonProps) {
  const colors = useColors();
  return (
    <Touch
      {...rest}
      disabled={disabled}
      style={({ pressed, hovered }) => ({
        width: framed ? TARGET + 4 : TARGET,
        height: framed ? TARGET + 4 : TARGET,
        alignItems: 'center',
        borderRadius: RADIUS.round,
        borderWidth: framed ? 1.5 : 0,
        borderColor: disabled ? colors.line : lit ? colors.primary : colors.control,
        backgroundColor:
          !disabled && (pressed || hovered === true)
            ? colors[lit ? 'primaryHover' : 'primarySoft']
            : lit
              ? colors.primary
              : framed
                ? colors.surface
                : 'transparent',
      })}
    >
      {icon(disabled ? colors.control : lit ? colors.onPrimary : colors.primary)}
    </Touch>
  );
}
