import { Drawing, type Shape } from '@/components/ui/Drawing';
import { IconFrame } from '@/components/ui/IconFrame';
import type { IconProps } from '@/components/ui/iconTypes';

import { EMBLEMS } from './emblems';

/** The nobles by name. */
export type NobleName = 'builder' | 'minister' | 'king';

const BUST: readonly Shape[] = [
  { d: 'M2.8 21.5c.4-4.6 3.8-6.9 9.2-6.9s8.8 2.3 9.2 6.9z', fill: 'own' },
  { d: 'M9.6 14.9 12 18.6l2.4-3.7z', fill: 'glaze', pen: 1.1 },
];
const FACE: Shape = {
  d: 'M12 6.5c2.4 0 3.7 1.7 3.7 4.2S14.2 15.5 12 15.5s-3.7-2.3-3.7-4.8S9.6 6.5 12 6.5z',
  fill: 'glaze',
};
const CURLS: Shape = {
  d: 'M12 4.2c-3.6 0-5.4 2-5.5 4.6a1.9 1.9 0 0 0-.9 3 1.9 1.9 0 0 0 .4 3.1 1.7 1.7 0 0 0 2.7.2V10q3.3-.4 4.6-2 .6 1.5 2 2v5.1a1.7 1.7 0 0 0 2.7-.2 1.9 1.9 0 0 0 .4-3.1 1.9 1.9 0 0 0-.9-3c-.1-2.6-1.9-4.6-5.5-4.6z',
  fill: 'stone',
};

/** The builder wears a three-cornered hat, the Marquis a full wig and a quill, the king a crown. */
const HEADS: Readonly<Record<NobleName, readonly Shape[]>> = {
  builder: [
    FACE,
    {
      d: 'M3 8.4c3-.4 4.3-1.6 5-5.2 2.6-1 5.4-1 8 0 .7 3.6 2 4.8 5 5.2-3 1.9-6 2-9 .7-3 1.3-6 1.2-9-.7z',
      fill: 'books',
    },
  ],
  minister: [
    FACE,
    CURLS,
    { d: 'M22.6 6.5c-3.3.8-5 3.3-5.3 6.6l1.4 1.2c2.8-1.6 4.2-4.2 3.9-7.8z', fill: 'glaze', pen: 1.2 },
    { d: 'M16.3 17.5 20.5 10', pen: 1.2, penColor: 'ink' },
  ],
  king: [FACE, CURLS, { d: 'M7.2 7.3 6.5 1.9l3 2L12 .9l2.5 3 3-2-.7 5.4q-4.8-1.2-9.6 0z', fill: 'accent', pen: 1.3 }],
};

const COATS = { builder: 'green', minister: 'tools', king: 'fire' } as const;

/** A noble: a bust told apart by what is on the head. */
export function NobleIcon({ noble, ...frame }: IconProps & { readonly noble: NobleName }) {
  return (
    <IconFrame {...frame}>
      <Drawing shapes={[...BUST, ...HEADS[noble]]} own={COATS[noble]} />
    </IconFrame>
  );
}

/** A noble's office door sign: the emblem alone, for places too small for a bust. */
export function NobleEmblem({ noble, ...frame }: IconProps & { readonly noble: NobleName }) {
  return (
    <IconFrame {...frame}>
      <Drawing shapes={EMBLEMS[noble]} />
    </IconFrame>
  );
}
