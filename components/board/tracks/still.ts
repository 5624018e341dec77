import { memo, type ComponentType } from 'react';

/** A track that is drawn again only when what it shows is another: a move changes one or two of them, and all are asked. */
export const still = <Part extends object>(Track: ComponentType<Part>) =>
  memo(Track, (before, after) => JSON.stringify(before) === JSON.stringify(after));
