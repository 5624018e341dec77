import type { Noble, Seat } from '@/engine';

import { number, plural } from './grammar';
import { nobles } from './turnNames';

/** The table. */
export const solo = {
  title: 'At the table',
  demoName: 'Demo game',
  opening: 'Loading game…',
  hub: {
    running: { title: 'Continue', detail: 'The game you played last' },
    begin: { title: 'New solo game', detail: 'Deal it with the app, or enter your own' },
    apart: 'Just looking?',
    demo: { title: 'Demo game', detail: 'Round 6, Lacerda’s turn. No cardboard needed' },
  },
  notEntered: 'That’s no longer possible. Nothing changed.',
  yourTurn: 'Your turn',
  yourFollow: 'Follow Lacerda',
  moment: {
    round: (round: number, period: number) => `round ${number(round)} · period ${number(period)}`,
    lastNext: (round: number) => `round ${number(round)} · final round next`,
    last: 'final round',
  },
  dock: 'What to do now',
  players: 'Players',
  glance: 'Both players',
  seat: { you: 'You', lacerda: 'Lacerda' } satisfies Readonly<Record<Seat, string>>,
  wigs: (count: number) => plural(count, { one: '# wig', other: '# wigs' }),
  influence: (count: number) => `${number(count)} influence`,
  reis: (count: number) => plural(count, { one: '# real', other: '# réis' }),
  favour: (noble: Noble) => `${nobles(noble)} favor`,
  untold: 'Still to enter',
};
