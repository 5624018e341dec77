import { OwnerIcon } from '@/components/board/OwnerIcon';
import { Drawing, type Shape } from '@/components/ui/Drawing';
import { IconFrame } from '@/components/ui/IconFrame';
import type { IconProps } from '@/components/ui/iconTypes';
import type { ColorName } from '@/components/ui/tokens';

import type { ScoredAs } from './people';

type Mark = ScoredAs['mark'];

/** A shape for every colour, so that nobody is told apart by colour alone; you and Lacerda are drawn as at the table. */
const SHAPES: Readonly<Record<Mark, readonly Shape[]>> = {
  green: [{ d: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z', fill: 'own' }],
  purple: [{ d: 'M3.5 3.5h17v17h-17z', fill: 'own' }],
  orange: [{ d: 'M12 2.5 22 20.5H2z', fill: 'own' }],
  yellow: [{ d: 'M12 1.8 22.2 12 12 22.2 1.8 12z', fill: 'own' }],
  you: [{ d: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', fill: 'own' }],
  lacerda: [{ d: 'M12 .5 23.5 12 12 23.5.5 12z', fill: 'own' }],
};

export const MARK_COLOURS: Readonly<Record<Mark, ColorName>> = {
  green: 'green',
  purple: 'purple',
  orange: 'orange',
  yellow: 'gold',
  you: 'glaze',
  lacerda: 'outline',
};

/** Whose column, bar or place it is. */
export function SeatMark({ mark, ...frame }: IconProps & { readonly mark: Mark }) {
  if (mark === 'you' || mark === 'lacerda') return <OwnerIcon owner={mark} {...frame} />;
  return (
    <IconFrame {...frame}>
      <Drawing shapes={SHAPES[mark]} own={MARK_COLOURS[mark]} />
    </IconFrame>
  );
}

/** The outline of each mark, for the picture that is shared. */
export const markPaths = (mark: Mark): readonly string[] => SHAPES[mark].map(({ d }) => d);
