import { Drawing, type Shape } from '@/components/ui/Drawing';
import { IconFrame } from '@/components/ui/IconFrame';
import type { IconProps } from '@/components/ui/iconTypes';

/** The three disasters whose rubble lies in the streets. */
export type RubbleName = 'earthquake' | 'fire' | 'tsunami';

const SHAPES: Readonly<Record<RubbleName, readonly Shape[]>> = {
  earthquake: [
    { d: 'M4 20.5 3 9l6-5.5 9.5 1L21.5 12l-1.3 8.5z', fill: 'own' },
    { d: 'M12.8 4l-2.3 5 4 3.2-3.2 3.6 1.5 4.7M14.5 12.2l6.5.6M10.5 9 3.3 9.6', pen: 1.4 },
  ],
  fire: [
    {
      d: 'M12.3 1.8c.8 4.2 6.9 6.8 6.9 13A7.1 7.1 0 0 1 12 22a7.1 7.1 0 0 1-7.2-7.2c0-3.3 1.7-5.3 3.2-6.7.2 1.8.9 2.8 2 3.3-.4-3.7.3-7 2.3-9.6z',
      fill: 'own',
    },
    {
      d: 'M12.2 12.5c.5 1.9 3 2.9 3 5.6A3.2 3.2 0 0 1 12 21.3a3.2 3.2 0 0 1-3.2-3.2c0-2.4 2-3.2 3.4-5.6z',
      fill: 'accent',
      pen: 1.1,
    },
  ],
  tsunami: [
    {
      d: 'M2 20.5C2 10 7.5 4 14.5 4c4.3 0 7 2.6 7 5.9-1.4-1.5-3.3-1.9-4.9-1.1 1.7.7 2.4 2.2 2 3.9-1.3-1.5-3.3-1.6-4.7-.3-1.6 1.5-1 4.8 3.6 5.6 1.6.3 3-.1 4.5-.8v3.3z',
      fill: 'own',
    },
    { d: 'M5.8 17.5c.4-4.2 2.1-7.4 5-9.3', pen: 1.2 },
  ],
};

/** A kind of rubble: a cracked block, a flame, a wave. */
export function RubbleIcon({ kind, ...frame }: IconProps & { readonly kind: RubbleName }) {
  return (
    <IconFrame {...frame}>
      <Drawing shapes={SHAPES[kind]} own={kind} />
    </IconFrame>
  );
}
