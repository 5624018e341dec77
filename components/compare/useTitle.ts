import type { Place } from '@/components/board/places';
import { unreachable, type Counted } from '@/engine';
import { boardWords } from '@/i18n/board';
import type { ValueNames } from '@/i18n/shape/values';
import { useWords } from '@/i18n/useWords';
import { valueNameWords, valuesWords } from '@/i18n/values';

import type { Target } from './target';

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
  return (place) => {
    switch (place.kind) {
      case 'space':
        return place.space;
      case 'site':
        return words.site(place.site);
      case 'row':
        return words.row(place.row);
      case 'column':
        return words.column(place.column);
      case 'scoring':
        return words.scoring;
      case 'noble':
        return noble(place.noble);
      case 'deck':
        return counted.deck({ of: 'deck', at: place.deck, value: 0 });
      case 'market':
        return counted.price({ of: 'price', at: place.good, value: 0 });
      case 'tile':
        return board.display.tile[place.tile];
      case 'building':
        return words.available(place.architect);
      case 'plan':
        return words.top(place.architect);
      case 'influence':
        return counted.influence({ of: 'influence', at: place.seat, value: 0 });
      case 'treasury':
        return words.treasury;
      case 'church':
        return words.cardinal;
      case 'shipyard':
        return words.shipyard;
      default:
        return unreachable(place);
    }
  };
}

/** The name over a sheet: what is being corrected. */
export function useTitle(): (target: Target) => string {
  const words = useWords(valuesWords);
  const { counted } = useWords(valueNameWords);
  const placeTitle = usePlaceTitle();
  return (target) => {
    switch (target.kind) {
      case 'place':
        return placeTitle(target.place);
      case 'count':
        return countName(counted, target.value);
      case 'card':
        return target.index === null ? words.add.card : words.portfolio;
      case 'clergy':
        return target.index === null ? words.add.clergy : words.clergy;
      case 'plan':
        return target.index === null ? words.add.plan : words.plans;
      case 'decree':
        return target.index === null ? words.add.decree : words.decrees;
      case 'his-ship':
        return target.index === null ? words.add['his-ship'] : words.hisShips;
      case 'his-plan':
        return target.index === null ? words.add['his-plan'] : words.hisPlans;
      case 'houses':
        return words.houses;
      case 'ending':
        return words.ending;
      default:
        return unreachable(target);
    }
  };
}
