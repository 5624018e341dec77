import type { Noble, Seat } from '@/engine';

import { translate } from '../translate';
import { names } from './names';

const { number, plural } = translate('en');

/** The table. */
export const solo = {
  title: 'At the table',
  demoName: 'Demo game',
  opening: 'Laying out the table…',
  hub: {
    running: { title: 'Continue', detail: 'The game you played last' },
    begin: { title: 'New solo game', detail: 'The app deals; you follow its list on your board' },
    demo: { title: 'Demo game', detail: 'Round 6, Lacerda to move: no cardboard needed' },
  },
  notEntered: 'That did not fit the table any more. Nothing was changed.',
  yourTurn: 'Your turn',
  yourFollow: 'Follow Lacerda?',
  moment: {
    round: (round: number, period: number) => `round ${number(round)} · period ${number(period)}`,
    lastNext: (round: number) => `round ${number(round)} · then the last`,
    last: 'last round',
  },
  dock: 'What to do now',
  players: 'Players',
  glance: 'Both players',
  seat: { you: 'You', lacerda: 'Lacerda' } satisfies Readonly<Record<Seat, string>>,
  wigs: (count: number) => plural(count, { one: '# wig', other: '# wigs' }),
  influence: (count: number) => `${number(count)} influence`,
  reis: (count: number) => plural(count, { one: '# real', other: '# réis' }),
  favour: (noble: Noble) => `favour of the ${names.noble[noble]}`,
  untold: 'Enter what was revealed',
};
