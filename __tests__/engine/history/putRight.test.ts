import { impossible } from '@/engine/game/correct';
import type { Correction } from '@/engine/game/correction';
import { isMirrored } from '@/engine/game/depth';
import { isCounted, limitsOf } from '@/engine/game/limits';
import { storeCorrection } from '@/engine/game/storeCorrection';
import { houseSplits } from '@/engine/houses/houses';
import { audit } from '@/engine/history/audit';
import { drift } from '@/engine/history/drift';
import { begin } from '@/engine/history/history';
import { asItStands, mirrored } from '@/engine/history/mirrored';
import { putRight } from '@/engine/history/putRight';
import { redo, undo } from '@/engine/history/travel';
import type { GameState } from '@/engine/model/state';
import type { Seat } from '@/engine/model/vocabulary';
import { unfitIn } from '@/engine/position/whole';
import { readSave, writeSave } from '@/engine/save/exported';
import { gameOf, play } from '../../helpers/games';
import { aState, cubes } from '../../helpers/state';

const put = (history: ReturnType<typeof begin>, ...corrections: readonly Correction[]) => {
  const done = putRight(history, corrections);
  if (!done.ok) throw new Error(JSON.stringify(done.error));
  return done.value;
};

const wigs = (value: number): Correction => ({ of: 'wigs', at: 'you', value });

describe('putting a value right', () => {
  const history = begin(aState());

  it('is one entry, undone and redone like any other', () => {
    const after = put(history, wigs(9));
    expect(after.done).toHaveLength(1);
    expect(after.now.you.wigs).toBe(9);
    const back = undo(after);
    expect(back).toMatchObject({
      ok: true,
      value: { history: { now: history.now }, putBack: [{ code: 'value', correction: wigs(5) }] },
    });
    expect(back.ok && redo(back.value.history)).toMatchObject({ ok: true, value: { history: { now: after.now } } });
  });

  it('again at once is the same entry, and back where it was is none', () => {
    const twice = put(put(history, wigs(6)), wigs(7));
    expect(twice.done).toHaveLength(1);
    expect(twice.now.you.wigs).toBe(7);
    expect(put(twice, wigs(5))).toEqual(history);
    expect(put(put(twice, { of: 'reis', value: 3 }), wigs(8)).done).toHaveLength(3);
  });

  it('a building and the cubes under it are one entry', () => {
    const ruins = begin(aState({ rubble: { sites: { 'W-A': cubes('ef') } } }));
    const built = put(
      ruins,
      { of: 'site-cubes', at: 'W-A', value: [] },
      { of: 'building', at: 'W-A', value: ['gold', 'books'] },
    );
    expect(built.done).toHaveLength(1);
    expect(built.now).toMatchObject({ buildings: { 'W-A': ['gold', 'books'] }, rubble: { sites: { 'W-A': [] } } });
  });

  it('what cannot be is refused and changes nothing', () => {
    expect(putRight(history, [{ of: 'influence', at: 'you', value: 11 }])).toMatchObject({
      ok: false,
      error: { code: 'out-of-range', most: 10 },
    });
    expect(putRight(history, [wigs(9), { of: 'influence', at: 'you', value: 11 }])).toMatchObject({ ok: false });
  });

  it('a store changed again at once still finds its house', () => {
    const mine = put(history, storeCorrection(history.now, 'A1', { owner: 'you', good: 'gold' }));
    const his = put(mine, storeCorrection(mine.now, 'A1', { owner: 'lacerda', good: 'gold' }));
    expect(his.now).toMatchObject({
      stores: { A1: { owner: 'lacerda' } },
      you: { houses: { left: 0, middle: 0, right: 0 } },
    });
  });

  it('behind an entry that did anything else it is an entry of its own', () => {
    const mixed = play(history, { kind: 'correct', correction: wigs(6) }, { kind: 'get-gold' });
    expect(put(mixed, wigs(7)).done).toHaveLength(2);
  });

  it('a store with another value is not the same entry again', () => {
    const both = (owner: Seat, value: number) =>
      [storeCorrection(history.now, 'A1', { owner, good: 'gold' }), wigs(value)] as const;
    expect(put(put(history, ...both('lacerda', 6)), ...both('you', 7)).done).toHaveLength(2);
  });

  it('what lies there already is no entry', () => {
    expect(put(history, wigs(5))).toBe(history);
    expect(put(history)).toBe(history);
  });

  it('is saved, read again, audited and drifts nowhere', () => {
    const played = put(
      put(put(gameOf(30, 4), { of: 'period', value: 2 }), { of: 'scoring', value: [4, 3, 4, 3] }),
      wigs(33),
    );
    const read = readSave(writeSave({ app: 't', game: { id: 'a', name: '', created: '' }, history: played }));
    expect(read).toMatchObject({ ok: true, value: { history: { now: played.now } } });
    expect(drift(played)).toEqual([]);
    expect(audit(played)).toEqual(audit(read.ok ? read.value.history : history));
  });
});

/** Tables between two turns, from games far apart. */
const tables: readonly GameState[] = [1, 2, 3, 4]
  .flatMap((seed) => [12, 31, 56, 80].map((entries) => gameOf(entries, seed).now))
  .filter(({ turn }) => turn.kind === 'between');

const whole = (state: GameState, value: Correction): Correction =>
  value.of === 'store' ? storeCorrection(state, value.at, value.value) : value;

