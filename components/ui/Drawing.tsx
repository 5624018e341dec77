import { Path } from './svg';
import { useColors } from './theme';
import type { ColorName } from './tokens';

/**
 * One stroke of a game icon. `fill` names a colour; `own` takes the icon's (an owner's, a good's).
 * The pen is dark in every theme, so the drawing inside reads the same on a bright and on a dark table.
 */
export interface Shape {
  readonly d: string;
  readonly fill?: ColorName | 'own';
  readonly pen?: number;
  readonly penColor?: ColorName;
}

/** Strokes in drawing order; `own` is the colour that `own` stands for. */
export interface DrawingProps {
  readonly shapes: readonly Shape[];
  readonly own?: ColorName;
}

export function Drawing({ shapes, own = 'stone' }: DrawingProps) {
  const colors = useColors();
  return shapes.map(({ d, fill, pen = 1.4, penColor = 'outline' }) => (
    <Path
      key={d}
      d={d}
      fill={fill === undefined ? 'none' : colors[fill === 'own' ? own : fill]}
      stroke={pen === 0 ? 'none' : colors[penColor]}
      strokeWidth={pen}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ));
}
