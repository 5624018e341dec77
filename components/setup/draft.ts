import { ARCHITECTS, DEFAULT_RULINGS, dealSolo, preplacedAt, setUpSolo, type Architect, type BoardSheet, type Entered, type Face, type GameState, type SoloDeal, type SoloOptions } from '@/engine';

/** What was drawn by hand and tapped so far. */
export interface Drawn {
  readonly preplaced?: Face;
  readonly blue?: Face;
  readonly green?: Face;
  readonly stackBlue?: number;
  readonly stackGreen?: number;
  readonly yourArchitect?: Architect;
  readonly yourPlan?: number;
  readonly hisFirst?: number;
  readonly hisSecond?: number;
}

/** A set-up somebody is in the middle of: the seed of the deal, the steps done, what was told. */
export interface Draft {
  readonly seed: number;
  readonly done: readonly string[];
  readonly drawn: Drawn;
}

/** Everything a game needs to be told, in the order it is drawn. */
const ASKED = ['preplaced', 'blue', 'green', 'stackBlue', 'stackGreen', 'yourArchitect', 'yourPlan', 'hisFirst', 'hisSecond'] as const satisfies readonly (keyof Drawn)[];

export const newDraft = (seed: number): Draft => ({ seed, done: [], drawn: {} });

export const missingIn = (drawn: Drawn): number => ASKED.filter((key) => drawn[key] === undefined).length;

/** The deal of a seed; a sheet whose scoring tiles cannot part gives none. */
export function dealOf(seed: number, sheet: BoardSheet): SoloDeal | null {
  const dealt = dealSolo(seed, sheet);
  return dealt.ok ? dealt.value.value : null;
}

/** Everything told, or nothing while an answer is missing. */
function enteredOf(drawn: Drawn): Entered | null {
  const { preplaced, blue, green, stackBlue, stackGreen, yourArchitect, yourPlan, hisFirst, hisSecond } = drawn;
  if (preplaced === undefined || blue === undefined || green === undefined || stackBlue === undefined || stackGreen === undefined) return null;
  if (yourArchitect === undefined || yourPlan === undefined || hisFirst === undefined || hisSecond === undefined) return null;
  return {
    preplaced,
    available: { blue, green },
    planStacks: { blue: stackBlue, green: stackGreen },
    yourPlan: { architect: yourArchitect, officials: yourPlan },
    hisPlans: [hisFirst, hisSecond],
  };
}

/** The game as it begins; null while something is missing or cannot be. */
export function gameOf(deal: SoloDeal, drawn: Drawn, options: SoloOptions): GameState | null {
  const entered = enteredOf(drawn);
  const game = entered === null ? null : setUpSolo(deal, entered, options);
  return game?.ok === true ? game.value : null;
}

const ANY: Entered = {
  preplaced: ['gold', 'cloth'],
  available: { blue: 'unknown', green: 'unknown' },
  planStacks: { blue: 'unknown', green: 'unknown' },
  yourPlan: { architect: ARCHITECTS[0], officials: 1 },
  hisPlans: [1, 1],
};

/** The board as it is laid out so far: the cubes of the first building's site still lie there until it is told. */
export function boardOf(deal: SoloDeal, { preplaced, blue, green, stackBlue, stackGreen }: Drawn, sheet: BoardSheet): GameState | null {
  const laid = setUpSolo(
    deal,
    { ...ANY, preplaced: preplaced ?? ANY.preplaced, available: { blue: blue ?? 'unknown', green: green ?? 'unknown' }, planStacks: { blue: stackBlue ?? 'unknown', green: stackGreen ?? 'unknown' } },
    { sheet, rulings: DEFAULT_RULINGS, depth: 'lacerda-needs' },
  );
  if (!laid.ok) return null;
  if (preplaced !== undefined) return laid.value;
  const { site } = preplacedAt(deal.aide);
  return { ...laid.value, buildings: {}, rubble: { ...laid.value.rubble, sites: { ...laid.value.rubble.sites, [site]: deal.rubble.sites[site] ?? [] } } };
}
