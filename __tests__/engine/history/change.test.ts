import type { Change, Changed } from '@/engine/history/change';
import { acceptChange, changeEntry, rewindTo } from '@/engine/history/change';
import { drift } from '@/engine/history/drift';
import type { History } from '@/engine/history/history';
import { begin } from '@/engine/history/history';
import { asFarAsPossible } from '@/engine/history/keep';
import { keepTable } from '@/engine/history/keepTable';
import { undo } from '@/engine/history/travel';
import type { Space } from '@/engine/model/vocabulary';
import type { Move } from '@/engine/play/move';
import { broken } from '../../helpers/invariants';
import { play } from '../../helpers/games';
import { aState, deepFreeze } from '../../helpers/state';

const store = (at: Space, good: 'gold' | 'tools'): Move => ({
  kind: 'correct',
  correction: { of: 'store', at, value: { owner: 'you', good }, house: 'left' },
});
const reis = (value: number): Move => ({ kind: 'correct', correction: { of: 'reis', value } });
const LACERDA: Move = { kind: 'finish-lacerda' };
const GOLD_TURN: readonly Move[] = [
  { kind: 'get-gold' },
  { kind: 'take-card', deck: 'treasury' },
  { kind: 'end-turn' },
];

function changeOf(history: History, at: number, ...moves: readonly Move[]): Change {
  const changed = changeEntry(history, at, moves);
  if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  return changed.value;
}

function accepted(change: Change): Changed {
  const taken = acceptChange(change);
  if (!taken.ok) throw new Error(JSON.stringify(taken.error));
  return taken.value;
}

/** Your store stands on D5 and he, at the builder, builds on A1: the topmost, leftmost space (solo.store). */
const HE_BUILDS: History = deepFreeze(
  [[store('D5', 'tools')], [LACERDA], [...GOLD_TURN]].reduce<History>(
    (history, moves) => play(history, ...moves),
    begin(aState({ toMove: 'lacerda', courtier: 'king', aide: 'king', lacerda: { influence: 10 } })),
  ),
);

