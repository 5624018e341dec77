import { recordOf } from '../../core/record';
import type { Result } from '../../core/result';
import { ok, refuse } from '../../core/result';
import type { BoardSheet } from '../../model/boardSheet';
import type { Rulings } from '../../model/rulings';
import type { Depth, GameState, Lacerda, Person, Rubble } from '../../model/state';
import { CUBES_IN_PILE } from '../../model/state';
import { BETWEEN } from '../../model/turn';
import type { Architect, ByColour, ByNoble, Deck, Site } from '../../model/vocabulary';
import { CITY_TILES, DECKS, NOBLES } from '../../model/vocabulary';
import { PLAIN_TILE, tidyTile, unknownTiles } from '../../sheet/clergy';
import { TREASURY_START } from '../../sheet/defaults';
import { atDepth } from '../depth';
import type { SoloDeal } from './deal';
import type { Entered } from './entered';
import { setupFaults } from './faults';
import type { SetupRefusal } from './refusal';

/** What the person chose for this game. */
export interface SoloOptions {
  readonly sheet: BoardSheet;
  readonly rulings: Rulings;
  readonly depth: Depth;
}

const CARDS_IN_DECK = 5;

/** Whose pile the first public building comes from and where it goes (`solo.setup.aide`). */
export const preplacedAt = (aide: Deck): { readonly architect: Architect; readonly site: Site } =>
  aide === 'builder' || aide === 'minister' ? { architect: 'blue', site: 'W-D' } : { architect: 'green', site: 'E-D' };

const withoutSite = (rubble: Rubble, site: Site): Rubble => {
  const { [site]: _, ...sites } = rubble.sites;
  return { ...rubble, sites };
};

/** Your start as first player (`setup.player`, `setup.influence`). */
const yourStart = ({ yourFavour }: SoloDeal, { yourPlan, yourTile = PLAIN_TILE }: Entered): Person => ({
  wigs: 5,
  influence: 4,
  reis: 10,
  goods: { gold: 1, books: 1, cloth: 1, tools: 1 },
  rubble: { earthquake: 0, fire: 0, tsunami: 0 },
  houses: { left: 0, middle: 0, right: 0 },
  portfolio: [],
  favours: [yourFavour],
  plans: [{ ...yourPlan, done: false }],
  clergy: [tidyTile(yourTile)],
  decrees: [],
  markers: 0,
});

/** Lacerda's start as second player (`solo.setup.first`). */
const hisStart = ({ hisFavour }: SoloDeal, { hisPlans }: Entered): Lacerda => ({
  wigs: 5,
  influence: 5,
  cubes: 0,
  decrees: 0,
  ships: [],
  favours: [hisFavour],
  plans: hisPlans,
  clergyOwed: 0,
});

/** One official of each of you at the Marquis, a neutral one in every office (`setup.player`, `setup.neutral`). */
const startingOffices: ByNoble<ByColour<number>> = recordOf(NOBLES, (noble) => {
  const own = noble === 'minister' ? 1 : 0;
  return { you: own, lacerda: own, neutral: 1 };
});

/** The board at the start, whatever chance decided; the blue cards revealed are not from the red decks (`setup.decks`). */
const startingBoard = (sheet: BoardSheet) =>
  ({
    period: 1,
    round: 1,
    toMove: 'you',
    ending: null,
    turn: BETWEEN,
    treasury: sheet.treasury.findIndex(({ right }) => right === TREASURY_START),
    market: sheet.market.start,
    cardinal: sheet.church.influence,
    decks: recordOf(DECKS, () => CARDS_IN_DECK),
    pile: CUBES_IN_PILE,
    stores: {},
    display: CITY_TILES,
    shipyard: [1, 2],
    offices: startingOffices,
    plazas: recordOf(NOBLES, () => ({ you: 0, lacerda: 0, neutral: 0 })),
  }) as const;

/** The tile you kept is one of this copy (`clergy.benefit`). */
function knowingTile(state: GameState): GameState {
  const met = unknownTiles(state.sheet, state.you.clergy);
  return met.length === 0 ? state : { ...state, sheet: { ...state.sheet, clergy: [...state.sheet.clergy, ...met] } };
}

/** A solo game ready for your first turn, or the first thing about it that cannot be. */
export function setUpSolo(deal: SoloDeal, entered: Entered, options: SoloOptions): Result<GameState, SetupRefusal> {
  const [fault] = setupFaults(deal, entered, options.sheet);
  if (fault !== undefined) return refuse(fault);
  const { site } = preplacedAt(deal.aide);
  const laid: GameState = {
    ...options,
    ...startingBoard(options.sheet),
    aide: deal.aide,
    courtier: deal.courtier,
    scoring: deal.scoring,
    rubble: withoutSite(deal.rubble, site),
    buildings: { [site]: entered.preplaced },
    available: entered.available,
    planStacks: entered.planStacks,
    you: yourStart(deal, entered),
    lacerda: hisStart(deal, entered),
  };
  return ok(knowingTile(atDepth(laid, options.depth)));
}
