import type { Problem, SheetEntry } from '@/engine';
import type { sheet as words } from '@/i18n/en/sheet';
import { say, type Speaker } from '@/i18n/say';
import type { SheetFault } from '@/i18n/sheetFault';
import type { Translate } from '@/i18n/translate';

const isSheetFault = (problem: Problem, speaker: Speaker<SheetFault>): problem is Problem & SheetFault =>
  Object.hasOwn(speaker, problem.code);

/** The problems that stand in one panel. */
export const problemsOf = (problems: readonly Problem[], entry: SheetEntry): readonly Problem[] =>
  problems.filter(({ path }) => path === entry || path.startsWith(`${entry}.`));

/** Where in a sheet a problem stands, in words; an unknown field is named as it was written. */
function whereOf(path: string, { panels, path: parts, pathNumber }: typeof words, inPanel: boolean): string {
  const titles: Readonly<Record<string, { readonly title: string }>> = panels;
  const [first = '', ...rest] = path.split('.').filter((part) => part !== '');
  const inside = rest.map((part) => (/^\d+$/.test(part) ? pathNumber(Number(part)) : (parts[part] ?? part)));
  const head = titles[first]?.title ?? parts[first] ?? first;
  return (inPanel ? inside : [head, ...inside]).join(', ');
}

/** A problem as a sentence: where it stands, then what is wrong. `inPanel` leaves out the panel's own name. */
export function sayProblem(
  problem: Problem,
  speaker: Speaker<SheetFault>,
  t: Translate,
  book: typeof words,
  inPanel = false,
): string {
  const where = whereOf(problem.path, book, inPanel);
  const what = isSheetFault(problem, speaker) ? say<SheetFault>(speaker, problem, t) : problem.code;
  return where === '' ? capital(what) : `${capital(where)}: ${what}`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