describe('changing an earlier entry in place', () => {
  it('replays the later entries when nothing about them differs', () => {
    const history = [[reis(4)], [...GOLD_TURN]].reduce<History>((so, moves) => play(so, ...moves), begin(aState()));
    const change = changeOf(history, 0, reis(8));
    expect(change.differences).toEqual([]);
    const { history: changed, adjust } = accepted(change);
    expect(changed.now).toEqual({ ...history.now, you: { ...history.now.you, reis: 8 } });
    expect(adjust).toEqual([{ of: 'reis', value: 8 }]);
  });

  it('a lone difference of his turn changed back takes the rest of the turn with it, and the next entry stands', () => {
    const skipped: Move = { kind: 'override-lacerda', override: { step: 'state', kind: 'skip', note: '' } };
    const start = begin(aState({ toMove: 'lacerda', courtier: 'king', aide: 'king', lacerda: { influence: 10 } }));
    const differed = [[skipped], [LACERDA], [...GOLD_TURN]].reduce<History>((so, moves) => play(so, ...moves), start);
    const plain = [[LACERDA], [...GOLD_TURN]].reduce<History>((so, moves) => play(so, ...moves), start);
    const change = changeOf(differed, 0, LACERDA);
    expect(change.differences.filter(({ code }) => code === 'refused')).toEqual([]);
    expect(accepted(change).history.now).toEqual(plain.now);
    expect(accepted(change).history.done.map(({ moves }) => moves)).toEqual([[LACERDA], GOLD_TURN]);
  });

  it('an entry changed to itself changes nothing, not even what is undone', () => {
    const undone = undo(HE_BUILDS);
    if (!undone.ok) throw new Error('nothing to undo');
    const { history } = undone.value;
    for (const [at, { moves }] of history.done.entries()) {
      const change = changeOf(history, at, ...structuredClone(moves));
      expect(change.differences).toEqual([]);
      expect(accepted(change).history).toBe(history);
      expect(keepTable(change).history).toBe(history);
      expect(rewindTo(change)).toEqual({ history, putBack: [], adjust: [], impossible: [] });
    }
  });

  it('refuses what could not be done there, and entries that are not there', () => {
    expect(changeEntry(HE_BUILDS, 2, [{ kind: 'end-turn' }])).toMatchObject({
      ok: false,
      error: { code: 'refused', move: 0 },
    });
    expect(changeEntry(HE_BUILDS, 3, [LACERDA])).toEqual({
      ok: false,
      error: { code: 'no-such-entry', given: 3, most: 2 },
    });
    expect(changeEntry(HE_BUILDS, 0, [])).toEqual({ ok: false, error: { code: 'no-moves' } });
  });

  it('lists where Lacerda would now do something else, and lets the person choose', () => {
    const change = changeOf(HE_BUILDS, 0, store('A1', 'gold'));
    expect(change.differences).toMatchObject([{ code: 'lacerda-differs', entry: 1 }]);
    const [difference] = change.differences;
    if (difference?.code !== 'lacerda-differs') throw new Error('no difference');
    expect(difference.before).toContainEqual(
      expect.objectContaining({ kind: 'store-built', space: 'A1', seat: 'lacerda' }),
    );
    expect(difference.after).toContainEqual(
      expect.objectContaining({ kind: 'store-built', space: 'A2', seat: 'lacerda' }),
    );
    expect(acceptChange(change)).toEqual({ ok: false, error: { code: 'must-choose', entry: 1 } });
  });

  it('rewinds to there: what came later is put back, the change is adjusted by hand', () => {
    const { history, putBack, adjust } = rewindTo(changeOf(HE_BUILDS, 0, store('A1', 'gold')));
    expect(history.done).toHaveLength(1);
    expect(history.now.stores).toEqual({ A1: { owner: 'you', good: 'gold' } });
    expect(history.now.toMove).toBe('lacerda');
    expect(putBack).toContainEqual({ code: 'store-off', seat: 'lacerda', space: 'A1', good: 'gold', house: null });
    expect(adjust).toEqual([
      { of: 'store', at: 'D5', value: null, house: 'left' },
      { of: 'store', at: 'A1', value: { owner: 'you', good: 'gold' }, house: 'left' },
    ]);
  });

  it('keeps the table: what he did stays, and is no drift', () => {
    const change = changeOf(HE_BUILDS, 0, store('A2', 'gold'), reis(2));
    const { history } = keepTable(change);
    expect(history.now.stores).toEqual({ A2: { owner: 'you', good: 'gold' }, A1: { owner: 'lacerda', good: 'gold' } });
    expect(history.now.you.reis).toBe(2);
    expect(history.now.lacerda).toEqual(HE_BUILDS.now.lacerda);
    expect(drift(history)).toEqual([]);
  });

  it('keeps the table as far as two stores do not stand on one space', () => {
    const { history } = keepTable(changeOf(HE_BUILDS, 0, store('A1', 'gold')));
    expect(history.now.stores).toEqual({ A1: { owner: 'you', good: 'gold' } });
    expect(history.done[1]).toMatchObject({ kept: true });
    expect(broken(history.now)).toEqual([]);
  });

  it('corrects at once what the recorded move would leave below nothing, and names it', () => {
    const start = begin(aState({ you: { reis: 9 } }));
    const bought = [
      [reis(8)],
      [{ kind: 'sponsor', coins: 0, reward: [] } as const, ...GOLD_TURN.slice(1)],
    ].reduce<History>((so, moves) => play(so, ...moves), start);
    expect(bought.now.you.reis).toBe(5);
    const change = changeOf(bought, 0, reis(1));
    expect(change.differences).toMatchObject([{ code: 'refused', entry: 1, move: 0, refusal: { code: 'too-poor' } }]);
    const { history, impossible } = keepTable(change);
    expect(history.done).toHaveLength(2);
    expect(history.done[1]?.moves.at(-1)).toEqual({ kind: 'correct', correction: { of: 'reis', value: 5 } });
    expect(history.done[1]).toMatchObject({ kept: true });
    expect(impossible).toEqual([
      {
        entry: 1,
        value: { of: 'reis', value: -2 },
        refusal: { code: 'out-of-range', rule: null, least: 0, most: 999, given: -2 },
      },
    ]);
    expect(history.now).toEqual(bought.now);
  });

  it('no clergy tile gives him wigs that he did not take', () => {
    const owed = aState({ lacerda: { clergyOwed: 1 } });
    const none = aState({ lacerda: { clergyOwed: 0 } });
    const told = { kind: 'clergy-told', wigs: 3 } as const;
    expect(asFarAsPossible(owed, [told])).toMatchObject({ events: [told], state: { lacerda: { clergyOwed: 0 } } });
    expect(asFarAsPossible(none, [told])).toEqual({ events: [], state: none });
  });

  it('a changed number that only changes what follows is an outcome, not a choice', () => {
    const dear = begin(aState({ toMove: 'lacerda', courtier: 'king', aide: 'king', lacerda: { influence: 10 } }));
    const history = [
      [{ kind: 'correct', correction: { of: 'treasury', value: 2 } } as const],
      [LACERDA],
    ].reduce<History>((so, moves) => play(so, ...moves), dear);
    const change = changeOf(history, 0, { kind: 'correct', correction: { of: 'treasury', value: 4 } });
    expect(change.differences).toMatchObject([{ code: 'other-outcome', entry: 1 }]);
    const { history: changed, adjust } = accepted(change);
    expect(changed.now.lacerda.influence).toBeLessThan(history.now.lacerda.influence);
    expect(adjust).toEqual([
      { of: 'treasury', value: 4 },
      { of: 'influence', at: 'lacerda', value: changed.now.lacerda.influence },
    ]);
  });
});
