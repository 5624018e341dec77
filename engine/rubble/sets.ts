import type { Person } from '../model/state';
import { MAX_CUBES_OF_A_KIND } from '../model/state';
import type { ByRubble, RubbleKind } from '../model/vocabulary';

/** What a cube left on the ground adds to the price of the land. */
export const CUBE_VALUES: ByRubble<number> = { earthquake: 3, fire: 2, tsunami: 1 };

/** Completed sets of one earthquake, one fire and one tsunami cube (`rubble.set`). */
export const completedSets = ({ earthquake, fire, tsunami }: ByRubble<number>): number =>
  Math.min(earthquake, fire, tsunami);

/** A sixth cube of a kind has no room and leaves the game. */
export const hasRoomFor = ({ rubble }: Pick<Person, 'rubble'>, kind: RubbleKind): boolean =>
  rubble[kind] < MAX_CUBES_OF_A_KIND;

/** Whether one more cube of this kind completes a set. */
export const completesSet = (rubble: ByRubble<number>, kind: RubbleKind): boolean =>
  completedSets({ ...rubble, [kind]: rubble[kind] + 1 }) > completedSets(rubble);
