import { G, Path } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';
import type { ColorName } from '@/components/ui/tokens';
import type { Seat } from '@/engine';

import { pathOf, type Scale, type Series } from './series';

/** Your line is drawn through, his is broken: nobody is told apart by color alone. */
const PENS: Readonly<Record<Seat, { readonly color: ColorName; readonly dashes?: string }>> = {
  you: { color: 'primary' },
  lacerda: { color: 'accentInk', dashes: '5 3.5' },
};

/** Yours lies over his. */
const DRAWN: readonly Seat[] = ['lacerda', 'you'];

interface WigLinesProps {
  readonly series: Series;
  readonly scale: Scale;
  readonly pen: number;
}

/** Both lines of a plot. */
export function WigLines({ series, scale, pen }: WigLinesProps) {
  const colors = useColors();
  return (
    <G fill="none" strokeLinejoin="round" strokeLinecap="round" strokeWidth={pen}>
      {DRAWN.map((seat) => {
        const { color, dashes } = PENS[seat];
        return (
          <Path
            key={seat}
            d={pathOf(series[seat], scale)}
            stroke={colors[color]}
            {...(dashes === undefined ? {} : { strokeDasharray: dashes })}
          />
        );
      })}
    </G>
  );
}

/** The sample of a line for the key beside it. */
export function LineSample({ seat }: { readonly seat: Seat }) {
  const colors = useColors();
  const { color, dashes } = PENS[seat];
  return (
    <Path
      d="M1 12h22"
      fill="none"
      stroke={colors[color]}
      strokeWidth={3}
      {...(dashes === undefined ? {} : { strokeDasharray: dashes })}
    />
  );
}
