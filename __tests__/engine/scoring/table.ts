import { checkScoreInput } from '@/engine/scoring/check';
import {
  blankLacerda,
  blankPerson,
  scoreInput,
  type ScoredLacerda,
  type ScoredPerson,
  type ScoreInput,
} from '@/engine/scoring/input';
import { finalScore, type FinalScore } from '@/engine/scoring/score';

const NAMES = ['you', 'green', 'purple', 'red'] as const;

/** A person with only what matters in the case. */
export const person = (id: string, held: Partial<ScoredPerson> = {}): ScoredPerson => ({ ...blankPerson(id), ...held });

export const lacerda = (held: Partial<ScoredLacerda> = {}): ScoredLacerda => ({ ...blankLacerda('lacerda'), ...held });

/** The people of a table, by what each holds. */
export const people = (...held: readonly Partial<ScoredPerson>[]): readonly ScoredPerson[] =>
  held.map((each, seat) => person(NAMES[seat] ?? `seat ${seat}`, each));

export const stores = (held: Partial<ScoredPerson['stores']>): ScoredPerson['stores'] => ({
  gold: 0,
  books: 0,
  cloth: 0,
  tools: 0,
  ...held,
});

/** What JSON gives the engine, scored; a fault in the case itself fails the test. */
export function scored(input: unknown): FinalScore {
  const checked = checkScoreInput(input);
  if (!checked.ok) throw new Error(JSON.stringify(checked.error));
  return finalScore(checked.value);
}

export const scorePeople = (...held: readonly Partial<ScoredPerson>[]): FinalScore =>
  finalScore(scoreInput(people(...held)));

/** A solo game scored, with some other rulings or sheet if given. */
export const scoreSolo = (
  you: Partial<ScoredPerson>,
  his: Partial<ScoredLacerda>,
  changed: Partial<Pick<ScoreInput, 'sheet' | 'rulings'>> = {},
): FinalScore => finalScore(scoreInput([person('you', you), lacerda(his)], changed));
