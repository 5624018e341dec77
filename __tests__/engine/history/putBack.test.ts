import type { GameEvent } from '@/engine/game/event';
import { evolveAll } from '@/engine/game/evolve';
import { putBackEvents } from '@/engine/history/putBack';
import { begin } from '@/engine/history/history';
import { undo } from '@/engine/history/travel';
import type { GameState } from '@/engine/model/state';
import { gameOf, play } from '../../helpers/games';
import { aState, cubes, treasuryAt } from '../../helpers/state';

const codes = (state: GameState, ...events: readonly GameEvent[]) =>
  putBackEvents(state, events).map(({ code }) => code);

describe('pieces to put back', () => {
  it('come in reverse order: what was done last is undone first', () => {
    const state = aState({ rubble: { rows: { A: cubes('eft') } } });
    expect(
      putBackEvents(state, [
        { kind: 'city-tile-taken', tile: 'gold' },
        { kind: 'cube-taken', seat: 'you', from: { at: 'row', row: 'A' }, cube: 'fire' },
        { kind: 'reis-changed', by: -7 },
        { kind: 'store-built', seat: 'you', space: 'A1', good: 'gold', house: 'left' },
      ]),
    ).toEqual([
      { code: 'store-off', seat: 'you', space: 'A1', good: 'gold', house: 'left' },
      { code: 'reis', by: 7 },
      { code: 'cube-to', place: { at: 'row', row: 'A' }, cube: 'fire', holder: 'you' },
      { code: 'city-tile-to-display', tile: 'gold' },
    ]);
  });

  it('name a marker once, with the place where it stood at first', () => {
    expect(
      putBackEvents(aState({ treasury: treasuryAt(3) }), [
        { kind: 'wigs-changed', seat: 'lacerda', by: 2 },
        { kind: 'treasury-moved', to: treasuryAt(4) },
        { kind: 'wigs-changed', seat: 'you', by: 1 },
        { kind: 'wigs-changed', seat: 'lacerda', by: 3 },
        { kind: 'treasury-moved', to: treasuryAt(5) },
        { kind: 'price-dropped', good: 'gold', to: 4 },
      ]),
    ).toEqual([
      { code: 'price', good: 'gold', to: 5 },
      { code: 'wigs', seat: 'you', to: 5 },
      { code: 'treasury', reis: 3 },
      { code: 'wigs', seat: 'lacerda', to: 5 },
    ]);
  });

  it('a sixth cube of a kind left the game: it comes from the box, not from you (rubble.set)', () => {
    const full = aState({ you: { rubble: { earthquake: 5, fire: 0, tsunami: 0 } } });
    expect(putBackEvents(full, [{ kind: 'pile-cube-taken', cube: 'earthquake' }])).toEqual([
      { code: 'cube-to', place: { at: 'pile' }, cube: 'earthquake', holder: null },
    ]);
  });

  it('every marker of a set is put back by itself (rubble.set)', () => {
    const spent = { kind: 'markers-changed', by: -1 } as const;
    expect(putBackEvents(aState({ you: { markers: 2 } }), [spent, spent])).toEqual([
      { code: 'markers', by: 1 },
      { code: 'markers', by: 1 },
    ]);
  });

  it('docked ships go to sea again, cargo and cards to where they were', () => {
    const state = aState({
      you: {
        portfolio: [
          { card: 'ship', hull: 1, cargo: 1 },
          { card: 'noble', noble: 'king', influence: 3 },
        ],
      },
      lacerda: { ships: [{ hull: 2, cargo: 0 }] },
    });
    expect(
      putBackEvents(state, [
        { kind: 'ships-docked', seat: 'you' },
        { kind: 'card-discarded', index: 1 },
        { kind: 'ship-replaced', index: 0, hull: 2 },
        { kind: 'cargo-loaded', owner: 'lacerda', index: 0 },
      ]),
    ).toEqual([
      { code: 'crate-off', owner: 'lacerda', hull: 2 },
      { code: 'ship-changed-back', hull: 2, was: 1 },
      { code: 'card-in', card: { card: 'noble', noble: 'king', influence: 3 } },
      { code: 'ships-to-sea', seat: 'you', hulls: [1] },
    ]);
  });

  it('the end of a turn and of a period lay tiles out: those go back to their stacks (turn.end, end.period)', () => {
    const state = aState({ display: ['gold'] });
    expect(putBackEvents(state, [{ kind: 'turn-closed', seat: 'you' }])).toEqual([
      { code: 'city-tiles-to-stack', tiles: ['cloth', 'books', 'tools', 'tools-small'] },
    ]);
    expect(codes(state, { kind: 'yard-filled', hulls: [3, 4] }, { kind: 'period-began' })).toEqual([
      'period',
      'city-tiles-to-stack',
      'yard',
    ]);
  });

  it('what is only known moves no piece', () => {
    expect(
      codes(
        aState(),
        { kind: 'plan-revealed', architect: 'blue', officials: 2 },
        { kind: 'turn-moved', turn: { kind: 'between' } },
        { kind: 'depth-changed', depth: 'lacerda-needs' },
      ),
    ).toEqual([]);
  });

  it('undo of a whole turn of his lists them all', () => {
    const history = play(begin(aState({ toMove: 'lacerda', courtier: 'builder', aide: 'king' })), {
      kind: 'finish-lacerda',
    });
    const undone = undo(history);
    if (!undone.ok) throw new Error('nothing undone');
    const listed = undone.value.putBack.map(({ code }) => code);
    expect(listed.slice(0, 2)).toEqual(['aide', 'card-to-deck']);
    expect(listed.at(-1)).toBe('courtier');
  });

  it('every entry of a long game that moves a piece can be put back', () => {
    const game = gameOf(120, 3);
    const still = new Set([
      'turn-moved',
      'plan-revealed',
      'building-revealed',
      'reward-remembered',
      'end-triggered',
      'turn-closed',
    ]);
    let state = game.start;
    for (const { events } of game.done) {
      const moved = events.filter(({ kind }) => !still.has(kind));
      expect(putBackEvents(state, events).length > 0 || moved.length === 0).toBe(true);
      state = evolveAll(state, events);
    }
  });
});
