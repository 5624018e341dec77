import type { PlaceId } from '@/components/board/places';
import {
  RUBBLE_PLACES,
  type Architect,
  type ClergyTile,
  type Column,
  type Cubes,
  type Deck,
  type Depth,
  type Face,
  type GameState,
  type Noble,
  type Row,
  type RubblePlace,
  type Site,
} from '@/engine';

/** How a game comes to the table: dealt by the app, dealt by hand, or already in progress. */
export const KINDS = ['dealt', 'entered', 'under-way'] as const;
export type Kind = (typeof KINDS)[number];

/** A place of the map with cubes on it; named as on the map. */
export type CubePlace = `row-${Row}` | `column-${Column}` | Site;

/** What is known of the table so far: dealt by the app, or entered by a tap each. */
export interface SetupFacts extends Readonly<Partial<Record<CubePlace, Cubes>>> {
  readonly scoring?: GameState['scoring'];
  readonly yourFavour?: Noble;
  readonly hisFavour?: Noble;
  readonly aide?: Deck;
  readonly courtier?: Noble;
  readonly preplaced?: Face;
  readonly blue?: Face;
  readonly green?: Face;
  readonly stackBlue?: number;
  readonly stackGreen?: number;
  readonly yourArchitect?: Architect;
  readonly yourPlan?: number;
  readonly yourTile?: ClergyTile;
  readonly hisFirst?: number;
  readonly hisSecond?: number;
  readonly depth?: Depth;
}

/** One tap: what it was about and what it said. */
export type Answer = {
  readonly [About in keyof SetupFacts]-?: { readonly about: About; readonly told: NonNullable<SetupFacts[About]> };
}[keyof SetupFacts];

/** A setup somebody is in the middle of: every tap in order, so that each can be undone. */
export interface SetupDraft {
  readonly kind: Kind;
  /** What the app deals from; a table dealt by hand has one too and does not use it. */
  readonly seed: number;
  /** The name of a step; none: the first. */
  readonly step: string;
  /** The step that what is missing was looked for from: Next leads back there. */
  readonly from?: string;
  readonly done: readonly string[];
  readonly answers: readonly Answer[];
}

export const newDraft = (kind: Kind, seed: number): SetupDraft => ({ kind, seed, step: '', done: [], answers: [] });

/** The newest answer to each question. */
export const toldBy = ({ answers }: Pick<SetupDraft, 'answers'>): SetupFacts =>
  answers.reduce<SetupFacts>((told, { about, told: said }) => ({ ...told, [about]: said }), {});

export const withAnswer = (draft: SetupDraft, answer: Answer): SetupDraft => ({
  ...draft,
  answers: [...draft.answers, answer],
});

/** Undoes the last tap. */
export const withoutLast = (draft: SetupDraft): SetupDraft => ({ ...draft, answers: draft.answers.slice(0, -1) });

/** A step is left and the next one begins, or the one that this was looked for from. */
export function goneOn({ from: cameFrom, ...draft }: SetupDraft, left: string, next: string): SetupDraft {
  return { ...draft, step: cameFrom ?? next, done: [...new Set([...draft.done, left])] };
}

/** Goes to any step. */
export const goneTo = ({ from: _, ...draft }: SetupDraft, step: string): SetupDraft => ({ ...draft, step });

/** Goes to a step where something is missing, to come back from there. */
export const lookedInto = (draft: SetupDraft, step: string, from: string): SetupDraft => ({ ...draft, step, from });

const nameOf = (place: Exclude<RubblePlace, { readonly at: 'pile' }>): CubePlace =>
  place.at === 'row' ? `row-${place.row}` : place.at === 'column' ? `column-${place.column}` : place.site;

/** The places of the map that get cubes, in the order they are laid, each with how many. */
export const CUBE_PLACES: readonly { readonly id: CubePlace; readonly place: RubblePlace; readonly cubes: number }[] =
  RUBBLE_PLACES.flatMap(({ place, cubes }) => (place.at === 'pile' ? [] : [{ id: nameOf(place), place, cubes }]));

export const isCubePlace = (id: PlaceId | keyof SetupFacts): id is CubePlace =>
  CUBE_PLACES.some((place) => place.id === id);
