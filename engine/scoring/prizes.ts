import type { ToolsMajority } from '../model/boardSheet';
import type { MajorityOf } from './input';

/** The wigs of most, second and third. */
export type Prizes = readonly [most: number, second: number, third: number];

const TOOLS: Readonly<Record<ToolsMajority, Prizes>> = { '6/3/1': [6, 3, 1], '6/4/2': [6, 4, 2] };

/** As printed; tools differ between copies (R1). */
export function prizesOf(of: MajorityOf, tools: ToolsMajority): Prizes {
  if (of === 'tools') return TOOLS[tools];
  return PRINTED[of];
}

const PRINTED: Readonly<Record<Exclude<MajorityOf, 'tools'>, Prizes>> = {
  gold: [3, 2, 1],
  books: [9, 6, 3],
  cloth: [9, 6, 3],
  officials: [15, 10, 5],
};

/** With two players only most and third are given; whoever scores alone does so as at that table. */
export const atTable = ([most, second, third]: Prizes, players: number): readonly number[] =>
  players <= 2 ? [most, third] : [most, second, third];

export const WIGS_PER_SET = 3;
export const WIGS_PER_FAVOUR = 2;
export const REIS_PER_WIG = 5;
export const LACERDA_WIGS_PER_CUBE = 1;
export const LACERDA_WIGS_PER_DECREE = 3;
