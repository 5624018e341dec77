import type { Shape } from '@/components/ui/Drawing';

const PAWN = 'M12 9.6c3 1.2 4.3 3.8 4.6 7.4l2.4 2.2V22H5v-2.8L7.4 17c.3-3.6 1.6-6.2 4.6-7.4z';
const HEAD = 'M12 3.3a3.7 3.7 0 1 1 0 7.4 3.7 3.7 0 0 1 0-7.4z';

/** The pieces on the table, each told by its outline. `own` is an owner's colour where there is one. */
export const PIECES = {
  official: [
    { d: PAWN, fill: 'own' },
    { d: HEAD, fill: 'own' },
    { d: 'M7.4 17h9.2', pen: 1.2 },
  ],
  aide: [
    { d: PAWN, fill: 'own' },
    { d: HEAD, fill: 'own' },
    { d: 'M12 12.3l1.2 2.3 2.6.4-1.9 1.8.5 2.6-2.4-1.2-2.4 1.2.5-2.6-1.9-1.8 2.6-.4z', fill: 'accent', pen: 1.1 },
  ],
  courtier: [
    { d: PAWN, fill: 'own' },
    { d: HEAD, fill: 'own' },
    {
      d: 'M5 6.2c1.8-.2 2.7-1.2 3.1-3.7 2.6-.9 5.2-.9 7.8 0 .4 2.5 1.3 3.5 3.1 3.7-2.3 1.4-4.7 1.4-7 .5-2.3.9-4.7.9-7-.5z',
      fill: 'accent',
      pen: 1.3,
    },
  ],
  house: [
    { d: 'M12 2.5 2.5 11h3v10.5h13V11h3z', fill: 'own' },
    { d: 'M9.8 21.5v-6.3h4.4v6.3', pen: 1.3 },
  ],
  store: [
    { d: 'M4 9.5h16v12H4z', fill: 'own' },
    {
      d: 'M3.5 3h17l2 5.5a2.4 2.4 0 0 1-4.2 1.2 2.4 2.4 0 0 1-4.2 0 2.4 2.4 0 0 1-4.2 0 2.4 2.4 0 0 1-4.2 0A2.4 2.4 0 0 1 1.5 8.5z',
      fill: 'glaze',
    },
    { d: 'M8 3 6.7 8.6M12 3v6M16 3l1.3 5.6M7 21.5v-7h4.5v7M14 14.5h4v3.5h-4z', pen: 1.2 },
  ],
  favour: [
    { d: 'M8 13.5 6 22.5l6-3 6 3-2-9z', fill: 'fire' },
    {
      d: 'M12 1.5l2 1.6 2.5-.3.9 2.3 2.3.9-.3 2.5 1.6 2-1.6 2 .3 2.5-2.3.9-.9 2.3-2.5-.3-2 1.6-2-1.6-2.5.3-.9-2.3-2.3-.9.3-2.5-1.6-2 1.6-2-.3-2.5 2.3-.9.9-2.3 2.5.3z',
      fill: 'accent',
    },
    { d: 'M8.5 12.5 8 8.5l2.2 1.7L12 7.2l1.8 3L16 8.5l-.5 4z', fill: 'glaze', pen: 1.1 },
  ],
  wig: [
    {
      d: 'M12 2C7.3 2 5.2 4.5 5 7.8a2.5 2.5 0 0 0-1.7 4 2.5 2.5 0 0 0 .2 4.2 2.6 2.6 0 0 0 4.6 2.2c.8-.8.8-1.7.6-2.6V11c1.7-.4 2.8-1.3 3.3-2.6.5 1.3 1.6 2.2 3.3 2.6v4.6c-.2.9-.2 1.8.6 2.6a2.6 2.6 0 0 0 4.6-2.2 2.5 2.5 0 0 0 .2-4.2 2.5 2.5 0 0 0-1.7-4C18.8 4.5 16.7 2 12 2z',
      fill: 'glaze',
    },
    {
      d: 'M7.8 11.6c-1.3.6-2.6.5-3.5-.4M8 15.5c-1.4.8-2.8.8-3.8 0M16.2 11.6c1.3.6 2.6.5 3.5-.4M16 15.5c1.4.8 2.8.8 3.8 0M8.2 6.4c.6-1.4 1.9-2 3.6-2',
      pen: 1.2,
    },
    { d: 'M9.2 20.2 12 21.3l2.8-1.1v2.6L12 21.8l-2.8 1z', fill: 'fire', pen: 1.1 },
  ],
  reis: [
    { d: 'M12 2.3a9.7 9.7 0 1 1 0 19.4 9.7 9.7 0 0 1 0-19.4z', fill: 'accent' },
    { d: 'M12 5.1a6.9 6.9 0 1 1 0 13.8 6.9 6.9 0 0 1 0-13.8z', pen: 1 },
    { d: 'M10 16.5V7.8h2.6a2.3 2.3 0 0 1 0 4.7H10m2.6 0 2.4 4', pen: 1.7 },
  ],
  influence: [
    { d: 'M2 5h20v14.5H2z', fill: 'glaze' },
    { d: 'M2 5.2l10 8 10-8M2.2 19.3l6.8-8.4M21.8 19.3 15 10.9', pen: 1.3 },
    { d: 'M12 10.3a3.1 3.1 0 1 1 0 6.2 3.1 3.1 0 0 1 0-6.2z', fill: 'fire', pen: 1.3 },
  ],
  cardinal: [
    { d: 'M5.5 13.5v6M18.5 13.5v6', pen: 1.4, penColor: 'ink' },
    { d: 'M7.3 11.5c0-4.6 1.8-7 4.7-7s4.7 2.4 4.7 7z', fill: 'fire' },
    { d: 'M12 9.8c5.8 0 10.3 1 10.3 2.7S17.8 15 12 15 1.7 14.2 1.7 12.5 6.2 9.8 12 9.8z', fill: 'fire' },
    { d: 'M5.5 17.5l2 4h-4zM18.5 17.5l2 4h-4z', fill: 'accent', pen: 1.2 },
  ],
  clergy: [
    { d: 'M7.5 2h9L22 7.5v9L16.5 22h-9L2 16.5v-9z', fill: 'cloth' },
    { d: 'M10.5 5.5h3v3.7h3.7v3h-3.7v6.3h-3v-6.3H6.8v-3h3.7z', fill: 'glaze', pen: 1.2 },
  ],
  decree: [
    { d: 'M5 3.5h12.5a2 2 0 0 1 2 2v12.7H7.2V6a2.3 2.3 0 0 0-4.6 0v1.8h4.6', fill: 'glaze' },
    { d: 'M7.2 18.2v1a2.3 2.3 0 0 0 2.3 2.3h9.7a2.3 2.3 0 0 0 2.3-2.3v-1z', fill: 'stone' },
    { d: 'M10.2 7.5h6M10.2 10.7h6M10.2 13.9h3', pen: 1.2 },
  ],
  plan: [
    { d: 'M3 3.5h13.5l4.5 4.5v12.5H3z', fill: 'tsunami' },
    { d: 'M16.5 3.5v4.5h4.5', fill: 'glaze', pen: 1.3 },
    { d: 'M6.5 7.5h5v4h-5zM6.5 14.5h5v3h-5zM14.5 11.5h3.5v6h-3.5z', fill: 'glaze', pen: 1.1 },
  ],
  market: [
    { d: 'M12 3v16.5M4.5 6.5h15', pen: 2, penColor: 'ink' },
    { d: 'M1.5 13 5 6.5 8.5 13zM15.5 13 19 6.5l3.5 6.5z', pen: 1.2, penColor: 'ink' },
    { d: 'M1.2 13h7.6a3.8 3.3 0 0 1-7.6 0zM15.2 13h7.6a3.8 3.3 0 0 1-7.6 0z', fill: 'accent' },
    { d: 'M7.5 21.8c0-1.5 1.8-2.3 4.5-2.3s4.5.8 4.5 2.3z', fill: 'stone' },
  ],
  cube: [
    { d: 'M12 2.5 3 7.3v9.4l9 4.8 9-4.8V7.3z', fill: 'own' },
    { d: 'M3 7.3l9 4.8 9-4.8M12 12.1v9.4', pen: 1.4 },
  ],
  marker: [
    { d: 'M12 2.5a9.5 9.5 0 1 1 0 19 9.5 9.5 0 0 1 0-19z', fill: 'own' },
    { d: 'M9.8 6.5h4.4v4.4H9.8z', fill: 'earthquake', pen: 1.1 },
    { d: 'M6.3 12.6h4.4V17H6.3z', fill: 'fire', pen: 1.1 },
    { d: 'M13.3 12.6h4.4V17h-4.4z', fill: 'tsunami', pen: 1.1 },
  ],
} as const satisfies Readonly<Record<string, readonly Shape[]>>;

/** The pieces that have an icon. */
export type PieceName = keyof typeof PIECES;
