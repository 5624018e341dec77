import type { Shape } from '@/components/ui/Drawing';

/** The four political decks; the first three are the nobles. */
export type DeckName = 'builder' | 'minister' | 'king' | 'treasury';

/** What each deck shows: dividers, a quill, a crown, a chest. Drawn on the 24 grid. */
export const EMBLEMS: Readonly<Record<DeckName, readonly Shape[]>> = {
  builder: [
    { d: 'M9.7 5.3 3.5 20.4l3.1 1.2 6.8-15.2zM14.3 5.3l6.2 15.1-3.1 1.2-6.8-15.2z', fill: 'glaze', pen: 1.1 },
    { d: 'M7.6 14.6h8.8v2H7.6z', fill: 'accent', pen: 1.2 },
    { d: 'M12 2.1a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z', fill: 'accent' },
  ],
  minister: [
    {
      d: 'M9.2 13.6C8.6 7.6 13 2.6 21.6 1.8c.3 2-.1 3.7-.9 5.2l-2 .5 1 1.1c-1.7 2.5-4.6 4.2-8.3 4.8z',
      fill: 'glaze',
      pen: 1.3,
    },
    { d: 'M8 16.8C10.5 11.5 13.5 8 17.5 5.5', pen: 1.2 },
    { d: 'M4.5 13.7h7.6v2.3l2.4 2.6v3.2H2.1v-3.2L4.5 16z', fill: 'tools' },
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
