import type { ReactNode } from 'react';

import { RADIUS, SPACE, TARGET } from '@/components/ui/scale';
import { TouchSurface } from '@/components/ui/TouchSurface';

/** One printed value that can be tapped to change it. `name` says where it stands and what it shows. */
export interface CellProps {
  readonly name: string;
  readonly chosen: boolean;
  readonly onPress: () => void;
  readonly children: ReactNode;
  readonly role?: 'radio' | 'checkbox';
  /** A quieter ground for a second kind of value. */
  readonly ground?: 'surface' | 'sunken';
  readonly grow?: boolean;
}

/** Neighbours share the width evenly, whatever they show. */
const EVEN = { flexGrow: 1, flexShrink: 1, flexBasis: 0 } as const;

export function TrackCell({
  name,
  chosen,
  onPress,
  children,
  role = 'radio',
  ground = 'surface',
  grow = false,
}: CellProps) {
  return (
    <TouchSurface
      role={role}
      aria-checked={chosen}
      label={name}
      onPress={onPress}
      lit={chosen}
      ground={ground}
      edge="control"
      style={{
        ...(grow ? EVEN : {}),
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: SPACE.xs,
        minHeight: TARGET + 2,
        paddingHorizontal: SPACE.xs,
        borderRadius: RADIUS.s,
      }}
    >
      {children}
    </TouchSurface>
  );
}
