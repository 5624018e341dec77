import { View } from 'react-native';

import { CENTER } from '@/components/ui/arrange';
import { RADIUS } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';

import { GoodIcon, type GoodName } from './GoodIcon';
import { ShipIcon } from './ShipIcon';

/** A good that is sold to the ship now; a touch undoes it. */
export interface Loaded {
  readonly good: GoodName;
  readonly name: string;
  readonly onUnload: () => void;
}

interface ShipSlotsProps {
  /** Spoken for the whole. */
  readonly name: string;
  readonly hull: number;
  /** Crates that lay there before. */
  readonly cargo: number;
  readonly loaded: readonly Loaded[];
  /** The side of a slot. */
  readonly size?: number;
}

/** A ship with its slots: what lay there before, what is sold to it now, and room. */
export function ShipSlots({ name, hull, cargo, loaded, size = 52 }: ShipSlotsProps) {
  const colors = useColors();
  const box = { width: size, minHeight: size, ...CENTER, borderRadius: RADIUS.s, borderWidth: 1.5 } as const;
  return (
    <View role="group" aria-label={name} style={{ flexDirection: 'row', gap: 6, alignItems: 'center' }}>
      <ShipIcon hull={hull} size={size - 8} />
      {Array.from({ length: hull }, (_, place) => {
        const crate = loaded[place - cargo];
        if (crate === undefined)
          return (
            <View
              key={place}
              aria-hidden
              style={[
                box,
                {
                  borderStyle: place < cargo ? 'solid' : 'dashed',
                  borderColor: colors.control,
                  backgroundColor: place < cargo ? colors.books : 'transparent',
                },
              ]}
            />
          );
        return (
          <Touch
            key={place}
            label={crate.name}
            onPress={crate.onUnload}
            style={({ pressed }) => [
              box,
              { borderColor: colors.line, backgroundColor: pressed ? colors.primarySoft : colors.sunken },
            ]}
          >
            <GoodIcon good={crate.good} size={Math.min(32, size - 14)} />
          </Touch>
        );
      })}
    </View>
  );
}
