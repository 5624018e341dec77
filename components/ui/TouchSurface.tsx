import type { ViewStyle } from 'react-native';

import { useColors } from './theme';
import { painted, type Paint } from './tokens';
import { Touch, type TouchProps } from './Touch';

/**
 * A Touch with a ground of its own, which lights up under a finger or a mouse. What is chosen or open is `lit`, or `filled`
 * where it must be told from across a table. With an `edge` it has a thin frame; a chosen one's is blue.
 */
export interface TouchSurfaceProps extends Omit<TouchProps, 'style'> {
  readonly ground?: Paint;
  readonly lit?: boolean;
  readonly filled?: boolean;
  readonly edge?: Paint;
  readonly style?: ViewStyle;
}

export function TouchSurface(props: TouchSurfaceProps) {
  const { edge, ground, lit = false, filled = false, style, ...touch } = props;
  const colors = useColors();
  const rest = painted(ground ?? (edge === undefined ? 'transparent' : 'surface'), colors);
  const frame: ViewStyle =
    edge === undefined
      ? {}
      : { borderWidth: lit ? 3 : 1.5, borderColor: painted(lit || filled ? 'primary' : edge, colors) };
  return (
    <Touch
      {...touch}
      style={({ pressed, hovered }) => [
        frame,
        { backgroundColor: filled ? colors.primary : lit || pressed || hovered === true ? colors.primarySoft : rest },
        style,
      ]}
    />
  );
}
