import type { MajorityOf, RoundsLeft, Seat, TitleAspect } from '@/engine';

import { list, number, plural } from './grammar';

const wigs = (count: number): string => plural(count, { one: '# wig', other: '# wigs' });
const isStore = (of: MajorityOf): boolean => of !== 'officials';
const more = (of: MajorityOf, count: number): string =>
  isStore(of) ? plural(count, { one: '# more store', other: '# more stores' }) : `${number(count)} more`;
const does = (count: number, verb: string): string => (count === 1 ? `${verb}s` : verb);

const either = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.slice(-1).join('')}`;

/** The score if the game ended now. */
export const standing = {
  title: 'Score so far',
  over: 'Final score',
  open: 'Score so far',
  unnamed: { text: 'Open a game to see its score.', games: 'My games' },
  who: { you: 'You', lacerda: 'Lacerda' } satisfies Readonly<Record<Seat, string>>,
  headline: (you: number, his: number) => {
    if (you === his) return `Tied at ${wigs(you)}`;
    return you > his
      ? `You lead by ${number(you - his)}: ${number(you)} to ${number(his)}`
      : `Lacerda leads by ${number(his - you)}: ${number(his)} to ${number(you)}`;
  },
  /** Part of your score is not known: nobody leads yet. */
  counted: (you: number, his: number) => `Counted so far: you ${number(you)}, Lacerda ${number(his)}`,
  ifNow: 'If the game ended now',
  rounds: ({ most, ends }: RoundsLeft) => {
    if (most === 0) return 'The game is over.';
    const left = plural(most, { one: '# round', other: '# rounds' });
    return ends === 'period'
      ? `Up to ${left} left in period 1, including this one.`
      : `Up to ${left} left in the game, including this one.`;
  },
  sooner: 'Rubble sets can end it sooner.',
  partial: {
    title: 'Only part of your score is known',
    text: 'This game doesn’t track your réis and decrees. Add them on the score sheet.',
    clergy: (tiles: number) =>
      plural(tiles, {
        one: '# of his clergy tiles isn’t entered. Its wigs are missing.',
        other: '# of his clergy tiles aren’t entered. Their wigs are missing.',
      }),
    sheet: 'Open score sheet',
  },
  majorities: {
    title: 'Majorities',
    of: {
      gold: 'Gold',
      books: 'Books',
      cloth: 'Cloth',
      tools: 'Tools',
      officials: 'Officials on plans',
    } satisfies Readonly<Record<MajorityOf, string>>,
    counts: (you: number, his: number) => `You ${number(you)}, Lacerda ${number(his)}`,
    /** What the places give as things stand. */
    points: (you: number, his: number) => `${wigs(you)} for you, ${number(his)} for him`,
    nobody: (of: MajorityOf): string => (isStore(of) ? '1 store takes the lead' : '1 takes the lead'),
    level: (of: MajorityOf) => `tied: ${more(of, 1)} leads`,
    behind: (of: MajorityOf, tie: number, lead: number) =>
      `${more(of, tie)} ${does(tie, 'tie')}, ${number(lead)} ${does(lead, 'lead')}`,
    ahead: (of: MajorityOf, tie: number) => `you lead: he needs ${more(of, tie)} to tie`,
  },
  titles: {
    title: 'Your title',
    unsure: 'Depends on réis and decrees',
    jester: (fewer: readonly string[]) => `Jester while you have fewer than ${either(fewer)}`,
    lacks: (title: string, missing: readonly string[]) => `${title}: you still need ${list(missing)}`,
    has: (title: string) => `${title}: all conditions met`,
    unknown: (title: string, missing: readonly string[], unknown: readonly string[]) =>
      missing.length === 0
        ? `${title}: you still need ${list(unknown)}`
        : `${title}: you still need ${list(missing)}, and ${list(unknown)}`,
    aspect: {
      wigs,
      stores: (count: number) => plural(count, { one: '# store', other: '# stores' }),
      majorities: (count: number) => plural(count, { one: '# majority', other: '# majorities' }),
      reis: (count: number) => plural(count, { one: '# real', other: '# réis' }),
      decrees: (count: number) => plural(count, { one: '# decree', other: '# decrees' }),
      ships: (count: number) => plural(count, { one: '# ship', other: '# ships' }),
    } satisfies Readonly<Record<TitleAspect, (count: number) => string>>,
  },
};
