import { turnHands, type HandLine } from '@/engine/bot/hands';
import { runLacerda } from '@/engine/bot/run';
import type { Answers, Override } from '@/engine/model/lacerdaInputs';
import type { GameState } from '@/engine/model/state';

import { begin } from '@/engine/history/history';

import { play as add } from '../helpers/games';
import { aGame, aMove, diceOf } from '../helpers/player';
import { before, play } from './turn';

const linesIn = (state: GameState, answers: Answers = {}, overrides: readonly Override[] = []): readonly HandLine[] =>
  turnHands(state, play(state, answers, overrides)).map(({ line }) => line);

const codes = (lines: readonly HandLine[]): readonly string[] => lines.map(({ code }) => code);

/** The lines that may have this code, also where several codes share a shape. */
type Coded<C, L extends HandLine = HandLine> = L extends HandLine ? (C extends L['code'] ? L : never) : never;

const find = <C extends HandLine['code']>(lines: readonly HandLine[], code: C): readonly Coded<C>[] =>
  lines.filter((line): line is HandLine & Coded<C> => line.code === code);

describe('his turn as movements of the hands', () => {
  /** His courtier goes to the builder: officials or a plan, then a store. */
  const atBuilder = { courtier: 'king', aide: 'king' } as const;

  it('solo.store: one line a movement, the piece before the payment, the refilled tile last', () => {
    const state = before({ ...atBuilder, rubble: { columns: [['tsunami'], [], [], [], []] } });
    const lines = linesIn(state);
    expect(codes(lines)).toEqual([
      'courtier',
      'officials',
      'store',
      'cube',
      'influence',
      'discard',
      'aide',
      'refill-tiles',
    ]);
    expect(find(lines, 'store')).toEqual([
      { code: 'store', space: 'A1', good: 'gold', facing: 'east', wigs: { by: 0, to: 5 } },
    ]);
    expect(find(lines, 'cube')).toEqual([{ code: 'cube', kind: 'tsunami', from: { at: 'column', column: 1 } }]);
    expect(find(lines, 'refill-tiles')).toEqual([{ code: 'refill-tiles', tiles: ['gold'] }]);
  });

  it('solo.cardinal: where his marker ends is not said while the wigs of a tile are owed', () => {
    const [store] = find(linesIn(before({ ...atBuilder, lacerda: { clergyOwed: 1 } })), 'store');
    expect(store?.wigs).toEqual({ by: 0, to: null });
  });

  it('solo.cardinal: your marker is known all the same', () => {
    const lacerda = { clergyOwed: 1, influence: 9 };
    const [building] = find(
      linesIn(before({ courtier: 'minister', aide: 'king', you: { wigs: 4 }, lacerda })),
      'building',
    );
    expect(building?.wigs.you.to).toBe(4 + (building?.wigs.you.by ?? 0));
    expect(building?.wigs.lacerda.to).toBeNull();
  });

  it('visit.pay: markers say where they stand and where they end', () => {
    const [paid] = find(linesIn(before({ ...atBuilder, lacerda: { influence: 5 } })), 'influence');
    expect(paid).toMatchObject({ by: 'visit', seat: 'lacerda', from: 5 });
    expect(paid && paid.from - paid.to).toBeGreaterThan(0);
  });

  it('R18: what influence does not pay, the wigs pay, from where the store has moved them', () => {
    const lines = linesIn(before({ ...atBuilder, lacerda: { influence: 0, wigs: 9 } }));
    const [wigs] = find(lines, 'wigs');
    expect(find(lines, 'influence')).toEqual([]);
    expect(wigs).toMatchObject({ seat: 'lacerda', from: find(lines, 'store')[0]?.wigs.to });
  });

  it('solo.ship, treasury.track: ship, treasury and influence are three lines', () => {
    const lines = linesIn(before({ courtier: 'builder', aide: 'king' }));
    expect(codes(lines).slice(0, 4)).toEqual(['courtier', 'ship', 'treasury', 'influence']);
    expect(find(lines, 'treasury')).toEqual([{ code: 'treasury', from: 3, to: 4 }]);
  });

  it('solo.cardinal, church.scoring: the Cardinal lies down in his step and stands up at the end', () => {
    const lines = linesIn(before({ courtier: 'minister', aide: 'king', cardinal: 4 }), { clergyWigs: 2 });
    expect(codes(lines)).toEqual(expect.arrayContaining(['cardinal', 'clergy-out', 'wigs', 'cardinal-down']));
    expect(codes(lines).slice(-2)).toEqual(['cardinal-up', 'refill-clergy']);
    expect(find(lines, 'wigs')[0]).toEqual({ code: 'wigs', seat: 'lacerda', from: 5, to: 7 });
  });

  it('R6: a step that is not done is one line with its reason', () => {
    const lines = linesIn(before(atBuilder), {}, [
      { step: 'state', kind: 'skip' },
      { step: 'noble', kind: 'skip' },
    ]);
    expect(codes(lines)).toStrictEqual(['courtier', 'no-state', 'no-noble', 'discard', 'aide']);
  });

  it('R22: while you may follow nothing is filled up yet', () => {
    const state = before({ courtier: 'minister', aide: 'king', you: { favours: ['king'], influence: 9 } });
    const run = runLacerda(state);
    expect(run.ok && codes(turnHands(state, run.value).map(({ line }) => line)).slice(-2)).toEqual([
      'building',
      'influence',
    ]);
  });

  it('store.display: a tile missing when his turn began is filled up with the one he took', () => {
    const lines = linesIn(before({ ...atBuilder, display: ['gold', 'books', 'tools', 'tools-small'] }));
    expect(find(lines, 'refill-tiles')).toEqual([{ code: 'refill-tiles', tiles: ['gold', 'cloth'] }]);
  });

  it.each([1, 2, 3])('seed %d: every marker of every turn of a game ends where the table has it', (seed) => {
    const dice = diceOf(seed);
    let history = begin(aGame(dice));
    let looked = 0;
    for (;;) {
      const move = aMove(history.now, dice);
      if (move === null) break;
      if (begun(history.now)) {
        looked += 1;
        expectMarkers(history.now);
      }
      history = add(history, move);
    }
    expect(looked).toBeGreaterThan(5);
  });
});

const begun = ({ turn, toMove }: GameState): boolean => turn.kind === 'between' && toMove === 'lacerda';

/** The last line about a marker says where it stands after the turn. */
function expectMarkers(state: GameState): void {
  const run = play(state);
  const lines = turnHands(state, run).map(({ line }) => line);
  const influence = find(lines, 'influence').filter(({ seat }) => seat === 'lacerda');
  expect(influence.at(-1)?.to ?? state.lacerda.influence).toBe(run.state.lacerda.influence);
  for (const { good, to } of find(lines, 'price')) expect(run.state.market[good]).toBe(to);
  const wigs = lines.flatMap((line) => {
    if (line.code === 'store') return [line.wigs.to];
    if (line.code === 'building') return [line.wigs.lacerda.to];
    return line.code === 'wigs' && line.seat === 'lacerda' ? [line.to] : [];
  });
  expect(wigs.at(-1) ?? state.lacerda.wigs).toBe(run.state.lacerda.wigs);
}
