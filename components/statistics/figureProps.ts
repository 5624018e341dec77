import type { SidedGame } from '@/store/statistics/filter';

import type { FigureView } from './Figures';

/** What every drawing of figures is told. */
export interface FigureProps {
  readonly games: readonly SidedGame[];
  readonly view: FigureView;
}
