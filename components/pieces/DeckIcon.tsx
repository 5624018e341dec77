import { Drawing, type Shape } from '@/components/ui/Drawing';
import { IconFrame } from '@/components/ui/IconFrame';
import type { IconProps } from '@/components/ui/iconTypes';
import { G } from '@/components/ui/svg';

import { EMBLEMS, type DeckName } from './emblems';

const CARDS: readonly Shape[] = [
  { d: 'M7.5 1.5h13a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5h-1', fill: 'stone' },
  {
    d: 'M4 4h14a1.5 1.5 0 0 1 1.5 1.5v15.5a1.5 1.5 0 0 1-1.5 1.5h-14a1.5 1.5 0 0 1-1.5-1.5v-15.5a1.5 1.5 0 0 1 1.5-1.5z',
    fill: 'glaze',
  },
];

/** A political deck: cards with the emblem of their noble or of the treasury. */
export function DeckIcon({ deck, ...frame }: IconProps & { readonly deck: DeckName }) {
  return (
    <IconFrame {...frame}>
      <Drawing shapes={CARDS} />
      <G transform="translate(4 6.2) scale(.58)">
        <Drawing shapes={EMBLEMS[deck].map((shape) => ({ ...shape, pen: (shape.pen ?? 1.4) * 1.35 }))} />
      </G>
    </IconFrame>
  );
}
