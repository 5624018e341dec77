import { Drawing } from '@/components/ui/Drawing';
import { IconFrame } from '@/components/ui/IconFrame';
import type { IconProps } from '@/components/ui/iconTypes';
import type { ColorName } from '@/components/ui/tokens';

import type { ArchitectName } from './BuildingIcon';
import { PIECES } from './pieces';

const FILL: Readonly<Record<ArchitectName, ColorName>> = { blue: 'tools', green: 'green' };

const [GROUND, ...LINES] = PIECES.plan;

/** A plan in the color of its architect. */
export function PlanIcon({ architect, ...frame }: IconProps & { readonly architect: ArchitectName }) {
  return (
    <IconFrame {...frame}>
      <Drawing shapes={[...(GROUND === undefined ? [] : [{ ...GROUND, fill: FILL[architect] }]), ...LINES]} />
    </IconFrame>
  );
}
