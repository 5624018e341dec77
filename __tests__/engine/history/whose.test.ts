import { whoseTurn } from '@/engine/history/whose';
import type { Turn } from '@/engine/model/turn';
import { BETWEEN, NOTHING_DUE } from '@/engine/model/turn';
import type { Seat } from '@/engine/model/vocabulary';
import { yourTurn } from '../../helpers/state';

const inputs = { answers: {}, overrides: [] };

it.each<readonly [string, Turn, Seat]>([
  ['you', BETWEEN, 'you'],
  ['lacerda', BETWEEN, 'lacerda'],
  ['you', yourTurn({ at: 'action' }), 'you'],
  ['you', yourTurn({ at: 'his-follow', noble: 'king' }), 'you'],
  ['lacerda', yourTurn({ at: 'follow', noble: 'king', acted: false, inputs }, { within: 'his-turn' }), 'lacerda'],
  ['period', yourTurn({ at: 'period' }, { within: 'period' }), 'you'],
  ['lacerda', { kind: 'lacerda', next: 'state', due: NOTHING_DUE, inputs }, 'lacerda'],
  ['period', { kind: 'period', triggeredBy: 'you' }, 'lacerda'],
  ['over', { kind: 'over' }, 'you'],
])('solo.follow, end.period: it is the part of %s at %j, %s to move', (whose, turn, toMove) => {
  expect(whoseTurn({ turn, toMove })).toBe(whose);
});
