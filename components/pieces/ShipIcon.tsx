import { useColors } from '@/components/ui/theme';

import { Drawing, type Shape } from '@/components/ui/Drawing';
import { IconFrame } from '@/components/ui/IconFrame';
import type { IconProps } from '@/components/ui/iconTypes';

import { PrintedNumber } from './PrintedNumber';

const SHIP: readonly Shape[] = [
  { d: 'M12 14.5V2l4.2 1.4L12 4.8', fill: 'accent', pen: 1.3, penColor: 'ink' },
  { d: 'M11 4.8v8.2H4.2c2.9-1.8 4.8-4.6 6.8-8.2z', fill: 'glaze' },
  { d: 'M13.2 5.5c3.2 1.4 5.3 4 6.2 7.5h-6.2z', fill: 'glaze' },
  { d: 'M1.5 14.3h21c-.6 4.3-2.9 7.2-6.3 7.2H7.8c-3.4 0-5.7-2.9-6.3-7.2z', fill: 'books' },
];

/** A ship; `hull` is how many goods fill it, written on its side. */
export function ShipIcon({ hull, ...frame }: IconProps & { readonly hull?: number }) {
  const colors = useColors();
  return (
    <IconFrame {...frame}>
      <Drawing shapes={SHIP} />
      {hull !== undefined && (
        <PrintedNumber x={12} y={20.5} size={7.5} weight="800" fill={colors.outline} value={hull} />
      )}
    </IconFrame>
  );
}
