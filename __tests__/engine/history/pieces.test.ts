import { piecesToMove, spendsCard } from '@/engine/history/pieces';
import type { GameEvent } from '@/engine/game/event';
import type { GameState } from '@/engine/model/state';
import type { Move } from '@/engine/play/move';
import { aState, yourTurn } from '../../helpers/state';

const EVENTS = [{ kind: 'wigs-changed', seat: 'you', by: 3 }] as const;

it('end.period: what the list of the period change asks of the hands is not asked again after it', () => {
  const state = aState();
  expect(piecesToMove(state, { moves: [{ kind: 'get-gold' }], events: EVENTS })).toContainEqual({
    code: 'wigs',
    seat: 'you',
    to: state.you.wigs + 3,
  });
  expect(piecesToMove(state, { moves: [{ kind: 'period-discard', rewards: {} }], events: EVENTS })).toEqual([]);
});

const moved = (state: GameState, ...events: readonly GameEvent[]) => piecesToMove(state, { moves: [], events });

it('church.scoring: the Cardinal lies down for a scoring that is due, not for a turn that begins', () => {
  const turn = yourTurn({ at: 'action' });
  const due = { ...turn, due: { church: 'you', end: null } } as const;
  expect(moved(aState(), { kind: 'turn-moved', turn })).toEqual([]);
  expect(moved(aState(), { kind: 'turn-moved', turn: due })).toEqual([{ code: 'cardinal-down' }]);
  expect(moved(aState({ turn: due }), { kind: 'turn-moved', turn })).toEqual([{ code: 'cardinal-up' }]);
});

it('a marker that moves twice is moved once, to where it ends; what is not produced is not asked for', () => {
  expect(
    moved(
      aState(),
      { kind: 'goods-changed', good: 'gold', by: -1 },
      { kind: 'reis-changed', by: 3 },
      { kind: 'wigs-changed', seat: 'you', by: 1 },
      { kind: 'goods-produced', seat: 'you', goods: { gold: 0, books: 2, cloth: 0, tools: 0 } },
      { kind: 'wigs-changed', seat: 'you', by: 3 },
    ),
  ).toEqual([
    { code: 'goods', good: 'gold', by: -1 },
    { code: 'reis', by: 3 },
    { code: 'goods', good: 'books', by: 2 },
    { code: 'wigs', seat: 'you', to: 9 },
  ]);
});

it('no crate goes under a ship that is not there', () => {
  expect(moved(aState(), { kind: 'cargo-loaded', owner: 'you', index: 2 })).toEqual([]);
});

it.each<readonly [boolean, Move]>([
  [true, { kind: 'get-gold' }],
  [true, { kind: 'sponsor', coins: 0 }],
  [true, { kind: 'visit', noble: 'king', pay: { influence: 1, wigs: 0, reis: 0, coins: 0, benefits: 0 } }],
  [false, { kind: 'play-treasury-card' }],
  [false, { kind: 'end-turn' }],
])('setup.supply: whether a card of the hand leaves the game (%s): %j', (spent, move) => {
  expect(spendsCard({ moves: [{ kind: 'decline' }, move] })).toBe(spent);
});
