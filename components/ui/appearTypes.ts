import type { ReactNode } from 'react';

/** A piece of a drawing: one that was just set down appears, instead of standing there at once. */
export interface AppearProps {
  readonly isNew: boolean;
  readonly children: ReactNode;
}
