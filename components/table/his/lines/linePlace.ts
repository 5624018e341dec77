import { cubePlaceId, type PlaceId } from '@/components/board/places';
import type { GameState, HandLine } from '@/engine';

/** Where on the map the hand goes; nothing for what lies beside it. */
export function linePlace(line: HandLine): PlaceId | undefined {
  switch (line.code) {
    case 'store':
      return line.space;
    case 'cube':
      return cubePlaceId(line.from);
    case 'building':
    case 'site-cubes':
      return line.site;
    default:
      return undefined;
  }
}

/** The table the place is drawn from: what is set down is there already, what is taken away is not gone yet. */
export function shownAt(line: HandLine, before: GameState): GameState {
  switch (line.code) {
    case 'store':
      return { ...before, stores: { ...before.stores, [line.space]: { owner: 'lacerda', good: line.good } } };
    case 'building':
      return { ...before, buildings: { ...before.buildings, [line.site]: line.colours } };
    default:
      return before;
  }
}
