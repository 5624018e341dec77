import { View } from 'react-native';

import { RubbleIcon } from '@/components/pieces/RubbleIcon';
import { UiIcon } from '@/components/ui/UiIcon';
import { ROW } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { RUBBLE_KINDS, asItStands, type Correction, type CorrectionOf, type Cubes, type RubbleKind } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { valuesWords } from '@/i18n/values';

import { useEdit } from '../EditContext';
import { withItem } from '../lists';
import { Picks } from './Picks';

export type CubesAt = CorrectionOf<'row-cubes' | 'column-cubes' | 'site-cubes'>;

/** The cubes of one place: a tap takes one away, a tap adds one. */
export function CubesEditor({ of }: { readonly of: CubesAt }) {
  const { state, put } = useEdit();
  const words = useWords(valuesWords);
  const colors = useColors();
  const { value: cubes } = asItStands(state, of) as CubesAt;
  const set = (change: (cubes: Cubes) => Cubes): void =>
    put((now) => [{ ...of, value: change((asItStands(now, of) as CubesAt).value) } satisfies Correction as Correction]);
  const marked = (name: 'plus' | 'minus', kind: RubbleKind) => (
    <View style={ROW}>
      <UiIcon name={name} size={20} color={colors.primary} />
      <RubbleIcon kind={kind} size={34} />
    </View>
  );
  return (
    <View style={{ gap: SPACE.m }}>
      {cubes.length === 0 ? (
        <AppText tone="inkSoft">{words.noCubes}</AppText>
      ) : (
        <Picks
          width="small"
          label={words.rubble}
          picks={cubes.map((kind, index) => ({
            id: String(index),
            label: '',
            name: words.removeCube(kind),
            icon: marked('minus', kind),
            onPress: () => set((now) => withItem(now, index, null)),
          }))}
        />
      )}
      <Picks
        width="small"
        label={words.addShort}
        picks={RUBBLE_KINDS.map((kind) => ({
          id: kind,
          label: '',
          name: words.addCube(kind),
          icon: marked('plus', kind),
          onPress: () => set((now) => withItem(now, null, kind)),
        }))}
      />
    </View>
  );
}
