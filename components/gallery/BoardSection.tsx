import { useMemo, useState } from 'react';

import { Board } from '@/components/board/Board';
import { boardView } from '@/components/board/boardView';
import { figuresOf, type Layer } from '@/components/board/figures';
import { MAP_PLACES, TRACK_PLACES, type PlaceId } from '@/components/board/places';
import type { Selectable } from '@/components/board/selection';
import { Segment } from '@/components/ui/Segment';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { galleryWords } from '@/i18n/gallery';
import { useWords } from '@/i18n/useWords';

import { CITY_NAMES, cityOf, type CityName } from './cities';

const ALL: Selectable = Object.fromEntries([...MAP_PLACES, ...TRACK_PLACES].map(({ id }) => [id, true]));
const LIT: readonly PlaceId[] = ['D3', 'E-D', 'row-C', 'deck-minister'];

/** The board with an empty, a half-built and a full city; with everything open to a finger, or as a picture. */
export function BoardSection() {
  const words = useWords(galleryWords).board;
  const [city, setCity] = useState<CityName>('half');
  const [layer, setLayer] = useState<Layer>('plain');
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<readonly PlaceId[]>([]);
  const state = useMemo(() => cityOf(city), [city]);
  const view = useMemo(() => boardView(state), [state]);
  const figures = useMemo(() => figuresOf(state, layer), [state, layer]);
  return (
    <>
      <Segment
        label={words.city}
        value={city}
        onChange={setCity}
        options={CITY_NAMES.map((value) => ({ value, label: words.cities[value] }))}
      />
      <SwitchRow label={words.open} value={open} onChange={setOpen} />
      <Board
        view={view}
        layer={layer}
        onLayer={setLayer}
        figures={figures}
        chosen={chosen}
        onPress={({ id }) => setChosen([id])}
        {...(open ? { selectable: ALL, lit: LIT } : {})}
      />
    </>
  );
}
