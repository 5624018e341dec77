import type { Seat } from '@/engine';

import { translate } from '../translate';
import { signed, wigs } from './turnNames';

const { number, plural } = translate('en');

/** "+2", "−1", or just "0". */
const change = (value: number): string => (value === 0 ? number(0) : signed(value));

/** The end of a game against Lacerda. */
export const final = {
  title: 'The game is over',
  who: { you: 'You', lacerda: 'Lacerda' } satisfies Readonly<Record<Seat, string>>,
  headline: (you: number, his: number) => {
    if (you === his) return `A tie: ${wigs(you)} each`;
    return you > his ? `You win: ${wigs(you)} to ${number(his)}` : `Lacerda wins: ${wigs(his)} to ${number(you)}`;
  },
  missing: {
    title: 'Count these before the score',
    text: 'The app did not keep them during this game.',
    reis: 'Réis in your hand',
    decrees: 'Your decrees: tap the wigs each one gives',
    told: (each: readonly number[]) =>
      each.length === 0
        ? 'No decrees yet'
        : `${plural(each.length, { one: '# decree', other: '# decrees' })}: ${each.map(number).join(' + ')}`,
    show: 'Show my title',
  },
  again: {
    title: 'Count your decrees again',
    text: 'You entered what each gave when you took it. Enter what each gives now.',
    confirm: 'Confirm',
  },
  share: 'Pass it on',
  audit: {
    title: 'Looking back on Lacerda',
    text: 'Every decision of his with what he compared, and what your moves changed about his turns.',
    look: 'Look back',
    looking: 'Looking through the game…',
    show: 'What to show',
    listed: { decisions: 'What he decided', moves: 'What you moved' },
    tabs: { decisions: 'His decisions', moves: 'Your moves' },
    place: (period: number, round: number) => `Period ${number(period)}, round ${number(round)}`,
    all: (count: number) => `Show all ${number(count)}`,
    none: 'Nothing here.',
    added: (what: string) => `He then did as well: ${what}`,
    gone: (what: string) => `He then left out: ${what}`,
    instead: (was: string, now: string) => `Instead of “${was}” then: ${now}`,
    unsure: 'something the table had yet to show',
    effect: (you: number, his: number) => `Wigs in his turn: his ${change(his)}, yours ${change(you)}`,
    noEffect: 'No wigs changed by it.',
    total: (you: number, his: number) =>
      `All your moves together changed his turns by ${change(his)} wigs for him and ${change(you)} for you.`,
    unexplained: (count: number) =>
      plural(count, {
        one: '# entry was kept as it lay on the table and has no reasons.',
        other: '# entries were kept as they lay on the table and have no reasons.',
      }),
  },
};
