import { Drawing, type Shape } from '@/components/ui/Drawing';
import { IconFrame } from '@/components/ui/IconFrame';
import type { IconProps } from '@/components/ui/iconTypes';

/** The goods by name: ingots, an open book, a roll of cloth, hammer and chisel. */
export type GoodName = 'gold' | 'books' | 'cloth' | 'tools';

const SHAPES: Readonly<Record<GoodName, readonly Shape[]>> = {
  gold: [
    { d: 'M7.2 12.2 8.9 6.5h6.2l1.7 5.7z', fill: 'own' },
    { d: 'M1.9 19.3l1.7-6.2h6.2l1.7 6.2z', fill: 'own' },
    { d: 'M12.5 19.3l1.7-6.2h6.2l1.7 6.2z', fill: 'own' },
    { d: 'M10.2 8.6h3.6M5 15.3h3.6M15.6 15.3h3.6', pen: 1.2 },
  ],
  books: [
    {
      d: 'M12 7C9.6 5 5.8 4.4 2.2 5v13.2c3.6-.6 7.4 0 9.8 1.8 2.4-1.8 6.2-2.4 9.8-1.8V5C18.2 4.4 14.4 5 12 7z',
      fill: 'own',
    },
    { d: 'M12 7v13', pen: 1.4 },
    {
      d: 'M5 9c1.7-.1 3.2.2 4.5.8M5 12.5c1.7-.1 3.2.2 4.5.8M19 9c-1.7-.1-3.2.2-4.5.8M19 12.5c-1.7-.1-3.2.2-4.5.8',
      pen: 1.2,
    },
  ],
  cloth: [
    { d: 'M3 4.8h15v6.4h-2.2V20.6q-3.2-2.2-6.4 0t-6.4 0z', fill: 'own' },
    { d: 'M18 4.8a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z', fill: 'own' },
    { d: 'M18 8.8a.8.8 0 1 1 .8-.9', pen: 1.2 },
    { d: 'M6.6 8.5v9M10.2 8.5v8.6M13.2 11.2h2.6', pen: 1.1 },
  ],
  tools: [
    { d: 'M4.5 4l2.8-.8L18 17.5l1.5 3.3-3.3-1.5z', fill: 'stone' },
    { d: 'M4 18.7 13.3 9.1l2 2L5.9 20.6a1.35 1.35 0 0 1-1.9-1.9z', fill: 'stone' },
    { d: 'M11.4 6.6l3.5-3.5c2.2-.3 4.2.4 5.7 2.1l-1.3 1.3 2 2-3 3-2-2-1.4 1.2z', fill: 'own' },
  ],
};

/** The strokes of a good, for drawings that place it on something else. */
export const GoodDrawing = ({ good }: { readonly good: GoodName }) => <Drawing shapes={SHAPES[good]} own={good} />;

/** A good. */
export function GoodIcon({ good, ...frame }: IconProps & { readonly good: GoodName }) {
  return (
    <IconFrame {...frame}>
      <GoodDrawing good={good} />
    </IconFrame>
  );
}
