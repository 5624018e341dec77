import type { ReactNode } from 'react';

import { RADIUS, SPACE, TARGET } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';

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
  const colors = useColors();
  return (
    <Touch
      role={role}
      aria-checked={chosen}
      label={name}
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        ...(grow ? EVEN : {}),
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: SPACE.xs,
        minHeight: TARGET + 2,
        paddingHorizontal: SPACE.xs,
        borderRadius: RADIUS.s,
        borderWidth: chosen ? 3 : 1.5,
        borderColor: chosen ? colors.primary : colors.control,
        backgroundColor: chosen || pressed || hovered === true ? colors.primarySoft : colors[ground],
      })}
    >
      {children}
    </Touch>
  );
}
