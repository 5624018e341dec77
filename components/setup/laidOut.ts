import { boardView, type BoardView } from '@/components/board/boardView';
import {
  ARCHITECTS,
  COLUMNS,
  DEFAULT_RULINGS,
  SOLO_SITES,
  dealSolo,
  preplacedAt,
  setUpSolo,
  withPile,
  type BoardSheet,
  type Entered,
  type GameState,
  type Result,
  type Rubble,
  type SetupRefusal,
  type SoloDeal,
  type SoloOptions,
} from '@/engine';
import { SOLO_ROWS } from '@/components/board/places';

import { toldBy, type SetupDraft, type SetupFacts } from './draft';
import type { StepId } from './steps';

/** The cubes on the map as far as they are known. */
export function rubbleOf(known: SetupFacts): Rubble {
  const [first, second, third, fourth, fifth] = COLUMNS.map((column) => known[`column-${column}`] ?? []);
  return {
    rows: Object.fromEntries(SOLO_ROWS.map((row) => [row, known[`row-${row}`] ?? []])),
    columns: [first ?? [], second ?? [], third ?? [], fourth ?? [], fifth ?? []],
    sites: Object.fromEntries(SOLO_SITES.map((site) => [site, known[site] ?? []])),
  };
}

/** A deal of the app, as if it had been entered. */
function toldByDeal({ rubble, scoring, yourFavour, hisFavour, aide, courtier }: SoloDeal): SetupFacts {
  return {
    ...Object.fromEntries(SOLO_ROWS.map((row) => [`row-${row}`, rubble.rows[row] ?? []])),
    ...Object.fromEntries(COLUMNS.map((column, index) => [`column-${column}`, rubble.columns[index] ?? []])),
    ...rubble.sites,
    scoring,
    yourFavour,
    hisFavour,
    aide,
    courtier,
  };
}

function dealOf(seed: number, sheet: BoardSheet): SoloDeal | null {
  const dealt = dealSolo(seed, sheet);
  return dealt.ok ? dealt.value.value : null;
}

/** What is known of the table: what the app dealt, if it did, and every tap. */
export function knownOf(draft: SetupDraft, sheet: BoardSheet): SetupFacts {
  const deal = draft.kind === 'dealt' ? dealOf(draft.seed, sheet) : null;
  return { ...(deal === null ? {} : toldByDeal(deal)), ...toldBy(draft) };
}

function chanceOf(known: SetupFacts): SoloDeal | null {
  const { scoring, yourFavour, hisFavour, aide, courtier } = known;
  if (
    scoring === undefined ||
    yourFavour === undefined ||
    hisFavour === undefined ||
    aide === undefined ||
    courtier === undefined
  )
    return null;
  return { ...withPile(rubbleOf(known)), scoring, yourFavour, hisFavour, aide, courtier };
}

function drawnOf({
  preplaced,
  blue,
  green,
  stackBlue,
  stackGreen,
  yourArchitect,
  yourPlan,
  yourTile,
  hisFirst,
  hisSecond,
}: SetupFacts): Entered | null {
  if (
    preplaced === undefined ||
    blue === undefined ||
    green === undefined ||
    stackBlue === undefined ||
    stackGreen === undefined
  )
    return null;
  if (yourArchitect === undefined || yourPlan === undefined || hisFirst === undefined || hisSecond === undefined)
    return null;
  return {
    preplaced,
    available: { blue, green },
    planStacks: { blue: stackBlue, green: stackGreen },
    yourPlan: { architect: yourArchitect, officials: yourPlan },
    hisPlans: [hisFirst, hisSecond],
    ...(yourTile !== undefined && { yourTile }),
  };
}

/** The game as it begins, or why it cannot be; null while something has not been entered. */
export function gameOf(known: SetupFacts, options: SoloOptions): Result<GameState, SetupRefusal> | null {
  const [chance, drawn] = [chanceOf(known), drawnOf(known)];
  return chance === null || drawn === null ? null : setUpSolo(chance, drawn, options);
}

/** Stands for what has not been entered, so that the rest can be drawn. */
const ANY: Entered = {
  preplaced: ['gold', 'cloth'],
  available: { blue: 'unknown', green: 'unknown' },
  planStacks: { blue: 'unknown', green: 'unknown' },
  yourPlan: { architect: ARCHITECTS[0], officials: 1 },
  hisPlans: [1, 1],
};
const ANY_SEED = 1;

/** A whole table, with anything in the place of what has not been entered. */
function somehow(known: SetupFacts, sheet: BoardSheet): GameState | null {
  const deal = dealOf(ANY_SEED, sheet);
  if (deal === null) return null;
  const { scoring, aide, courtier, blue, green, stackBlue, stackGreen, preplaced } = known;
  const laid = setUpSolo(
    { ...deal, scoring: scoring ?? deal.scoring, aide: aide ?? deal.aide, courtier: courtier ?? deal.courtier },
    {
      ...ANY,
      preplaced: preplaced ?? ANY.preplaced,
      available: { blue: blue ?? 'unknown', green: green ?? 'unknown' },
      planStacks: { blue: stackBlue ?? 'unknown', green: stackGreen ?? 'unknown' },
    },
    { sheet, rulings: DEFAULT_RULINGS, depth: 'lacerda-needs' },
  );
  return laid.ok ? laid.value : null;
}

/** The city so far: the cubes of the first building's site lie there until the building is entered. */
function cityOf(known: SetupFacts): Pick<GameState, 'rubble' | 'buildings'> {
  const rubble = rubbleOf(known);
  if (known.preplaced === undefined || known.aide === undefined) return { rubble, buildings: {} };
  const { site } = preplacedAt(known.aide);
  return { rubble: { ...rubble, sites: { ...rubble.sites, [site]: [] } }, buildings: { [site]: known.preplaced } };
}

/** The board as it is laid out so far; what has not been entered is not drawn. A sheet whose tiles cannot part has none. */
export function viewOf(known: SetupFacts, sheet: BoardSheet): BoardView | null {
  const laid = somehow(known, sheet);
  if (laid === null) return null;
  const view = boardView({ ...laid, ...cityOf(known) });
  return {
    ...view,
    scoring: known.scoring === undefined ? [] : view.scoring,
    decks: view.decks.map((deck) => ({ ...deck, aide: deck.deck === known.aide })),
    nobles: view.nobles.map((noble) => ({ ...noble, courtier: noble.noble === known.courtier })),
  };
}

/** The board as a part of the setup shows it: aide and courtier are there when their turn comes, not before. */
export const viewAt = (view: BoardView, part: StepId): BoardView => ({
  ...view,
  decks: view.decks.map((deck) => ({ ...deck, aide: deck.aide && part === 'aide' })),
  nobles: view.nobles.map((noble) => ({ ...noble, courtier: noble.courtier && part === 'courtier' })),
});
