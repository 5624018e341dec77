import { audit, stepsOf } from '@/engine/history/audit';
import type { History } from '@/engine/history/history';
import { begin, commit, record } from '@/engine/history/history';
import type { GameState } from '@/engine/model/state';
import type { Turn } from '@/engine/model/turn';
import { BETWEEN } from '@/engine/model/turn';
import type { Move } from '@/engine/play/move';
import { cheapestWay } from '../../helpers/moves';
import { aState } from '../../helpers/state';

function played(start: GameState, ...entries: readonly (readonly Move[])[]): History {
  let history = begin(start);
  for (const moves of entries) {
    const committed = commit(history, moves);
    if (!committed.ok) throw new Error(JSON.stringify(committed.error));
    history = committed.value;
  }
  return history;
}

const START = aState({
  courtier: 'king',
  aide: 'king',
  buildings: { 'W-A': ['gold', 'cloth'] },
  you: { influence: 10, reis: 30 },
  lacerda: { influence: 10 },
});

const STORE: readonly Move[] = [
  { kind: 'visit', noble: 'builder', pay: cheapestWay(START, 'builder') },
  { kind: 'build-store', space: 'A2', good: 'cloth' },
  { kind: 'buy-land', cube: null, house: 'left', coins: 0 },
];

describe('audit', () => {
  it('solo.store: shows every decision of his with its candidates', () => {
    const { decisions, unexplained } = audit(
      played(
        START,
        STORE,
        [{ kind: 'take-card', deck: 'builder' }, { kind: 'end-turn' }],
        [{ kind: 'finish-lacerda' }],
      ),
    );
    expect(unexplained).toEqual([]);
    expect(decisions).toMatchObject([
      {
        entry: 2,
        period: 1,
        round: 1,
        step: { rule: 'solo.state', action: 'officials' },
        comparisons: [{ of: 'office' }, { of: 'office' }],
      },
      {
        entry: 2,
        step: { rule: 'solo.noble', action: 'store', space: 'A1' },
        comparisons: [{ of: 'store', why: { decidedBy: 'leftmost' } }],
      },
    ]);
    expect(decisions[1]?.comparisons[0]?.why.candidates.length).toBeGreaterThan(20);
  });

  it('tells what your move saved against his forecast before it', () => {
    const { moves, wigs } = audit(played(START, STORE, [{ kind: 'take-card', deck: 'builder' }, { kind: 'end-turn' }]));
    expect(moves).toMatchObject([
      {
        entry: 0,
        moves: STORE,
        difference: {
          changes: [{ at: 'noble', was: { step: { space: 'A2' } }, now: { step: { space: 'A1' } } }],
          wigs: { lacerda: -1 },
        },
      },
    ]);
    expect(wigs).toEqual({ you: 0, lacerda: -1 });
  });

  it('solo.follow: his follow of your visit is a decision of his', () => {
    const start = { ...START, lacerda: { ...START.lacerda, favours: ['builder'] as const } };
    const { decisions } = audit(
      played(start, STORE, [{ kind: 'let-lacerda-follow', inputs: { answers: {}, overrides: [] } }]),
    );
    expect(decisions).toMatchObject([
      { entry: 1, step: { rule: 'solo.follow', action: 'store' }, comparisons: [{ of: 'store' }] },
    ]);
  });

  it('a move of yours takes no step of his', () => {
    expect(stepsOf(START, { moves: STORE, events: [] })).toEqual([]);
  });

  it.each<readonly [string, Turn, Turn]>([
    ['from', BETWEEN, { kind: 'over' }],
    ['back from', { kind: 'over' }, BETWEEN],
    ['at', { kind: 'over' }, { kind: 'over' }],
  ])('end.game: %s the end he has no next turn that could change', (_, before, turn) => {
    const start = { ...START, turn: before };
    const events = [{ kind: 'turn-moved', turn } as const, { kind: 'wigs-changed', seat: 'you', by: 1 } as const];
    expect(audit(record(begin(start), { moves: [{ kind: 'end-turn' }], events, kept: true }))).toMatchObject({
      moves: [],
      wigs: { you: 0, lacerda: 0 },
    });
  });

  it('leaves what the table kept or the rules refuse without reasons, and continues', () => {
    const history = played(START, STORE);
    const kept = record(history, {
      moves: [{ kind: 'finish-lacerda' }],
      events: [{ kind: 'turn-closed', seat: 'you' }],
      kept: true,
    });
    const legal = record(begin({ ...START, toMove: 'lacerda' }), {
      moves: [{ kind: 'finish-lacerda' }],
      events: [{ kind: 'turn-closed', seat: 'lacerda' }],
      kept: true,
    });
    expect(audit(legal)).toMatchObject({ unexplained: [0], decisions: [] });
    const odd = record(kept, { moves: [{ kind: 'take-card', deck: 'king' }], events: [] });
    expect(audit(odd)).toMatchObject({ unexplained: [1, 2], decisions: [] });
  });
});
