import { impossibleEntries, type Problem, type ScoreInput } from '@/engine';
import { SHEET_FAULTS, type SheetFault } from '@/i18n/shape/scoreReasons';

import type { ScoreField } from './entries';

/** Something on the sheet that the pieces cannot show, and where. */
export type SheetProblem = SheetFault & { readonly path: string };

const isSheetProblem = (problem: Problem): problem is SheetProblem =>
  SHEET_FAULTS.some((code) => code === problem.code);

export const problemsOf = (input: ScoreInput): readonly SheetProblem[] =>
  impossibleEntries(input).filter(isSheetProblem);

const FIELDS: Readonly<Record<string, readonly ScoreField[]>> = {
  ships: ['ships'],
  sets: ['rubble'],
  cubes: ['rubble'],
  stores: ['gold', 'tools', 'books', 'cloth'],
  influence: ['influence'],
  favours: ['favours'],
  officialsAtWork: ['officials'],
};

/** Whether a problem is about this field; one of the whole map is about its streets, for everyone. */
function isAbout(problem: SheetProblem, place: number, entry: ScoreField): boolean {
  if (problem.code === 'more-stores-than-spaces') return problem.streets.some((street) => street === entry);
  const [, at, field = ''] = problem.path.split('.');
  return Number(at) === place && FIELDS[field]?.includes(entry) === true;
}

/** Whose entries a problem is about; nobody's when it is about the whole map. */
export const playerIn = ({ path }: SheetProblem, { players }: ScoreInput): string | undefined =>
  players[Number(path.split('.')[1])]?.id;

/** What is wrong with one player's field, if anything. */
export const problemIn = (
  problems: readonly SheetProblem[],
  place: number,
  entry: ScoreField,
): SheetProblem | undefined => problems.find((problem) => isAbout(problem, place, entry));
