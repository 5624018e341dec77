import { begin, commit, historyOf, record } from '@/engine/history/history';
import type { Entry } from '@/engine/history/history';
import { jump, redo, undo } from '@/engine/history/travel';
import { gameOf, play } from '../../helpers/games';
import { aState, deepFreeze } from '../../helpers/state';

const CORRECT = { kind: 'correct', correction: { of: 'reis', value: 3 } } as const;

const valueOf = <T>(
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T => {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
};

describe('committing', () => {
  it('plays the moves of a branch as one entry, with the note beside it', () => {
    const start = aState();
    const history = valueOf(
      commit(
        begin(start),
        [{ kind: 'get-gold' }, { kind: 'take-card', deck: 'king' }, { kind: 'end-turn' }],
        'poor hand',
      ),
    );
    expect(history.done).toHaveLength(1);
    expect(history.done[0]).toMatchObject({ note: 'poor hand', moves: [{ kind: 'get-gold' }, {}, {}] });
    expect(history.now).toMatchObject({ toMove: 'lacerda', you: { goods: { gold: 2 } }, decks: { king: 4 } });
    expect(history.start).toBe(start);
  });

  it('says which move is refused and changes nothing', () => {
    const history = begin(aState());
    expect(commit(history, [{ kind: 'get-gold' }, { kind: 'end-turn' }])).toMatchObject({
      ok: false,
      error: { code: 'refused', move: 1 },
    });
    expect(history).toEqual(begin(aState()));
  });

  it('refuses an entry without moves', () => {
    expect(commit(begin(aState()), [])).toEqual({ ok: false, error: { code: 'no-moves' } });
  });

  it('forgets what was undone', () => {
    const undone = valueOf(undo(play(begin(aState()), CORRECT))).history;
    expect(undone.undone).toHaveLength(1);
    expect(play(undone, { kind: 'get-gold' }).undone).toEqual([]);
  });

  it('logs a correction like any other move: it is undone like any other', () => {
    const corrected = play(begin(aState()), CORRECT);
    expect(corrected.now.you.reis).toBe(3);
    expect(valueOf(undo(corrected))).toMatchObject({
      history: { now: { you: { reis: 10 } } },
      putBack: [{ code: 'value', correction: { of: 'reis', value: 10 } }],
    });
  });
});

describe('a game', () => {
  const start = aState();

  it('begins with nothing done and nothing undone', () => {
    expect(begin(start)).toEqual({ start, done: [], undone: [], now: start });
  });

  it('has no note where none was written', () => {
    expect(Object.keys(play(begin(start), CORRECT).done[0] ?? {})).toEqual(['moves', 'events']);
  });

  it('of entries that do not all stand: the others are undone', () => {
    const { done } = play(play(begin(start), CORRECT), { kind: 'get-gold' });
    const [first, second] = done;
    expect(historyOf(start, done, 1)).toEqual({
      start,
      done: [first],
      undone: [second],
      now: play(begin(start), CORRECT).now,
    });
  });
});

describe('travelling', () => {
  const game = deepFreeze(gameOf(40, 7));

  it('undoes and redoes to the very same history', () => {
    const back = valueOf(undo(game));
    expect(back.history.now).toEqual(historyOf(game.start, game.done.slice(0, -1)).now);
    expect(valueOf(redo(back.history)).history).toEqual(game);
  });

  it('undone twice and redone once, the entry undone last comes back first', () => {
    const twice = valueOf(undo(valueOf(undo(game)).history)).history;
    expect(twice.undone).toEqual(game.done.slice(-2));
    expect(valueOf(redo(twice)).history.done).toEqual(game.done.slice(0, -1));
    expect(valueOf(redo(valueOf(redo(twice)).history)).history).toEqual(game);
  });

  it('redo lets recorded events happen without asking the rules', () => {
    const impossible: Entry = {
      moves: [{ kind: 'end-turn' }],
      events: [{ kind: 'wigs-changed', seat: 'you', by: 40 }],
    };
    const undone = valueOf(undo(record(begin(aState()), impossible))).history;
    const again = valueOf(redo(undone));
    expect(again.history.now.you.wigs).toBe(45);
    expect(again.again).toEqual(impossible.events);
  });

  it('jumps to any entry and back', () => {
    for (const to of [0, 1, 13, 39, 40]) {
      const there = valueOf(jump(game, to));
      expect(there.history.done).toHaveLength(to);
      expect(there.history.now).toEqual(historyOf(game.start, game.done.slice(0, to)).now);
      expect(valueOf(jump(there.history, 40)).history).toEqual(game);
    }
  });

  it('asks the hands only for the way it goes: pieces back, or what happens again', () => {
    const back = valueOf(jump(game, 30));
    expect(back.again).toEqual([]);
    expect(valueOf(jump(back.history, 30))).toEqual({ history: back.history, putBack: [], again: [] });
    const forward = valueOf(jump(back.history, 33));
    expect(forward.history.undone).toEqual(game.done.slice(33));
    expect(forward.putBack).toEqual([]);
    expect(forward.again).toEqual(game.done.slice(30, 33).flatMap(({ events }) => events));
  });

  it('refuses what is not there', () => {
    expect(undo(begin(aState()))).toEqual({ ok: false, error: { code: 'nothing-to-undo' } });
    expect(redo(game)).toEqual({ ok: false, error: { code: 'nothing-to-redo' } });
    for (const given of [-1, 41, 1.5, Number.NaN]) {
      expect(jump(game, given)).toEqual({ ok: false, error: { code: 'no-such-entry', given, most: 40 } });
    }
  });
});
