import { cashableCoins } from '../influence/cash';
import { CONTESTS, storesOf, type ScoredLacerda, type ScoredPerson, type ScoreInput } from './input';
import { standingOf, type Majorities } from './lines';

/** What a solo game makes of you at court, lowest first (`solo.title`). */
export const TITLES = ['jester', 'servant', 'favourite', 'right-arm'] as const;
export type TitleId = (typeof TITLES)[number];

export const TITLE_ASPECTS = ['wigs', 'stores', 'majorities', 'reis', 'decrees', 'ships'] as const;
export type TitleAspect = (typeof TITLE_ASPECTS)[number];

/**
 * One cell of the table of titles. `needs` is the least number that meets it;
 * a Jester's condition is met, to your cost, when you have less than that.
 */
export interface TitleCondition {
  readonly title: TitleId;
  readonly what: TitleAspect;
  readonly needs: number;
  readonly has: number;
  readonly met: boolean;
}

/** A condition of the next title that you lack, and by how much. */
export interface MissingForTitle {
  readonly what: TitleAspect;
  readonly needs: number;
  readonly has: number;
  readonly by: number;
}

export interface Title {
  readonly id: TitleId;
  readonly conditions: readonly TitleCondition[];
  /** The title above yours with what you lack for it, or null at the top. */
  readonly next: { readonly title: TitleId; readonly missing: readonly MissingForTitle[] } | null;
}

type Aspects = Readonly<Record<TitleAspect, number>>;

/** Majorities you hold: being first alone, or tied as well if so agreed (R12). */
function majoritiesHeld(id: string, contests: Majorities, { R12 }: ScoreInput['rulings']): number {
  return CONTESTS.filter((of) => {
    const standing = standingOf(contests[of], id);
    return standing?.place === 1 && (R12 === 'ties-count' || standing.ids.length === 1);
  }).length;
}

function aspectsOf(you: ScoredPerson, wigs: number, input: ScoreInput, contests: Majorities): Aspects {
  const cashed = input.rulings.R13 === 'influence-cashed' ? cashableCoins(input.sheet.coins, you.influence) : 0;
  return {
    wigs,
    stores: storesOf(you),
    majorities: majoritiesHeld(you.id, contests, input.rulings),
    reis: you.reis + cashed,
    decrees: you.decrees.length,
    ships: you.ships.length,
  };
}

/** What a title needs of something: a number, or so many more than Lacerda has. */
export type TitleNeed = number | { readonly moreThanHis: number };

/** The printed table; equal wigs are neither fewer nor more. */
export const TITLE_NEEDS: Readonly<Record<TitleId, Readonly<Partial<Record<TitleAspect, TitleNeed>>>>> = {
  jester: { wigs: { moreThanHis: 0 }, stores: 4, majorities: 1, reis: 5, decrees: 4 },
  servant: { wigs: { moreThanHis: 1 }, stores: 4, majorities: 1, reis: 5, decrees: 6 },
  favourite: { wigs: { moreThanHis: 1 }, stores: { moreThanHis: 0 }, majorities: 2, reis: 10, decrees: 7, ships: 1 },
  'right-arm': { wigs: { moreThanHis: 1 }, stores: { moreThanHis: 1 }, majorities: 3, reis: 20, decrees: 8, ships: 2 },
};

const leastOf = (need: TitleNeed, his: number): number => (typeof need === 'number' ? need : his + need.moreThanHis);

function conditionsOf(his: Pick<Aspects, 'wigs' | 'stores'>, has: Aspects): readonly TitleCondition[] {
  const conditions: TitleCondition[] = [];
  for (const title of TITLES) {
    for (const what of TITLE_ASPECTS) {
      const need = TITLE_NEEDS[title][what];
      if (need === undefined) continue;
      const least = leastOf(need, what === 'wigs' ? his.wigs : his.stores);
      const enough = has[what] >= least;
      conditions.push({ title, what, needs: least, has: has[what], met: title === 'jester' ? !enough : enough });
    }
  }
  return conditions;
}

/** The titles that are an honour, highest first. */
const HONOURS: readonly TitleId[] = ['right-arm', 'favourite', 'servant'];

/** Any Jester condition makes a Jester; else the highest title whose every condition holds; else a Jester too (R4). */
function earned(conditions: readonly TitleCondition[]): TitleId {
  if (conditions.some(({ title, met }) => title === 'jester' && met)) return 'jester';
  const holds = (id: TitleId) => conditions.every(({ title, met }) => title !== id || met);
  return HONOURS.find(holds) ?? 'jester';
}

function nextAfter(id: TitleId, conditions: readonly TitleCondition[]): Title['next'] {
  const title = TITLES[TITLES.indexOf(id) + 1];
  if (title === undefined) return null;
  const missing = conditions
    .filter((condition) => condition.title === title && !condition.met)
    .map(({ what, needs, has }) => ({ what, needs, has, by: needs - has }));
  return { title, missing };
}

/** Your title after a game against Lacerda, with every condition and what the next title needs. */
export function titleOf(
  you: { readonly player: ScoredPerson; readonly total: number },
  lacerda: { readonly player: ScoredLacerda; readonly total: number },
  input: ScoreInput,
  contests: Majorities,
): Title {
  const has = aspectsOf(you.player, you.total, input, contests);
  const conditions = conditionsOf({ wigs: lacerda.total, stores: storesOf(lacerda.player) }, has);
  const id = earned(conditions);
  return { id, conditions, next: nextAfter(id, conditions) };
}
