import type { Place, PlaceId } from './places';

/** What may be pressed: `true`, or words said after the place's own name ("9 réis with the fire cube"). */
export type Selectable = Readonly<Partial<Record<PlaceId, true | string>>>;

/** What the board points out, and who hears of a tap. It judges nothing itself. */
export interface BoardMarks {
  readonly selectable?: Selectable | undefined;
  /** What says why not when it is pressed: no ring around it, but no dead end either. */
  readonly explained?: Selectable | undefined;
  readonly lit?: readonly PlaceId[] | undefined;
  readonly chosen?: readonly PlaceId[] | undefined;
  readonly onPress?: ((place: Place) => void) | undefined;
}

export const NOTHING: readonly PlaceId[] = [];
export const NO_CHOICE: Selectable = {};

/** The name of a place with what the choice adds to it. */
export function withChoice(name: string, choice: true | string | undefined): string {
  return typeof choice === 'string' ? `${name}, ${choice}` : name;
}
