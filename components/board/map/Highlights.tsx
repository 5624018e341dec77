import { memo } from 'react';

import { G, Path } from '@/components/ui/svg';
import { useColors } from '@/components/ui/theme';

import { inset, rounded } from '../ink';
import { drawnBox } from '../layout';
import { MAP_PLACES, type Place, type PlaceId } from '../places';

const rings = (ids: ReadonlySet<PlaceId>): string =>
  MAP_PLACES.filter(({ id }) => ids.has(id))
    .map(ring)
    .join('');

function ring(place: Place): string {
  const box = drawnBox(place);
  return box === undefined ? '' : rounded(inset(box, -1.5), 5);
}

/** Something drawn at the upper right corner of each place. */
const ticks = (ids: ReadonlySet<PlaceId>, draw: (x: number, y: number) => string): string =>
  MAP_PLACES.filter(({ id }) => ids.has(id))
    .map((place) => {
      const box = drawnBox(place);
      return box === undefined ? '' : draw(box.x + box.width - 1, box.y + 1);
    })
    .join('');

const badge = (x: number, y: number): string => `M${x - 9} ${y}a9 9 0 1 1 18 0a9 9 0 1 1-18 0z`;
const tick = (x: number, y: number): string => `M${x - 4} ${y + 0.5}l3 3 5.5-6.5`;

/** Blue rings where a finger may go; the emblems of the streets lie over them. */
export const OpenRings = memo(function OpenRings({ open }: { readonly open: ReadonlySet<PlaceId> }) {
  const colors = useColors();
  return (
    <G fill="none" strokeLinejoin="round">
      <Path d={rings(open)} stroke={colors.artGlaze} strokeWidth={5} />
      <Path d={rings(open)} stroke={colors.primary} strokeWidth={2.8} />
    </G>
  );
});

const bang = (x: number, y: number): string => `M${x} ${y - 5}v5.5M${x} ${y + 4}v.4`;

/** A broken red ring with an exclamation mark where Lacerda would build or open next. */
export const ThreatRings = memo(function ThreatRings({ next }: { readonly next: ReadonlySet<PlaceId> }) {
  const colors = useColors();
  if (next.size === 0) return null;
  return (
    <G fill="none" strokeLinejoin="round">
      <Path d={rings(next)} stroke={colors.artGlaze} strokeWidth={6} />
      <Path d={rings(next)} stroke={colors.danger} strokeWidth={3.6} strokeDasharray="9 4" />
      <Path d={ticks(next, badge)} fill={colors.danger} stroke={colors.artGlaze} strokeWidth={1.4} />
      <Path d={ticks(next, bang)} stroke={colors.onDanger} strokeWidth={2.6} strokeLinecap="round" />
    </G>
  );
});

/** Gold rings with a dark edge where something happens, with a tick where you chose; they lie over everything. */
export const GoldRings = memo(function GoldRings({
  lit,
  chosen,
}: {
  readonly lit: ReadonlySet<PlaceId>;
  readonly chosen: ReadonlySet<PlaceId>;
}) {
  const colors = useColors();
  return (
    <G fill="none" strokeLinejoin="round">
      <Path d={rings(lit)} stroke={colors.outline} strokeWidth={6.5} />
      <Path d={rings(lit)} stroke={colors.accent} strokeWidth={4} />
      <Path d={rings(chosen)} stroke={colors.outline} strokeWidth={8} />
      <Path d={rings(chosen)} stroke={colors.accent} strokeWidth={5} />
      <Path d={ticks(chosen, badge)} fill={colors.accent} stroke={colors.outline} strokeWidth={1.4} />
      <Path d={ticks(chosen, tick)} stroke={colors.outline} strokeWidth={2.4} strokeLinecap="round" />
    </G>
  );
});
