import type { GameEvent } from '@/engine/game/event';
import type { Change, Changed } from '@/engine/history/change';
import { acceptChange, changeEntry, rewindTo } from '@/engine/history/change';
import { drift } from '@/engine/history/drift';
import type { Entry, History } from '@/engine/history/history';
import { begin, historyOf, record } from '@/engine/history/history';
import { asFarAsPossible } from '@/engine/history/keep';
import { keepTable } from '@/engine/history/keepTable';
import { jump, undo } from '@/engine/history/travel';
import type { GameState } from '@/engine/model/state';
import type { Space } from '@/engine/model/vocabulary';
import type { Move } from '@/engine/play/move';
import { broken } from '../../helpers/invariants';
import { play } from '../../helpers/games';
import { cheapestWay } from '../../helpers/moves';
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
    const { history: changed, ...hands } = accepted(change);
    expect(changed.now).toEqual({ ...history.now, you: { ...history.now.you, reis: 8 } });
    expect(hands).toEqual({ putBack: [], adjust: [{ of: 'reis', value: 8 }], impossible: [] });
    const kept = keepTable(change);
    expect(kept.history.done).toStrictEqual(changed.done);
    expect(kept.putBack).toEqual([]);
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

  describe('what was told of his turn, one thing after the other', () => {
    const skip = (step: 'discard' | 'state'): Move => ({ kind: 'override-lacerda', override: { step, kind: 'skip' } });
    const start = begin(aState({ toMove: 'lacerda', courtier: 'king', aide: 'king', lacerda: { influence: 10 } }));
    const after = (...entries: readonly (readonly Move[])[]): History =>
      entries.reduce<History>((so, moves) => play(so, ...moves), start);
    const movesOf = ({ done }: History) => done.map(({ moves }) => moves);
    const told = after([reis(4)], [skip('discard')], [skip('state')], [LACERDA], [...GOLD_TURN]);

    it.each([
      [1, [[reis(4)], [LACERDA], GOLD_TURN]],
      [2, [[reis(4)], [skip('discard')], [LACERDA], GOLD_TURN]],
    ])('entry %i as the whole turn takes the rest of it along, and nothing before it', (at, moves) => {
      expect(movesOf(accepted(changeOf(told, at, LACERDA)).history)).toEqual(moves);
    });

    it('said at once it is the same turn', () => {
      const change = changeOf(told, 1, skip('discard'), skip('state'), LACERDA);
      expect(movesOf(change.history)).toEqual([[reis(4)], [skip('discard'), skip('state'), LACERDA], GOLD_TURN]);
      expect(change.replayed).toEqual(told.done.slice(-1));
      expect(accepted(change).history.now).toEqual(told.now);
    });

    it('where he has not played on, nothing is taken along', () => {
      const last = after([reis(4)], [skip('state')]);
      expect(movesOf(accepted(changeOf(last, 1, LACERDA)).history)).toEqual([[reis(4)], [LACERDA]]);
      const corrected = after([skip('state')], [reis(3)]);
      expect(movesOf(accepted(changeOf(corrected, 0, LACERDA)).history)).toEqual([[LACERDA], [reis(3)]]);
    });
  });

  it('an entry kept against the rules, said in moves that come to the same, is one like any other', () => {
    const later = play(begin(aState()), reis(4)).done;
    const kept = historyOf(
      aState(),
      [{ moves: [{ kind: 'end-turn' }], events: later[0]?.events ?? [], kept: true, note: 'so' }, ...later, ...later],
      2,
    );
    const change = changeOf(kept, 0, reis(4));
    const changed = { ...kept, done: [{ ...later[0], note: 'so' }, ...later] };
    expect(change.differences).toEqual([]);
    const nothing = { putBack: [], adjust: [], impossible: [] };
    for (const taken of [accepted(change), keepTable(change), rewindTo(change)])
      expect(taken).toStrictEqual({ history: changed, ...nothing });
  });

  it('an entry changed to itself changes nothing, not even what is undone', () => {
    const undone = undo(HE_BUILDS);
    if (!undone.ok) throw new Error('nothing to undo');
    const { history } = undone.value;
    for (const [at, { moves }] of history.done.entries()) {
      const change = changeOf(history, at, ...structuredClone(moves));
      expect(change).toMatchObject({ at, differences: [], replayed: history.done.slice(at + 1) });
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
    const { history, putBack, adjust, impossible } = rewindTo(changeOf(HE_BUILDS, 0, store('A1', 'gold')));
    const back = jump(HE_BUILDS, 1);
    expect(putBack).toEqual(back.ok && back.value.putBack);
    expect(impossible).toEqual([]);
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

  describe('what an entry says after the change', () => {
    const treasury = (value: number): Move => ({ kind: 'correct', correction: { of: 'treasury', value } });
    const dear = begin(aState({ toMove: 'lacerda', courtier: 'king', aide: 'king', lacerda: { influence: 10 } }));
    const his = play(dear, treasury(2), LACERDA).done[0]?.events.slice(1) ?? [];
    const between = (history: History, ...moves: readonly Move[]) => changeOf(history, 0, ...moves).differences;

    it.each<GameEvent>([
      { kind: 'turn-moved', turn: { kind: 'between' } },
      { kind: 'treasury-moved', to: 3 },
      { kind: 'influence-changed', seat: 'lacerda', by: -1 },
      { kind: 'wigs-changed', seat: 'lacerda', by: 1 },
      { kind: 'price-dropped', good: 'gold', to: 4 },
      { kind: 'goods-produced', seat: 'lacerda', goods: { gold: 1, books: 0, cloth: 0, tools: 0 } },
      { kind: 'markers-changed', by: 1 },
    ])('solo.noble: a $kind more or less is an outcome of his turn', (event) => {
      const history = record(play(dear, treasury(2)), { moves: [LACERDA], events: [...his, event] });
      expect(between(history, treasury(4))).toMatchObject([{ code: 'other-outcome', entry: 1 }]);
    });

    it('solo.noble: a piece more or less is a choice of his', () => {
      const event = { kind: 'favour-taken', seat: 'lacerda', noble: 'minister' } as const;
      const history = record(play(dear, treasury(2)), { moves: [LACERDA], events: [...his, event] });
      expect(between(history, treasury(4))).toMatchObject([{ code: 'lacerda-differs', entry: 1 }]);
    });

    it('also where something was told of his turn in the same entry, and any number of entries later', () => {
      const skip: Move = { kind: 'override-lacerda', override: { step: 'discard', kind: 'skip' } };
      const start = begin(aState({ toMove: 'lacerda', courtier: 'king', aide: 'king', lacerda: { influence: 10 } }));
      const history = play(play(play(start, store('D5', 'tools')), reis(4)), skip, LACERDA);
      expect(between(history, store('A1', 'gold'))).toMatchObject([{ code: 'lacerda-differs', entry: 2 }]);
    });

    it('solo.follow: his follow of your visit is his choice too', () => {
      const start = aState({ courtier: 'king', aide: 'king', you: { reis: 30 }, lacerda: { favours: ['builder'] } });
      const visit: readonly Move[] = [
        { kind: 'visit', noble: 'builder', pay: cheapestWay(start, 'builder') },
        { kind: 'build-store', space: 'B2', good: 'cloth' },
        { kind: 'buy-land', cube: null, house: 'left', coins: 0 },
      ];
      const follow: Move = { kind: 'let-lacerda-follow', inputs: { answers: {}, overrides: [] } };
      const history = play(play(play(begin(start), reis(31)), ...visit), follow);
      const space = history.done[2]?.events.find((event) => event.kind === 'store-built')?.space ?? 'A1';
      const taken: Move = {
        kind: 'correct',
        correction: { of: 'store', at: space, value: { owner: 'lacerda', good: 'gold' }, house: null },
      };
      expect(between(history, taken)).toContainEqual(expect.objectContaining({ code: 'lacerda-differs', entry: 2 }));
    });

    it('a price of yours is an outcome', () => {
      const sponsor: Move = { kind: 'sponsor', coins: 0, reward: [] };
      const history = play(play(begin(aState({ you: { reis: 20 } })), treasury(2)), sponsor);
      expect(between(history, treasury(4))).toMatchObject([{ code: 'other-outcome', entry: 1 }]);
    });

    it('what the rules refused and still refuse for the same reason is nothing new; for another it is', () => {
      const kept = (move: Move) =>
        record(play(begin(aState({ you: { reis: 9 } })), reis(1)), { moves: [move], events: [], kept: true });
      expect(between(kept({ kind: 'end-turn' }), reis(2))).toEqual([]);
      expect(between(kept({ kind: 'sponsor', coins: 0, reward: [] }), reis(0))).toMatchObject([
        { code: 'refused', entry: 1, refusal: { code: 'too-poor' } },
      ]);
      expect(between(kept({ kind: 'sponsor', coins: 0, reward: [] }), reis(8))).toMatchObject([
        { code: 'other-outcome', entry: 1, before: [] },
      ]);
    });
  });

  describe('keeping the table', () => {
    it('names the entry that would make a value impossible, however much later it comes', () => {
      const sponsor: readonly Move[] = [{ kind: 'sponsor', coins: 0, reward: [] }, ...GOLD_TURN.slice(1)];
      const wigs: Move = { kind: 'correct', correction: { of: 'wigs', at: 'you', value: 7 } };
      const bought = [[reis(20)], [reis(8)], [wigs], sponsor].reduce<History>(
        (so, moves) => play(so, ...moves),
        begin(aState()),
      );
      const { history, impossible } = keepTable(changeOf(bought, 1, reis(1)));
      expect(impossible).toMatchObject([{ entry: 3, value: { of: 'reis', value: -2 } }]);
      expect(history.now).toEqual(bought.now);
    });

    it('clergy.benefit: the wigs of a tile stay his, though he never took the tile', () => {
      const tile: Entry = { moves: [LACERDA], events: [{ kind: 'clergy-taken', seat: 'lacerda' }], kept: true };
      const told: Entry = { moves: [LACERDA], events: [{ kind: 'clergy-told', wigs: 3 }], kept: true };
      const { history } = keepTable(changeOf(historyOf(aState(), [tile, told]), 0, reis(4)));
      expect(history.now.you.reis).toBe(4);
      expect(history.now.lacerda).toMatchObject({ wigs: 8, clergyOwed: 0 });
      const wigs = { of: 'wigs', at: 'lacerda', value: 8 };
      expect(history.done[1]).toMatchObject({ events: [{ kind: 'value-corrected', correction: wigs }] });
    });

    it('setup.supply: nobody has a ninth store, however many were recorded; all else is as it was', () => {
      const his = (at: Space, good: 'gold' | 'tools'): Move => ({
        kind: 'correct',
        correction: { of: 'store', at, value: { owner: 'lacerda', good }, house: null },
      });
      const seven = Object.fromEntries(
        (['B1', 'B2', 'B3', 'C1', 'C2', 'C3', 'C4'] as const).map((space) => [
          space,
          { owner: 'lacerda', good: 'gold' },
        ]),
      ) as GameState['stores'];
      const tile: Entry = { moves: [LACERDA], events: [{ kind: 'clergy-taken', seat: 'lacerda' }], kept: true };
      const taken = record(begin(aState({ stores: seven })), tile);
      const [eighth] = play(taken, his('D5', 'tools')).done.slice(1);
      const told: Entry = {
        moves: [LACERDA],
        events: [...(eighth?.events ?? []), { kind: 'clergy-told', wigs: 3 }],
        kept: true,
      };
      const { history } = keepTable(changeOf(record(taken, told), 0, his('A1', 'gold')));
      expect(history.now.stores).toEqual({ ...seven, A1: { owner: 'lacerda', good: 'gold' } });
      expect(history.now.lacerda.wigs).toBe(8);
      expect(broken(history.now)).toEqual([]);
    });

    it('setup.supply: a store whose group is full by now takes a house of another', () => {
      const built = play(play(begin(aState()), store('B1', 'gold')), store('D5', 'tools'));
      const { history } = keepTable(changeOf(built, 0, store('B1', 'gold'), store('B2', 'gold')));
      expect(history.now.you.houses).toEqual({ left: 2, middle: 1, right: 0 });
      expect(broken(history.now)).toEqual([]);
    });
  });
});
