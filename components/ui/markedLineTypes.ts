import type { ReactElement, ReactNode } from 'react';
import type { ViewStyle } from 'react-native';

/** Cells with one marker that stands on one of them; when it is moved to another, it is seen on its way there. */
export interface MarkedLineProps {
  /** The cell it stands on; one that is not there: no marker. */
  readonly at: number;
  /** Fills the box of its cell; readers hear of it where the cell is named. */
  readonly marker: ReactNode;
  readonly style?: ViewStyle;
  /** Of every cell, or of each by its place. */
  readonly cellStyle?: ViewStyle | ((at: number) => ViewStyle);
  /** The cells, each with its key. */
  readonly children: readonly ReactElement[];
}

/** Over the cells, and not in the way of a finger that touches one. */
export const MARK: ViewStyle = { position: 'absolute', left: 0, top: 0, pointerEvents: 'none' };

export const cellStyleOf = (style: MarkedLineProps['cellStyle'], at: number): ViewStyle | undefined =>
  typeof style === 'function' ? style(at) : style;
