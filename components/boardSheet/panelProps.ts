import type { BoardSheet } from '@/engine';

/** What the drawing of one panel gets: the whole sheet, and how to change a part of it. */
export interface PanelProps {
  readonly sheet: BoardSheet;
  readonly onChange: (part: Partial<BoardSheet>) => void;
}
