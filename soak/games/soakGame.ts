import { isDeepStrictEqual as same } from 'node:util';

import type { Dice } from '@/__tests__/helpers/player';
import { aGame, aMove, diceOf } from '@/__tests__/helpers/player';
import type { Correction, Entry, GameState, History, Move, Override, Travel } from '@/engine';
import {
  DECKS,
  DEPTHS,
  NOBLES,
  SOLO_SITES,
  SOLO_SPACES,
  STATE_ACTIONS,
  begin,
  chunkKeys,
  commit,
  evolve,
  frontagesOf,
  impossible,
  joinChunks,
  jump,
  mirrored,
  readHeader,
  readPosition,
  readSave,
  recordsFor,
  redo,
  standing,
  undo,
  writePosition,
  writeSave,
} from '@/engine';
import type { Paid } from './crates';
import { countCrates } from './crates';
import { brokenIn, lostCubes } from './invariants';
import { aSheet, someRulings } from './sheet';

/** What was done in one game besides playing it. */
export interface Soaked {
  readonly entries: number;
  readonly corrections: number;
  readonly overrides: number;
  readonly undone: number;
  readonly over: boolean;
}

/** Longer than any game: this one hangs. */
const MOST_ENTRIES = 1500;

/** A game with its books: one line for every entry that stands. */
interface Game {
  readonly history: History;
  readonly books: readonly Paid[];
}

function expectNone(what: string, wrong: readonly string[]): void {
  if (wrong.length > 0) throw new Error(`${what}: ${wrong.slice(0, 3).join('; ')}`);
}

function value<T>(
  what: string,
  result: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: unknown },
): T {
  if (!result.ok) throw new Error(`${what}: ${JSON.stringify(result.error)}`);
  return result.value;
}

/** The tables before, between and after the events of an entry. */
const tablesOf = (before: GameState, { events }: Entry): readonly GameState[] =>
  events.reduce<readonly GameState[]>((tables, event) => [...tables, evolve(tables.at(-1) ?? before, event)], [before]);

/** The game with what happened in it, counted through. */
function counted({ history: before, books }: Game, history: History): Game {
  const entry = history.done.at(-1);
  if (entry === undefined) return { history, books };
  const tables = tablesOf(before.now, entry);
  const said = JSON.stringify(entry.moves);
  entry.events.forEach((event, index) => {
    const [one, other] = [tables[index], tables[index + 1]];
    if (one !== undefined && other !== undefined) expectNone(said, lostCubes(one, other, event));
  });
  expectNone(said, brokenIn(history.now));
  const { paid, wrong } = countCrates(books.at(-1) ?? {}, entry, tables);
  expectNone(said, wrong);
  return { history, books: [...books.slice(0, before.done.length + 1), paid] };
}

/** Undoes some entries and does them again: the table must be the same; sometimes they stay undone. */
function travelled(game: Game, dice: Dice): { readonly game: Game; readonly undone: number } {
  const { history, books } = game;
  const many = Math.min(history.done.length, 1 + dice.below(4));
  const walk = (from: History, step: (at: History) => { readonly ok: boolean; readonly value?: Travel }): History => {
    let now = from;
    for (let count = 0; count < many; count += 1) now = step(now).value?.history ?? now;
    return now;
  };
  const back = walk(history, (at) => undo(at) as { ok: boolean; value?: Travel });
  const again = walk(back, (at) => redo(at) as { ok: boolean; value?: Travel });
  if (!same(again, history)) throw new Error(`undone and redone ${many} entries, the game is another`);
  const jumped = value('jump', jump(history, back.done.length)).history;
  if (!same(jumped, back)) throw new Error(`jumped over ${many} entries, the game is another`);
  return dice.below(3) === 0
    ? { game: { history: back, books: books.slice(0, back.done.length + 1) }, undone: many }
    : { game, undone: 0 };
}

function anOverride(dice: Dice): Override {
  const space = dice.pick(SOLO_SPACES);
  return dice.pick<Override>([
    { step: dice.pick(['dock', 'courtier', 'state', 'noble', 'discard', 'aide', 'church'] as const), kind: 'skip' },
    { step: 'courtier', kind: 'noble', noble: dice.pick(NOBLES) },
    { step: 'state', kind: 'action', action: dice.pick(STATE_ACTIONS) },
    { step: 'state', kind: 'favour', noble: dice.pick(NOBLES) },
    { step: 'state', kind: 'plan', architect: dice.pick(['blue', 'green']) },
    { step: 'state', kind: 'offices', offices: [dice.pick(NOBLES)] },
    { step: 'noble', kind: 'store', space, good: dice.pick(frontagesOf(space)).good },
    { step: 'noble', kind: 'building', site: dice.pick(SOLO_SITES), architect: dice.pick(['blue', 'green']) },
    { step: 'discard', kind: 'deck', deck: dice.pick(DECKS) },
    { step: 'aide', kind: 'deck', deck: dice.pick(DECKS) },
  ]);
}

