import { SOLO_ROWS, type PlaceId } from '@/components/board/places';
import { COLUMNS, SOLO_SITES, preplacedAt } from '@/engine';
import type { Settings } from '@/store/settings';

import { CUBE_PLACES, type Kind, type SetupFacts } from './draft';

/** Something only the table knows; all cubes together are one question. */
export type Ask = 'cubes' | Exclude<keyof SetupFacts, (typeof CUBE_PLACES)[number]['id']>;

/** What a step shows of the table beside the map. */
export type Picture = 'money' | 'church' | 'ships' | 'decks' | 'nobles' | 'influence';

export type StepId =
  | 'all'
  | 'city'
  | 'stock'
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
export interface SetupPart {
  readonly id: StepId;
  readonly asks: readonly Ask[];
  /** Whether the place is on the map. */
  readonly onMap: boolean;
  readonly pictures: readonly Picture[];
}

/** What is done before the next tap on Next. */
export interface SetupStep {
  readonly id: StepId;
  readonly parts: readonly SetupPart[];
}

type Parts = Partial<Omit<SetupPart, 'id'>>;
const part = (id: StepId, { asks = [], onMap = false, pictures = [] }: Parts = {}): SetupPart => ({
  id,
  asks,
  onMap,
  pictures,
});
const single = (id: StepId, parts: Parts): SetupStep => ({ id, parts: [part(id, parts)] });

const ARCHITECTS_ASKS: readonly Ask[] = ['blue', 'stackBlue', 'green', 'stackGreen'];
const BEGIN: Parts = { asks: ['depth'] };

/** The hands set the table in the order of the rulebook; what only the table knows is asked where it is drawn. */
const DEALT: readonly SetupStep[] = [
  {
    id: 'city',
    parts: [
      part('board', { pictures: ['money', 'church'] }),
      part('rows', { onMap: true }),
      part('columns', { onMap: true }),
      part('sites', { onMap: true }),
      part('scoring', { onMap: true }),
    ],
  },
  {
    id: 'stock',
    parts: [
      part('ships', { pictures: ['ships'] }),
      part('decrees'),
      part('decks', { pictures: ['decks'] }),
      part('architects', { asks: ARCHITECTS_ASKS }),
    ],
  },
  {
    id: 'people',
    parts: [
      part('you', { asks: ['yourArchitect', 'yourPlan', 'yourTile'], pictures: ['influence'] }),
      part('lacerda', { asks: ['hisFirst', 'hisSecond'], pictures: ['influence'] }),
      part('officials', { pictures: ['nobles'] }),
    ],
  },
  {
    id: 'court',
    parts: [
      part('aide', { pictures: ['decks'] }),
      part('courtier', { pictures: ['nobles'] }),
      part('preplaced', { asks: ['preplaced'], onMap: true }),
      part('begin', BEGIN),
    ],
  },
];

/** Whoever has set the table before has everything before them at once. */
const DEALT_AT_ONCE: readonly SetupStep[] = [{ id: 'all', parts: DEALT.flatMap(({ parts }) => parts) }];

/** The table lies there already: only what chance decided is asked, in the same order. */
const ENTERED: readonly SetupStep[] = [
  single('cubes', { asks: ['cubes'], onMap: true }),
  single('supply', { asks: ['scoring', ...ARCHITECTS_ASKS] }),
  single('people', {
    asks: ['yourFavour', 'yourArchitect', 'yourPlan', 'yourTile', 'hisFavour', 'hisFirst', 'hisSecond'],
  }),
  single('court', { asks: ['aide', 'courtier', 'preplaced'] }),
  single('begin', BEGIN),
];

/** The steps of a setup; a dealt one may be laid out on one page. */
export function stepsOf(kind: Kind, pages: Settings['setupPages'] = 'several'): readonly SetupStep[] {
  if (kind === 'under-way') return [];
  if (kind === 'entered') return ENTERED;
  return pages === 'one' ? DEALT_AT_ONCE : DEALT;
}

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

/** What need not be entered: the app has a default, or does without. */
const OPTIONAL: readonly Ask[] = ['depth', 'yourTile'];

const isKnown = (ask: Ask, known: SetupFacts): boolean =>
  OPTIONAL.includes(ask) ||
  (ask === 'cubes' ? CUBE_PLACES.every(({ id }) => known[id] !== undefined) : known[ask] !== undefined);

const openIn = ({ asks }: SetupPart, known: SetupFacts): number => asks.filter((ask) => !isKnown(ask, known)).length;

/** A part of a step with questions that have no answer yet, and how many. */
export interface OpenPart {
  readonly id: StepId;
  readonly step: StepId;
  readonly open: number;
}

/** The parts with a question that has no answer yet; what the app keeps has its default. */
export const openParts = (steps: readonly SetupStep[], known: SetupFacts): readonly OpenPart[] =>
  steps
    .flatMap((step) => step.parts.map((one) => ({ id: one.id, step: step.id, open: openIn(one, known) })))
    .filter(({ open }) => open > 0);

/** The steps that are ticked: left by Next, and nothing in them is unanswered. */
export const tickedSteps = (
  steps: readonly SetupStep[],
  done: readonly string[],
  known: SetupFacts,
): readonly StepId[] =>
  steps
    .filter(({ id, parts }) => done.includes(id) && parts.every((one) => openIn(one, known) === 0))
    .map(({ id }) => id);

/** The step a question is asked in. */
export const stepAsking = (steps: readonly SetupStep[], about: keyof SetupFacts): StepId | undefined =>
  steps.find(({ parts }) =>
    parts.some(({ asks }) =>
      asks.some((ask) => ask === about || (ask === 'cubes' && CUBE_PLACES.some(({ id }) => id === about))),
    ),
  )?.id;
