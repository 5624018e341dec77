import { begin, record } from '@/engine/history/history';
import { piecesToMove } from '@/engine/history/pieces';
import { putBackEvents, type PutBack } from '@/engine/history/putBack';
import { undo } from '@/engine/history/travel';
import type { Depth, GameState } from '@/engine/model/state';
import type { Move } from '@/engine/play/move';
import { play } from '../../helpers/games';
import { aState } from '../../helpers/state';
import { aGame, aMove, diceOf } from '../../helpers/player';

const GOLD: readonly Move[] = [{ kind: 'get-gold' }, { kind: 'take-card', deck: 'king' }, { kind: 'end-turn' }];

const yourTurn = (depth: Depth): GameState => ({ ...aGame(diceOf(7), depth), toMove: 'you' });

/** What is paid and taken of réis and goods, and clergy tiles: what the smaller depth does not mirror. */
const HOLDINGS: readonly string[] = [
  'reis',
  'goods',
  'goods-to-supply',
  'clergy-taken',
  'clergy-to-church',
  'decree-taken',
];

describe.each<Depth>(['everything', 'lacerda-needs'])('what the hands do, the app tracking %s', (depth) => {
  it('names the good that is taken, and undo returns it with the played card', () => {
    const start = yourTurn(depth);
    const history = play(begin(start), ...GOLD);
    const [entry] = history.done;
    if (entry === undefined) throw new Error('no entry');
    expect(piecesToMove(start, entry)).toEqual(
      expect.arrayContaining([{ code: 'card-played' }, { code: 'goods', good: 'gold', by: 1 }]),
    );
    const back = undo(history);
    expect(back.ok && back.value.putBack).toEqual(
      expect.arrayContaining<PutBack>([{ code: 'goods', good: 'gold', by: -1 }, { code: 'played-card' }]),
    );
    expect(back.ok && back.value.putBack.at(-1)).toEqual({ code: 'played-card' });
  });
});

it('a game that does not track holdings asks the hands for payments all the same, and tracks none', () => {
  const dice = diceOf(3);
  let history = begin(aGame(dice, 'lacerda-needs'));
  const named = new Set<string>();
  for (let count = 0; count < 120; count += 1) {
    const move = aMove(history.now, dice);
    if (move === null) break;
    const before = history.now;
    history = play(history, move);
    const entry = history.done.at(-1);
    if (entry !== undefined) for (const { code } of piecesToMove(before, entry)) named.add(code);
    const back = undo(history);
    if (back.ok) for (const { code } of back.value.putBack) named.add(code);
  }
  expect(HOLDINGS.filter((code) => !named.has(code))).toEqual([]);
  expect(history.now.you).toMatchObject({ reis: history.start.you.reis, goods: history.start.you.goods });
});

it('what was paid and taken of one thing comes back as one sum', () => {
  expect(
    putBackEvents(yourTurn('everything'), [
      { kind: 'reis-changed', by: 4 },
      { kind: 'goods-changed', good: 'gold', by: -1 },
      { kind: 'reis-changed', by: -7 },
      { kind: 'goods-changed', good: 'gold', by: 1 },
    ]),
  ).toEqual([{ code: 'reis', by: 3 }]);
});

it('undoing a change of depth sets no value that is not tracked then', () => {
  const holdings = { reis: 9, goods: { gold: 1, books: 0, cloth: 0, tools: 0 }, clergy: [], decrees: [2] };
  const back = undo(play(begin(yourTurn('lacerda-needs')), { kind: 'set-depth', depth: 'everything', holdings }));
  expect(back.ok && back.value.putBack).toEqual([]);
});

it('end.period: what a reward of the period brought is put back, tracked or not', () => {
  const start = aState({ depth: 'lacerda-needs', turn: { kind: 'period', triggeredBy: 'lacerda' } });
  const rewards = { king: [{ kind: 'goods', good: 'gold', amount: 1 }] } as const;
  const back = undo(play(begin(start), { kind: 'period-discard', rewards }));
  expect(back.ok && back.value.putBack).toContainEqual({ code: 'goods', good: 'gold', by: -1 });
});

it('where the rules refuse the moves by now, what was recorded is put back', () => {
  const history = record(begin(aState({ depth: 'lacerda-needs' })), {
    moves: [{ kind: 'end-turn' }],
    events: [{ kind: 'wigs-changed', seat: 'you', by: 2 }],
  });
  const back = undo(history);
  expect(back.ok && back.value.putBack).toEqual([{ code: 'wigs', seat: 'you', to: 5 }]);
});

it('where the moves come to something else by now, what was recorded is put back', () => {
  const history = record(begin(yourTurn('lacerda-needs')), {
    moves: GOLD,
    events: [{ kind: 'wigs-changed', seat: 'you', by: 2 }],
  });
  const back = undo(history);
  expect(back.ok && back.value.putBack).toEqual([{ code: 'wigs', seat: 'you', to: 5 }, { code: 'played-card' }]);
});
