import { Drawing, type Shape } from '@/components/ui/Drawing';
import { IconFrame } from '@/components/ui/IconFrame';
import type { IconProps } from '@/components/ui/iconTypes';
import type { ColorName } from '@/components/ui/tokens';

import type { ScoredAs } from './people';

type Mark = ScoredAs['mark'];

/** A shape for every colour, so that nobody is told apart by colour alone; Lacerda wears a hat. */
const SHAPES: Readonly<Record<Mark, readonly Shape[]>> = {
  green: [{ d: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z', fill: 'own' }],
  purple: [{ d: 'M3.5 3.5h17v17h-17z', fill: 'own' }],
  orange: [{ d: 'M12 2.5 22 20.5H2z', fill: 'own' }],
  yellow: [{ d: 'M12 1.8 22.2 12 12 22.2 1.8 12z', fill: 'own' }],
  lacerda: [
    { d: 'M1.5 15.5c4-.6 5.8-2.4 6.6-8 2.6-1.7 5.2-1.7 7.8 0 .8 5.6 2.6 7.4 6.6 8-6.2 4-14.8 4-21 0z', fill: 'own' },
    { d: 'M8 12.2q4 2 8 0', pen: 1.6 },
  ],
};

export const MARK_COLOURS: Readonly<Record<Mark, ColorName>> = {
  green: 'green',
  purple: 'purple',
  orange: 'orange',
  yellow: 'gold',
  lacerda: 'stone',
};

/** Whose column, bar or place it is. */
export function SeatMark({ mark, ...frame }: IconProps & { readonly mark: Mark }) {
  return (
    <IconFrame {...frame}>
      <Drawing shapes={SHAPES[mark]} own={MARK_COLOURS[mark]} />
    </IconFrame>
  );
}

/** The outline of each mark, for the picture that is shared. */
export const markPaths = (mark: Mark): readonly string[] => SHAPES[mark].map(({ d }) => d);
