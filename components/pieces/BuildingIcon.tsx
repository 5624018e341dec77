import { Drawing, type Shape } from '@/components/ui/Drawing';
import { IconFrame } from '@/components/ui/IconFrame';
import type { IconProps } from '@/components/ui/iconTypes';
import { G } from '@/components/ui/svg';

import { GoodDrawing, type GoodName } from './GoodIcon';

/** The two architects: blue builds with a pediment, green with a dome. */
export type ArchitectName = 'blue' | 'green';

const ROOFS: Readonly<Record<ArchitectName | 'none', Shape>> = {
  blue: { d: 'M1.5 8.3 12 2l10.5 6.3z', fill: 'tools' },
  green: { d: 'M3.5 8.3C4.5 4.5 7.9 2 12 2s7.5 2.5 8.5 6.3z', fill: 'green' },
  none: { d: 'M1.5 8.3 12 2l10.5 6.3z', fill: 'stone' },
};

/** A face of a public building: both its colours with the sign of their good, under the roof of its architect. */
export interface BuildingIconProps extends IconProps {
  readonly colours: readonly [GoodName, GoodName];
  readonly architect?: ArchitectName;
}

export function BuildingIcon({ colours: [left, right], architect, ...frame }: BuildingIconProps) {
  return (
    <IconFrame {...frame}>
      <Drawing shapes={[ROOFS[architect ?? 'none']]} />
      <Drawing shapes={[{ d: 'M2.5 8.3H12v11.4H2.5z', fill: 'own' }]} own={left} />
      <Drawing shapes={[{ d: 'M12 8.3h9.5v11.4H12z', fill: 'own' }]} own={right} />
      <Drawing shapes={[{ d: 'M1.5 19.7h21V22h-21z', fill: 'glaze' }]} />
      <Half good={left} x={3.1} />
      <Half good={right} x={12.6} />
    </IconFrame>
  );
}

/** An architect: the roof he builds, over bare walls. */
export function ArchitectIcon({ architect, ...frame }: IconProps & { readonly architect: ArchitectName }) {
  return (
    <IconFrame {...frame}>
      <Drawing
        shapes={[
          ROOFS[architect],
          { d: 'M2.5 8.3h19v11.4h-19z', fill: 'glaze' },
          { d: 'M1.5 19.7h21V22h-21z', fill: 'glaze' },
          { d: 'M7 8.3v11.4M12 8.3v11.4M17 8.3v11.4', pen: 1.2 },
        ]}
      />
    </IconFrame>
  );
}

function Half({ good, x }: { readonly good: GoodName; readonly x: number }) {
  return (
    <G transform={`translate(${x} 9.8) scale(.345)`}>
      <GoodDrawing good={good} />
    </G>
  );
}
