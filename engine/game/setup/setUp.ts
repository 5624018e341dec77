import type { Result } from '../../core/result';
import { ok, refuse } from '../../core/result';
import type { BoardSheet } from '../../model/boardSheet';
import type { Rulings } from '../../model/rulings';
import type { Depth, GameState, Person, Rubble } from '../../model/state';
import type { Architect, Deck, Site } from '../../model/vocabulary';
import { PLAIN_TILE, tidyTile, unknownTiles } from '../../sheet/clergy';
import { atDepth } from '../depth';
import type { SoloDeal } from './deal';
import type { Entered } from './entered';
import { setupFaults } from './faults';
import type { SetupRefusal } from './refusal';
import { HIS_START, startingBoard, YOUR_START } from './start';

/** What the person chose for this game. */
export interface SoloOptions {
  readonly sheet: BoardSheet;
  readonly rulings: Rulings;
  readonly depth: Depth;
}

/** Whose pile the first public building comes from and where it goes (`solo.setup.aide`). */
export const preplacedAt = (aide: Deck): { readonly architect: Architect; readonly site: Site } =>
  aide === 'builder' || aide === 'minister' ? { architect: 'blue', site: 'W-D' } : { architect: 'green', site: 'E-D' };

const withoutSite = (rubble: Rubble, site: Site): Rubble => {
  const { [site]: _, ...sites } = rubble.sites;
  return { ...rubble, sites };
};

const yourStart = ({ yourFavour }: SoloDeal, { yourPlan, yourTile = PLAIN_TILE }: Entered): Person => ({
  ...YOUR_START,
  favours: [yourFavour],
  plans: [{ ...yourPlan, done: false }],
  clergy: [tidyTile(yourTile)],
});

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
    lacerda: { ...HIS_START, favours: [deal.hisFavour], plans: entered.hisPlans },
  };
  return ok(knowingTile(atDepth(laid, options.depth)));
}
