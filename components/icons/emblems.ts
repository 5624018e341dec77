import type { Shape } from './Drawing';

/** The four political decks; the first three are the nobles. */
export type DeckName = 'builder' | 'minister' | 'king' | 'treasury';

/** What each deck shows: dividers, a quill, a crown, a chest. Drawn on the 24 grid. */
export const EMBLEMS: Readonly<Record<DeckName, readonly Shape[]>> = {
  builder: [
    { d: 'M10.9 6 6.2 20.5l-.9-.3 3.4-15zM13.1 6l4.7 14.5.9-.3-3.4-15z', fill: 'stone' },
    { d: 'M8 14.5q4 2.6 8 0', pen: 1.3 },
    { d: 'M12 2.5a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z', fill: 'accent' },
  ],
  minister: [
    { d: 'M20.5 3C12 3.5 7 8 6.3 15.2l2.5 2.5C15.8 17 20 12 20.5 3z', fill: 'glaze' },
    { d: 'M3.5 21 16 7.5M10 14l.6-4M12.8 11.2l3.9-.6', pen: 1.3 },
  ],
  king: [
    { d: 'M3 18.5 2.5 7.5l5 4.2L12 4.5l4.5 7.2 5-4.2-.5 11z', fill: 'accent' },
    { d: 'M3 15.3h18', pen: 1.3 },
    { d: 'M12 3.2v.1M2.5 6.7v.1M21.5 6.7v.1', pen: 2.6 },
  ],
  treasury: [
    { d: 'M2.5 11.5V9.5a4.5 4.5 0 0 1 4.5-4.5h10a4.5 4.5 0 0 1 4.5 4.5v2z', fill: 'books' },
    { d: 'M2.5 11.5h19v8h-19z', fill: 'books' },
    { d: 'M10 10h4v4.6h-4z', fill: 'accent' },
    { d: 'M6 5.2v14.3M18 5.2v14.3', pen: 1.2 },
  ],
};
