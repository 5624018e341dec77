import { SOLO_ROWS, type PlaceId } from '@/components/board/places';
import { COLUMNS, SOLO_SITES, preplacedAt } from '@/engine';

import { CUBE_PLACES, type Kind, type SetupFacts } from './draft';

/** Something only the table knows; all cubes together are one question. */
export type Ask = 'cubes' | Exclude<keyof SetupFacts, (typeof CUBE_PLACES)[number]['id']>;

/** What a step shows of the table beside the map. */
export type Picture = 'money' | 'church' | 'ships' | 'decks' | 'nobles' | 'influence';

export type StepId =
  | 'board'
  | 'rows'
  | 'columns'
  | 'sites'
  | 'scoring'
  | 'ships'
  | 'decrees'
  | 'decks'
  | 'architects'
  | 'you'
  | 'lacerda'
  | 'officials'
  | 'aide'
  | 'courtier'
  | 'preplaced'
  | 'cubes'
  | 'supply'
  | 'people'
  | 'court'
  | 'begin';

/** One thing for the hands, where on the board it is, and what is asked about it. */
export interface SetupStep {
  readonly id: StepId;
  readonly asks: readonly Ask[];
  /** Whether the place is on the map. */
  readonly onMap: boolean;
  readonly pictures: readonly Picture[];
}

type Parts = Partial<Omit<SetupStep, 'id'>>;
const step = (id: StepId, { asks = [], onMap = false, pictures = [] }: Parts = {}): SetupStep => ({
  id,
  asks,
  onMap,
  pictures,
});

const ARCHITECTS_ASKS: readonly Ask[] = ['blue', 'stackBlue', 'green', 'stackGreen'];
const BEGIN = step('begin', { asks: ['depth'] });

/** The hands set the table in the order of the rulebook; what only the table knows is asked where it is drawn. */
const DEALT: readonly SetupStep[] = [
  step('board', { pictures: ['money', 'church'] }),
  step('rows', { onMap: true }),
  step('columns', { onMap: true }),
  step('sites', { onMap: true }),
  step('scoring', { onMap: true }),
  step('ships', { pictures: ['ships'] }),
  step('decrees'),
  step('decks', { pictures: ['decks'] }),
  step('architects', { asks: ARCHITECTS_ASKS }),
  step('you', { asks: ['yourArchitect', 'yourPlan', 'yourTile'], pictures: ['influence'] }),
  step('lacerda', { asks: ['hisFirst', 'hisSecond'], pictures: ['influence'] }),
  step('officials', { pictures: ['nobles'] }),
  step('aide', { pictures: ['decks'] }),
  step('courtier', { pictures: ['nobles'] }),
  step('preplaced', { asks: ['preplaced'], onMap: true }),
  BEGIN,
];

/** The table lies there already: only what chance decided is asked, in the same order. */
const ENTERED: readonly SetupStep[] = [
  step('cubes', { asks: ['cubes'], onMap: true }),
  step('supply', { asks: ['scoring', ...ARCHITECTS_ASKS] }),
  step('people', {
    asks: ['yourFavour', 'yourArchitect', 'yourPlan', 'yourTile', 'hisFavour', 'hisFirst', 'hisSecond'],
  }),
  step('court', { asks: ['aide', 'courtier', 'preplaced'] }),
  BEGIN,
];

export const stepsOf = (kind: Kind): readonly SetupStep[] =>
  kind === 'dealt' ? DEALT : kind === 'entered' ? ENTERED : [];

const ROWS: readonly PlaceId[] = SOLO_ROWS.map((row) => `row-${row}` as const);
const FEET: readonly PlaceId[] = COLUMNS.map((column) => `column-${column}` as const);
const TILES: readonly PlaceId[] = ['scoring-1', 'scoring-2', 'scoring-3', 'scoring-4'];

/** The places the hands go to. */
export function placesOf(id: StepId, { aide, courtier }: SetupFacts): readonly PlaceId[] {
  const places: Partial<Record<StepId, readonly PlaceId[]>> = {
    board: ['treasury', 'church'],
    rows: ROWS,
    columns: FEET,
    sites: SOLO_SITES,
    scoring: TILES,
    ships: ['shipyard'],
    decks: ['deck-builder', 'deck-minister', 'deck-king', 'deck-treasury'],
    you: ['influence-you'],
    lacerda: ['influence-lacerda'],
    officials: ['noble-builder', 'noble-minister', 'noble-king'],
    aide: aide === undefined ? [] : [`deck-${aide}`],
    courtier: courtier === undefined ? [] : [`noble-${courtier}`],
    preplaced: aide === undefined ? [] : [preplacedAt(aide).site],
  };
  return places[id] ?? [];
}

/** What need not be told: the app has a default, or does without. */
const OPTIONAL: readonly Ask[] = ['depth', 'yourTile'];

const isTold = (ask: Ask, told: SetupFacts): boolean =>
  OPTIONAL.includes(ask) ||
  (ask === 'cubes' ? CUBE_PLACES.every(({ id }) => told[id] !== undefined) : told[ask] !== undefined);

/** The steps with a question that has no answer yet, each with how many; what the app keeps has its default. */
export const openSteps = (kind: Kind, told: SetupFacts): readonly { readonly id: StepId; readonly open: number }[] =>
  stepsOf(kind)
    .map(({ id, asks }) => ({ id, open: asks.filter((ask) => !isTold(ask, told)).length }))
    .filter(({ open }) => open > 0);

/** The step a question is asked in. */
export const stepAsking = (kind: Kind, about: keyof SetupFacts): StepId | undefined =>
  stepsOf(kind).find(({ asks }) =>
    asks.some((ask) => ask === about || (ask === 'cubes' && CUBE_PLACES.some(({ id }) => id === about))),
  )?.id;