/** The books name ships by their hull, and what happened to a corrected one nobody knows. */
const UNBOOKED: readonly Correction['of'][] = ['portfolio', 'his-ships', 'shipyard', 'to-move', 'period', 'ending'];

/** One number of the table corrected by a little, where that leaves a table; null when this one cannot be. */
function aCorrection(state: GameState, dice: Dice): Correction | null {
  const one = dice.pick(mirrored(state).filter(({ of }) => !UNBOOKED.includes(of)));
  if (typeof one.value !== 'number') return null;
  const by = dice.pick([-2, -1, 1, 2]);
  // Decks that are filled up again and again would keep a game from ending.
  const put = { ...one, value: one.value + (one.of === 'deck' ? -Math.abs(by) : by) } as Correction;
  if (impossible(state, put) !== null) return null;
  return brokenIn(evolve(state, { kind: 'value-corrected', correction: put })).length === 0 ? put : null;
}

const isHis = ({ turn, toMove }: GameState): boolean =>
  turn.kind === 'lacerda' || (turn.kind === 'between' && toMove === 'lacerda');

/** In your turn a value corrected can undo what made a begun move possible; a person corrects between the turns. */
const mayCorrect = ({ turn }: GameState): boolean => turn.kind !== 'you' && turn.kind !== 'period';

function played(game: Game, move: Move, must: boolean): Game {
  const committed = commit(game.history, [move]);
  if (committed.ok) return counted(game, committed.value);
  if (must) throw new Error(`${JSON.stringify(move)} refused: ${JSON.stringify(committed.error)}`);
  return game;
}

/** The game as it is exported and as it is stored: both read again are the same game. */
function expectKept(history: History): void {
  const save = { app: 'soak', game: { id: 'soak', name: '', created: '' }, history };
  const read = value('exported', readSave(writeSave(save)));
  if (!same(read.history, history)) throw new Error('the exported game is another');
  const records = new Map(recordsFor(save, null).records.map(({ key, text }) => [key, text]));
  const header = value('header', readHeader(records.get('header') ?? ''));
  const joined = value(
    'stored',
    joinChunks(
      header,
      records.get('start'),
      chunkKeys(header).map((key) => records.get(key)),
    ),
  );
  if (!same(joined.history, history)) throw new Error('the stored game is another');
  value('position', readPosition(JSON.parse(JSON.stringify(writePosition(history.now)))));
}

/** The total is what stands on the track and on the lines, and nothing is half a wig. */
function expectScore(state: GameState): void {
  for (const { id, wigs, lines, total } of standing(state).score.players) {
    const points = Object.values(lines).reduce((all, line) => all + line.points, wigs);
    if (points !== total || !Number.isInteger(total)) throw new Error(`the score of ${id} is ${total}, not ${points}`);
  }
}

/** Plays one game from a seed, with corrections, overrides, undo and redo on the way; throws what is wrong. */
export function soakGame(seed: number): Soaked {
  const dice = diceOf(seed);
  const start = aGame(dice, dice.pick(DEPTHS), { sheet: aSheet(dice), rulings: someRulings(dice) });
  let game: Game = { history: begin(start), books: [{}] };
  const done = { corrections: 0, overrides: 0, undone: 0 };
  for (let step = 0; step < MOST_ENTRIES; step += 1) {
    const { now } = game.history;
    const before = game;
    const roll = dice.below(100);
    if (roll < 12 && mayCorrect(now)) {
      const correction = aCorrection(now, dice);
      if (correction !== null) game = played(game, { kind: 'correct', correction }, true);
      if (game !== before) done.corrections += 1;
    } else if (roll < 15) {
      const travel = travelled(game, dice);
      game = travel.game;
      done.undone += travel.undone;
    } else if (roll < 50 && isHis(now)) {
      game = played(game, { kind: 'override-lacerda', override: anOverride(dice) }, false);
      if (game !== before) done.overrides += 1;
    } else {
      const move = aMove(now, dice);
      if (move === null && now.turn.kind !== 'over') throw new Error(`nothing to do at ${JSON.stringify(now.turn)}`);
      if (move === null) break;
      game = played(game, move, true);
    }
  }
  const { history } = game;
  expectKept(history);
  expectScore(history.now);
  const over = history.now.turn.kind === 'over';
  if (!over) throw new Error(`not over after ${MOST_ENTRIES} steps`);
  return { ...done, entries: history.done.length, over };
}
