import { View } from 'react-native';

import { RubbleIcon } from '@/components/pieces/RubbleIcon';
import { CENTER, ROW, share } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';
import { TouchSurface, type TouchSurfaceProps } from '@/components/ui/TouchSurface';
import { CUBE_VALUES, RUBBLE_KINDS, RUBBLE_PLACES, type Cubes as CubeList, type RubbleKind } from '@/engine';
import { costsWords } from '@/i18n/costs';
import { useTranslate, useWords } from '@/i18n/useWords';

type Where = 'row' | 'column';

/** As many as can lie there at all. */
const ROOM: Readonly<Record<Where, number>> = {
  row: Math.max(...RUBBLE_PLACES.filter(({ place }) => place.at === 'row').map(({ cubes }) => cubes)),
  column: Math.max(...RUBBLE_PLACES.filter(({ place }) => place.at === 'column').map(({ cubes }) => cubes)),
};

/**
 * The cubes at the end of a row or at the foot of a column: one tap adds one, a tap on a cube takes it away.
 * Where no more fit, the oldest makes room: three taps tell a place anew.
 */
export interface CubesProps {
  readonly where: Where;
  readonly cubes: CubeList;
  readonly onChange: (cubes: CubeList) => void;
}

export function Cubes({ where, cubes, onChange }: CubesProps) {
  const words = useWords(costsWords).land;
  const label = words[where];
  const places = Array.from({ length: ROOM[where] }, (_, place) => place);
  const add = (kind: RubbleKind): void => onChange([...cubes, kind].slice(-ROOM[where]));
  return (
    <View role="group" aria-label={label} style={{ flexGrow: 1, flexBasis: 168, gap: 6 }}>
      <AppText variant="label">{label}</AppText>
      <View style={{ flexDirection: 'row', gap: 6 }}>
        {places.map((place) => (
          <Slot
            key={place}
            where={where}
            kind={cubes[place]}
            onRemove={() => onChange(cubes.filter((_, at) => at !== place))}
          />
        ))}
      </View>
      <View style={{ flexDirection: 'row', gap: 6 }}>
        {RUBBLE_KINDS.map((kind) => (
          <AddCube key={kind} kind={kind} label={words.add(kind, where)} onPress={() => add(kind)} />
        ))}
      </View>
    </View>
  );
}

interface SlotProps {
  readonly where: Where;
  readonly kind: RubbleKind | undefined;
  readonly onRemove: () => void;
}

/** A place for a cube: dashed while empty. */
function Slot({ where, kind, onRemove }: SlotProps) {
  const words = useWords(costsWords).land;
  const colors = useColors();
  const box = { ...share(44), minHeight: 52, ...CENTER, borderRadius: RADIUS.s, borderWidth: 1.5 } as const;
  if (kind === undefined)
    return <View aria-hidden style={[box, { borderStyle: 'dashed', borderColor: colors.control }]} />;
  return (
    <Touch
      label={words.remove(kind, where)}
      onPress={onRemove}
      style={({ pressed, hovered }) => [
        box,
        { borderColor: colors.line, backgroundColor: pressed || hovered === true ? colors.primarySoft : colors.sunken },
      ]}
    >
      <RubbleIcon kind={kind} size={34} />
    </Touch>
  );
}

function AddCube({ kind, ...touch }: Pick<TouchSurfaceProps, 'label' | 'onPress'> & { readonly kind: RubbleKind }) {
  const { number } = useTranslate();
  return (
    <TouchSurface
      {...touch}
      edge="control"
      style={{
        ...share(44),
        minHeight: 52,
        ...ROW,
        justifyContent: 'center',
        gap: 2,
        borderRadius: RADIUS.m,
        paddingHorizontal: SPACE.xs,
      }}
    >
      <RubbleIcon kind={kind} size={22} />
      <AppText variant="label">{number(CUBE_VALUES[kind])}</AppText>
    </TouchSurface>
  );
}
