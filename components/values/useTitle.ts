import type { Place } from '@/components/board/places';
import { byKind, type ByKind, type Counted } from '@/engine';
import { boardWords } from '@/i18n/board';
import type { ValueNames } from '@/i18n/shape/values';
import { useWords } from '@/i18n/useWords';
import { valueNameWords, valuesWords } from '@/i18n/values';

import type { ListOf, Target } from './target';

/** An amount by its full name: "Your wigs". */
export function countName(names: ValueNames['counted'], value: Counted): string {
  const name = names[value.of] as (value: Counted) => string;
  return name(value);
}

/** What a place of the board is called, whatever lies there. */
export function usePlaceTitle(): (place: Place) => string {
  const words = useWords(valuesWords);
  const { counted, noble } = useWords(valueNameWords);
  const board = useWords(boardWords);
  const titles: ByKind<Place, string> = {
    space: ({ space }) => space,
    site: ({ site }) => words.site(site),
    row: ({ row }) => words.row(row),
    column: ({ column }) => words.column(column),
    scoring: () => words.scoring,
    noble: (place) => noble(place.noble),
    deck: ({ deck }) => counted.deck({ of: 'deck', at: deck, value: 0 }),
    market: ({ good }) => counted.price({ of: 'price', at: good, value: 0 }),
    tile: ({ tile }) => board.display.tile[tile],
    building: ({ architect }) => words.available(architect),
    plan: ({ architect }) => words.top(architect),
    influence: ({ seat }) => counted.influence({ of: 'influence', at: seat, value: 0 }),
    treasury: () => words.treasury,
    church: () => words.cardinal,
    shipyard: () => words.shipyard,
  };
  return (place) => byKind(titles, place);
}

/** The name over a sheet: what is being corrected. */
export function useTitle(): (target: Target) => string {
  const words = useWords(valuesWords);
  const { counted } = useWords(valueNameWords);
  const placeTitle = usePlaceTitle();
  const listed =
    (of: ListOf, title: string) =>
    ({ index }: { readonly index: number | null }): string =>
      index === null ? words.add[of] : title;
  const titles: ByKind<Target, string> = {
    place: ({ place }) => placeTitle(place),
    count: ({ value }) => countName(counted, value),
    card: listed('card', words.portfolio),
    clergy: listed('clergy', words.clergy),
    plan: listed('plan', words.plans),
    decree: listed('decree', words.decrees),
    'his-ship': listed('his-ship', words.hisShips),
    'his-plan': listed('his-plan', words.hisPlans),
    houses: ({ group }) => words.housesOf[group],
    ending: () => words.ending,
  };
  return (target) => byKind(titles, target);
}