describe('every tracked value', () => {
  it.each(tables.map((table, at) => [at, table, tables[(at + 1) % tables.length] ?? table] as const))(
    'table %i: put right and put back, the table is the same',
    (_, from, to) => {
      const history = begin(from);
      for (const value of mirrored(to).map((one) => whole(from, one))) {
        if (impossible(from, value) !== null) continue;
        const back = asItStands(from, value);
        const there = put(history, value).now;
        expect(asItStands(there, value).value).toEqual(value.value);
        const again = put(begin(there), back).now;
        expect(mirrored(again)).toEqual(mirrored(from));
        expect(again.turn).toEqual(from.turn);
      }
    },
  );

  it('lies within its limits on a table that was played', () => {
    for (const table of tables)
      for (const value of mirrored(table)) {
        if (!isCounted(value)) continue;
        const { least, most } = limitsOf(table, value);
        expect(value.value).toBeGreaterThanOrEqual(least);
        expect(value.value).toBeLessThanOrEqual(most);
      }
    expect(tables.flatMap(unfitIn)).toEqual([]);
  });
});

describe('what cannot lie on a table', () => {
  const rows = { A: cubes('eee'), B: cubes('eee'), C: cubes('eee'), D: cubes('eee') };
  const full = aState({
    rubble: { rows, columns: [cubes('eee'), cubes('eee'), cubes('ee'), [], []] },
    you: { rubble: { earthquake: 1, fire: 0, tsunami: 0 } },
  });

  it('the 22nd cube of a kind is refused wherever it would lie; another kind is not', () => {
    const refused = { code: 'too-many-cubes', kind: 'earthquake', most: 21, given: 22 };
    expect(impossible(full, { of: 'column-cubes', at: 4, value: cubes('e') })).toMatchObject(refused);
    expect(impossible(full, { of: 'site-cubes', at: 'W-A', value: cubes('e') })).toMatchObject(refused);
    expect(impossible(full, { of: 'rubble', at: 'earthquake', value: 2 })).toMatchObject(refused);
    expect(impossible(full, { of: 'column-cubes', at: 4, value: cubes('f') })).toBeNull();
    expect(impossible(full, { of: 'row-cubes', at: 'A', value: cubes('ee') })).toBeNull();
  });

  it('a ninth official, and more than an office holds', () => {
    const state = aState({ offices: { builder: { you: 4 }, minister: { you: 4 } } });
    expect(impossible(state, { of: 'plaza', at: { noble: 'king', colour: 'you' }, value: 1 })).toMatchObject({
      code: 'too-many',
      of: 'you',
      most: 8,
      given: 9,
    });
    expect(impossible(state, { of: 'office', at: { noble: 'builder', colour: 'lacerda' }, value: 3 })).toMatchObject({
      code: 'office-overfull',
      noble: 'builder',
      most: 6,
      given: 7,
    });
  });

  it('a position to play on from has as many houses as stores and ends in the second period only', () => {
    expect(unfitIn(aState({ stores: { A1: { owner: 'you', good: 'gold' } } }))).toEqual([
      { code: 'houses-and-stores', stores: 1, houses: 0 },
    ]);
    expect(unfitIn(aState({ ending: 'last-round' }))).toEqual([{ code: 'ends-too-early' }]);
    expect(unfitIn(aState({ you: { goods: { gold: 3, books: 0, cloth: 0, tools: 0 } } }))).toMatchObject([
      { code: 'goods-over-room', good: 'gold', most: 2 },
    ]);
    expect(unfitIn(aState({ market: { gold: 9, books: 6, cloth: 5, tools: 4 } }))).toMatchObject([
      { code: 'price-off-track', good: 'gold' },
    ]);
  });
});

describe('stores and houses', () => {
  it('a store of yours brings a house from the first group with room, and takes one back when it goes', () => {
    const one = put(begin(aState()), storeCorrection(aState(), 'A1', { owner: 'you', good: 'gold' }));
    expect(one.now.you.houses).toEqual({ left: 1, middle: 0, right: 0 });
    expect(put(one, { of: 'houses', value: { left: 0, middle: 1, right: 0 } }).now.you.houses).toEqual({
      left: 0,
      middle: 1,
      right: 0,
    });
    expect(storeCorrection(one.now, 'A1', { owner: 'lacerda', good: 'gold' })).toMatchObject({ house: 'left' });
    expect(storeCorrection(one.now, 'A2', { owner: 'lacerda', good: 'gold' })).toMatchObject({ house: null });
  });

  it.each([0, 1, 4, 8])('%i houses come from the groups in every way that there is', (built) => {
    const splits = houseSplits(built);
    expect(
      splits.every(
        ({ left, middle, right }) => left + middle + right === built && left <= 2 && middle <= 3 && right <= 3,
      ),
    ).toBe(true);
    expect(splits).toHaveLength([1, 3, 6, 9, 10, 9, 6, 3, 1][built] ?? 0);
  });
});

it('who is to move begins a turn: what was in progress is not', () => {
  const during = gameOf(1, 5).now;
  const moved = put(begin({ ...during, turn: { kind: 'over' } }), {
    of: 'to-move',
    value: during.toMove === 'you' ? 'lacerda' : 'you',
  });
  expect(moved.now.turn).toEqual({ kind: 'between' });
});

it('réis, goods, clergy and decrees are not tracked where only Lacerda counts', () => {
  const hidden = [...new Set(mirrored(aState()).map(({ of }) => of))].filter(
    (of) => !isMirrored({ depth: 'lacerda-needs' }, of),
  );
  expect(hidden.sort()).toEqual(['clergy', 'decrees', 'goods', 'reis']);
});
