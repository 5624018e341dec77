import { audit } from '@/engine/history/audit';
import type { History } from '@/engine/history/history';
import { begin, commit, record } from '@/engine/history/history';
import type { GameState } from '@/engine/model/state';
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

  it('leaves what the table kept or the rules refuse without reasons, and continues', () => {
    const history = played(START, STORE);
    const kept = record(history, {
      moves: [{ kind: 'finish-lacerda' }],
      events: [{ kind: 'turn-closed', seat: 'you' }],
      kept: true,
    });
    const odd = record(kept, { moves: [{ kind: 'take-card', deck: 'king' }], events: [] });
    expect(audit(odd)).toMatchObject({ unexplained: [1, 2], decisions: [] });
  });
});
