import type { MajorityOf, RoundsLeft, Seat, TitleAspect } from '@/engine';

import { translate } from '../translate';

const { list, number, plural } = translate('en');

const wigs = (count: number): string => plural(count, { one: '# wig', other: '# wigs' });
const isStore = (of: MajorityOf): boolean => of !== 'officials';
const more = (of: MajorityOf, count: number): string =>
  isStore(of) ? plural(count, { one: '# more store', other: '# more stores' }) : `${number(count)} more`;
const does = (count: number, verb: string): string => (count === 1 ? `${verb}s` : verb);

const either = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.slice(-1).join('')}`;

/** The standing if the game ended now. */
export const standing = {
  title: 'Standing',
  over: 'Final score',
  open: 'Standing if the game ended now',
  unnamed: { text: 'The standing belongs to a game on the table: open one first.', games: 'My games' },
  who: { you: 'You', lacerda: 'Lacerda' } satisfies Readonly<Record<Seat, string>>,
  headline: (you: number, his: number) => {
    if (you === his) return `You are level at ${wigs(you)}`;
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
      ? `At most ${left} to the end of the first period, this one included.`
      : `At most ${left} to the end of the game, this one included.`;
  },
  sooner: 'Completed rubble sets may end it sooner.',
  partial: {
    title: 'Only part of your score is known',
    text: 'The app keeps what Lacerda needs: your réis and decrees are not counted here. Add them on the score sheet.',
    clergy: (tiles: number) =>
      plural(tiles, {
        one: '# clergy tile of his is not told: its wigs are missing here.',
        other: '# clergy tiles of his are not told: their wigs are missing here.',
      }),
    sheet: 'To the score sheet',
  },
  majorities: {
    title: 'Majorities',
    of: {
      gold: 'Gold',
      books: 'Books',
      cloth: 'Cloth',
      tools: 'Tools',
      officials: 'Officials at work',
    } satisfies Readonly<Record<MajorityOf, string>>,
    counts: (you: number, his: number) => `You ${number(you)}, Lacerda ${number(his)}`,
    /** What the places give as things stand. */
    points: (you: number, his: number) => `${wigs(you)} for you, ${number(his)} for him`,
    nobody: (of: MajorityOf) => (isStore(of) ? 'the first store leads' : 'the first leads'),
    level: (of: MajorityOf) => `level: ${more(of, 1)} leads`,
    behind: (of: MajorityOf, tie: number, lead: number) =>
      `${more(of, tie)} ${does(tie, 'tie')}, ${number(lead)} ${does(lead, 'lead')}`,
    ahead: (of: MajorityOf, tie: number) => `you lead: he needs ${more(of, tie)} to tie`,
  },
  titles: {
    title: 'Your title',
    unsure: 'Depends on réis and decrees',
    jester: (fewer: readonly string[]) => `Jester as long as you have fewer than ${either(fewer)}`,
    lacks: (title: string, missing: readonly string[]) => `${title}: you lack ${list(missing)}`,
    has: (title: string) => `${title}: nothing is missing`,
    unknown: (title: string, missing: readonly string[], unknown: readonly string[]) =>
      missing.length === 0
        ? `${title}: needs ${list(unknown)}`
        : `${title}: you lack ${list(missing)}; also needs ${list(unknown)}`,
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
