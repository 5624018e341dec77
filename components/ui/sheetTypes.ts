import type { ReactNode } from 'react';

/** What lies over the whole screen while it is there: it has the focus and the keys, and asks to be closed by Escape or Android's back. */
export interface SheetLayerProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}
