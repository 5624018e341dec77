import type { Noble, Seat } from '@/engine';

import { translate } from '../translate';
import { names } from './names';
import { signed } from './turnNames';

const { number, plural } = translate('en');

/** The table. */
export const solo = {
  title: 'At the table',
  demoName: 'Demo game',
  opening: 'Laying out the table…',
  hub: {
    running: { title: 'Continue', detail: 'The game you played last' },
    begin: { title: 'New solo game', detail: 'The app deals; you follow its list on your board' },
    apart: 'Just looking?',
    demo: { title: 'Demo game', detail: 'Round 6, Lacerda to move: no cardboard needed' },
  },
  notEntered: 'That did not fit the table any more. Nothing was changed.',
  yourTurn: 'Your turn',
  yourFollow: 'Follow Lacerda?',
  glance: 'Both players',
  seat: { you: 'You', lacerda: 'Lacerda' } satisfies Readonly<Record<Seat, string>>,
  wigs: (count: number) => plural(count, { one: '# wig', other: '# wigs' }),
  influence: (count: number) => `${number(count)} influence`,
  reis: (count: number) => plural(count, { one: '# real', other: '# réis' }),
  favour: (noble: Noble) => `favour of the ${names.noble[noble]}`,
  next: 'Tap the board or choose',
  here: 'At this place',
  showAll: 'Show everything',
  moreWays: (count: number) => plural(count, { one: '# more way', other: '# more ways' }),
  entered: 'Your move so far',
  back: 'Take the last step back',
  commit: 'Confirm my move',
  nothingLeft: 'Nothing more to choose: confirm your move.',
  change: (by: number, what: string, now: number) => `${signed(by)} ${what}, then ${number(now)}`,
  amounts: { wigs: 'wigs', influence: 'influence', reis: 'réis' },
  untold: 'What lies on the table',
  forecast: {
    title: 'Lacerda’s next turn',
    perhaps: 'perhaps',
    changed: 'changed by your move',
    waits: 'depends on what the table shows',
    wigs: (you: number, his: number) =>
      `Your move changes it by ${signed(his)} wigs for him and ${signed(you)} for you.`,
  },
  printed: {
    influence: 'Influence on the card',
    wigs: 'Wigs it gives as things stand',
    backs: 'Wigs on the backs',
    reward: 'What is printed there?',
    has: (what: string) => `Printed there: ${what}`,
    clear: 'Nothing after all',
  },
};
