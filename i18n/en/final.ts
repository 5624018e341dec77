import type { Seat } from '@/engine';

import { number, plural } from './grammar';
import { change, wigs } from './turnNames';

/** The end of a game against Lacerda. */
export const final = {
  title: 'The game is over',
  who: { you: 'You', lacerda: 'Lacerda' } satisfies Readonly<Record<Seat, string>>,
  headline: (you: number, his: number) => {
    if (you === his) return `A tie: ${wigs(you)} each`;
    return you > his ? `You win: ${wigs(you)} to ${number(his)}` : `Lacerda wins: ${wigs(his)} to ${number(you)}`;
  },
  missing: {
    title: 'Enter these first',
    text: 'This game didn’t track them.',
    reis: 'Réis in your hand',
    decrees: 'Your decrees: tap the wigs each one gives',
    entered: (each: readonly number[]) =>
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
  share: 'Share',
  audit: {
    title: 'Review Lacerda’s game',
    text: 'Every decision he made, what he compared, and how your moves changed his turns.',
    look: 'Review',
    looking: 'Reviewing…',
    show: 'What to show',
    listed: { decisions: 'What he decided', moves: 'What you did' },
    tabs: { decisions: 'His decisions', moves: 'Your moves' },
    place: (period: number, round: number) => `Period ${number(period)}, round ${number(round)}`,
    all: (count: number) => `Show all ${number(count)}`,
    none: 'Nothing here.',
    added: (what: string) => `Added: ${what}`,
    gone: (what: string) => `Dropped: ${what}`,
    instead: (was: string, now: string) => `Was “${was}”, became: ${now}`,
    unsure: 'something not yet revealed',
    effect: (you: number, his: number) => `Wigs in his turn: his ${change(his)}, yours ${change(you)}`,
    noEffect: 'No wigs changed.',
    total: (you: number, his: number) =>
      `In all, your moves changed the wigs in his turns: his ${change(his)}, yours ${change(you)}.`,
    unexplained: (count: number) =>
      plural(count, {
        one: '# entry was kept as played and has no reasons.',
        other: '# entries were kept as played and have no reasons.',
      }),
  },
};
