import { useRef } from 'react';
import { View } from 'react-native';

import { RubbleIcon } from '@/components/pieces/RubbleIcon';
import { ROW, WRAP, share } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import type { Choosable } from '@/components/ui/RadioGroup';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { TouchSurface } from '@/components/ui/TouchSurface';
import { useKeptFocus } from '@/components/ui/useKeptFocus';
import { RUBBLE_KINDS, type Cubes, type SetupRefusal } from '@/engine';
import { say } from '@/i18n/say';
import { setupRefusalWords, setupWords } from '@/i18n/setup';
import { useTranslate, useWords } from '@/i18n/useWords';

import { cubesLeft, heapsOf, sizeAt } from './cubes';
import { CUBE_PLACES, type CubePlace, type SetupFacts } from './draft';

interface CubePadProps {
  readonly known: SetupFacts;
  /** The place whose cubes are asked; nothing when all lie there. */
  readonly at: CubePlace | undefined;
  /** The heap that was just refused. */
  readonly refusal: SetupRefusal | undefined;
  readonly onHeap: (cubes: Cubes) => void;
}

/** A whole row, column or site of cubes in one tap: every heap there can be, under the thumb. */
export function CubePad({ known, at, refusal, onHeap }: CubePadProps) {
  const words = useWords(setupWords).cubes;
  const refusals = useWords(setupRefusalWords);
  const t = useTranslate();
  const pad = useRef<View>(null);
  const size = at === undefined ? 0 : sizeAt(at);
  useKeptFocus(pad, size);
  const place = usePlaceName(at);
  return (
    <View ref={pad} tabIndex={-1} role="group" aria-label={place} style={{ gap: SPACE.xs }}>
      <View style={{ ...WRAP, alignItems: 'center', justifyContent: 'space-between', columnGap: SPACE.m }}>
        <AppText variant="label" live style={{ flexShrink: 1 }}>
          {at === undefined ? words.all : words.at(place, size)}
        </AppText>
        <CubesLeft known={known} />
      </View>
      {refusal !== undefined && (
        <View role="alert">
          <AppText tone="danger">{say<SetupRefusal>(refusals, refusal, t)}</AppText>
        </View>
      )}
      {at !== undefined && (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
          {heapsOf(size).map((cubes, index) => (
            <Heap
              key={index}
              place={place}
              cubes={cubes}
              chosen={known[at]?.join() === cubes.join()}
              onPress={() => onHeap(cubes)}
            />
          ))}
        </View>
      )}
    </View>
  );
}

/** The spoken name of a place with cubes. */
function usePlaceName(at: CubePlace | undefined): string {
  const words = useWords(setupWords);
  const place = CUBE_PLACES.find(({ id }) => id === at)?.place;
  if (place === undefined || place.at === 'pile') return words.steps.cubes.title;
  return place.at === 'row'
    ? words.cubes.row(place.row)
    : place.at === 'column'
      ? words.cubes.column(place.column)
      : words.cubes.site(place.site);
}

function Heap({ place, cubes, chosen, onPress }: Choosable & { readonly place: string; readonly cubes: Cubes }) {
  const words = useWords(setupWords).cubes;
  const counted = RUBBLE_KINDS.map((kind) => ({ kind, count: cubes.filter((cube) => cube === kind).length })).filter(
    ({ count }) => count > 0,
  );
  return (
    <TouchSurface
      label={words.heap(place, words.list(counted.map(({ count, kind }) => words.some(count, kind))))}
      onPress={onPress}
      lit={chosen}
      edge="control"
      style={{
        ...share(cubes.length === 2 ? '30%' : '17%'),
        minHeight: 46,
        ...ROW,
        justifyContent: 'center',
        borderRadius: RADIUS.m,
      }}
    >
      {cubes.map((kind, index) => (
        <RubbleIcon key={index} kind={kind} size={cubes.length === 2 ? 26 : 20} />
      ))}
    </TouchSurface>
  );
}

/** How many of each kind are still in hand. */
function CubesLeft({ known }: Pick<CubePadProps, 'known'>) {
  const words = useWords(setupWords).cubes;
  const { number } = useTranslate();
  const left = cubesLeft(known);
  return (
    <View role="list" aria-label={words.left} style={{ flexDirection: 'row', gap: SPACE.m }}>
      {RUBBLE_KINDS.map((kind) => (
        <View
          key={kind}
          role="listitem"
          aria-label={words.kindLeft(left[kind], kind)}
          style={{ flexDirection: 'row', alignItems: 'center', gap: 2 }}
        >
          <RubbleIcon kind={kind} size={22} />
          <AppText variant="label">{number(left[kind])}</AppText>
        </View>
      ))}
    </View>
  );
}
