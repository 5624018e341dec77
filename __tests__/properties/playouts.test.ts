import * as fc from 'fast-check';

import { same } from '@/engine/core/same';
import type { Command } from '@/engine/game/command';
import { decide } from '@/engine/game/decide';
import type { GameEvent } from '@/engine/game/event';
import { evolve } from '@/engine/game/evolve';
import { legal } from '@/engine/game/legal';
import { acceptChange, changeEntry } from '@/engine/history/change';
import { drift } from '@/engine/history/drift';
import type { History } from '@/engine/history/history';
import { begin, commit, stateAfter } from '@/engine/history/history';
import { jump, redo, undo } from '@/engine/history/travel';
import { SOLO_SITES } from '@/engine/board/sites';
import { SOLO_SPACES } from '@/engine/board/spaces';
import type { GameState } from '@/engine/model/state';
import { DEPTHS } from '@/engine/model/state';
import { ARCHITECTS, DECKS, GOODS, NOBLES, RUBBLE_KINDS, STATE_ACTIONS } from '@/engine/model/vocabulary';
import type { Move } from '@/engine/play/move';
import { play } from '@/engine/play/move';
import { readSave, writeSave } from '@/engine/save/exported';
import { anyCommand } from '../helpers/anyCommand';
import { broken, CrateLedger, crateFaults, cubesKnown, owesCommerce, removesCube } from '../helpers/invariants';
import type { Dice } from '../helpers/player';
import { aGame, aMove, diceOf } from '../helpers/player';

/** More games on demand: `PLAYOUTS=10` plays ten times as many. */
const SCALE = Number(process.env['PLAYOUTS'] ?? 1);
const COMMANDS = 60;
const WHOLE_GAME = 400;
const LABEL = { id: 'a-game', name: 'A game', created: '2026-01-01' };

const seeds = fc.integer({ min: 1, max: 0x7fffffff });
const games = (numRuns: number, check: (seed: number) => void): void =>
  fc.assert(fc.property(seeds, check), { numRuns: Math.ceil(numRuns * SCALE), endOnFailure: true });

interface Playout {
  readonly history: History;
  /** The table before each entry, and at last the one now. */
  readonly states: readonly GameState[];
}

/** Plays on by chance, looking at the table after every move. */
function playout(
  dice: Dice,
  most: number,
  look: (before: GameState, move: Move, after: GameState, events: readonly GameEvent[]) => void = () => undefined,
): Playout {
  let history = begin(aGame(dice, dice.below(2) === 0 ? 'lacerda-needs' : 'everything'));
  const states = [history.now];
  while (history.done.length < most) {
    const before = history.now;
    const move = aMove(before, dice);
    if (move === null) break;
    const committed = commit(history, [move]);
    if (!committed.ok) throw new Error(`${JSON.stringify(move)} was refused: ${JSON.stringify(committed.error)}`);
    history = committed.value;
    states.push(history.now);
    look(before, move, history.now, history.done.at(-1)?.events ?? []);
  }
  return { history, states };
}

function expectSame(one: unknown, other: unknown): void {
  const equal = same(one, other);
  if (!equal) expect(one).toEqual(other);
  expect(equal).toBe(true);
}

const priceRises = (before: GameState, after: GameState): boolean =>
  GOODS.some((good) => after.market[good] > before.market[good]);

const removedIn = ({ history: { start, done } }: Playout): number => {
  let state = start;
  let removed = 0;
  for (const event of done.flatMap(({ events }) => events)) {
    if (removesCube(state, event)) removed += 1;
    state = evolve(state, event);
  }
  return removed;
};

/** Two cubes are discarded where the first public building is set up. */
const DISCARDED_AT_SET_UP = 2;

function holdInvariants(dice: Dice, most: number): Playout {
  let ledger: CrateLedger | undefined;
  let owed = false;
  const played = playout(dice, most, (before, move, after, events) => {
    ledger ??= new CrateLedger(before);
    owed = owesCommerce(owed, move.kind);
    const closes = events.some(({ kind }) => kind === 'turn-closed' || kind === 'card-left-deck');
    const unsold = owed && closes && after.depth === 'everything' ? ['a portfolio play without sale or trade'] : [];
    if (closes) owed = false;
    const wrong = [...broken(after), ...crateFaults(ledger, before, events), ...unsold];
    if (wrong.length > 0) throw new Error(`after ${JSON.stringify(move)}: ${wrong.join('; ')}`);
    if (priceRises(before, after)) throw new Error(`${move.kind} raised a price`);
  });
  expect(cubesKnown(played.history.now) + removedIn(played) + DISCARDED_AT_SET_UP).toBe(56);
  return played;
}

function travels({ history, states }: Playout, dice: Dice): void {
  const back = undo(history);
  const again = back.ok ? redo(back.value.history) : back;
  if (!back.ok || !again.ok) throw new Error('nothing to undo');
  expectSame(back.value.history.now, states.at(-2));
  expectSame(again.value.history, history);
  const to = dice.below(states.length);
  const there = jump(history, to);
  const home = there.ok ? jump(there.value.history, history.done.length) : there;
  if (!there.ok || !home.ok) throw new Error('no such entry');
  expectSame(there.value.history.now, states[to]);
  expectSame(home.value.history, history);
}

function readsBack({ history }: Playout): void {
  const read = readSave(writeSave({ app: 'test', game: LABEL, history }));
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  expectSame(read.value.history, history);
}

function changesNothing({ history }: Playout, dice: Dice): void {
  const at = dice.below(history.done.length);
  const changed = changeEntry(history, at, structuredClone(history.done[at]?.moves ?? []));
  if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  expect(changed.value.differences).toEqual([]);
  const accepted = acceptChange(changed.value);
  expectSame(accepted.ok && accepted.value.history, history);
}

describe('random playouts with Lacerda', () => {
  it('300 games of 60 commands: 56 cubes, 8 officials and houses, no negative amounts, limits kept, prices never rise, sell.sail: every crate paid once, portfolio.mustAct: a sale or trade after every card; history and saves agree', () => {
    let ended = 0;
    games(300, (seed) => {
      const dice = diceOf(seed);
      const played = holdInvariants(dice, COMMANDS);
      if (played.history.done.length < COMMANDS) ended += 1;
      expectSame(stateAfter(played.history.start, played.history.done), played.history.now);
      travels(played, dice);
      readsBack(played);
      changesNothing(played, dice);
    });
    expect(ended).toBe(0);
  });

  it('whole games from the deal to the end hold the same, and today’s rules judge them the same again', () => {
    games(15, (seed) => {
      const dice = diceOf(seed);
      const played = holdInvariants(dice, WHOLE_GAME);
      expect(played.history.now.turn.kind).toBe('over');
      expect(drift(played.history)).toEqual([]);
      travels(played, dice);
      readsBack(played);
    });
  });
});

/** Every command without a number to read from the cardboard, written down here and not taken from `legal`. */
const PLAIN: readonly Command[] = [
  { kind: 'get-gold' },
  { kind: 'decline' },
  { kind: 'end-turn' },
  { kind: 'decline-church' },
  { kind: 'decline-follow' },
  ...DECKS.map((deck): Command => ({ kind: 'take-card', deck })),
  ...NOBLES.map((noble): Command => ({ kind: 'take-favour', noble })),
  ...ARCHITECTS.map((architect): Command => ({ kind: 'take-plan', architect })),
  ...([1, 2] as const).map((steps): Command => ({ kind: 'meet-cardinal', steps })),
  ...[null, ...GOODS].map((extra): Command => ({ kind: 'produce', extra })),
  ...GOODS.flatMap((good) => STATE_ACTIONS.map((action): Command => ({ kind: 'trade', good, action }))),
  ...SOLO_SPACES.flatMap((space) => GOODS.map((good): Command => ({ kind: 'build-store', space, good }))),
  ...SOLO_SITES.map((site): Command => ({ kind: 'open-building', site })),
  ...RUBBLE_KINDS.map((cube): Command => ({ kind: 'take-cube', cube })),
  ...GOODS.flatMap((good): readonly Command[] => [
    { kind: 'take-good', good },
    { kind: 'lose-good', good },
  ]),
];

const PLAIN_KINDS: ReadonlySet<string> = new Set(PLAIN.map(({ kind }) => kind));
const names = (commands: readonly Command[]): readonly string[] =>
  commands
    .filter(({ kind }) => PLAIN_KINDS.has(kind))
    .map((command) => JSON.stringify(command))
    .sort();

describe('legal and decide', () => {
  it('agree: what is listed is accepted, and of all plain commands nothing else is', () => {
    games(25, (seed) => {
      const dice = diceOf(seed);
      const { states } = playout(dice, COMMANDS + dice.below(60));
      for (const state of [states.at(-1), states.at(-2), states.at(-3), dice.pick(states)]) {
        if (state === undefined) continue;
        const listed = legal(state);
        expect(listed.filter((command) => !decide(state, command).ok)).toEqual([]);
        expect(names(listed)).toEqual(names(PLAIN.filter((command) => decide(state, command).ok)));
      }
    });
  });
});

/** Any command at all, and what is tapped in his turn at the wrong time. */
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 6, arbitrary: anyCommand },
  {
    weight: 1,
    arbitrary: fc.constantFrom<Move>(
      { kind: 'finish-lacerda' },
      { kind: 'let-lacerda-follow', inputs: { answers: {}, overrides: [] } },
      { kind: 'tell-lacerda', answer: { kind: 'clergyWigs', wigs: 3 } },
      { kind: 'tell-lacerda', answer: { kind: 'church', choice: { tiles: 9, wigs: Number.NaN } } },
      { kind: 'tell-lacerda', answer: { kind: 'plan', architect: 'blue', officials: null } },
      { kind: 'override-lacerda', override: { step: 'noble', kind: 'store', space: 'A1', good: 'gold' } },
      { kind: 'override-lacerda', override: { step: 'state', kind: 'skip', note: 'as it lay' } },
      { kind: 'override-lacerda', override: { step: 'courtier', kind: 'noble', noble: 'king' } },
    ),
  },
);

describe('any command at any time', () => {
  it('is applied or refused with a reason and never throws; what was applied is undone and read back from a save', () => {
    const property = fc.property(
      seeds,
      fc.array(anyMove, { minLength: COMMANDS, maxLength: COMMANDS, size: 'max' }),
      (seed, moves) => {
        const dice = diceOf(seed);
        let history = begin(aGame(dice, dice.pick(DEPTHS)));
        for (const move of moves) {
          const sensible = aMoveOrNone(history.now, dice);
          for (const each of [move, ...sensible]) {
            const committed = commit(history, [each]);
            if (committed.ok) history = committed.value;
            else expect(typeof committed.error.code).toBe('string');
          }
        }
        const start = jump(history, 0);
        expectSame(start.ok && start.value.history.now, history.start);
        readsBack({ history, states: [] });
      },
    );
    fc.assert(property, { numRuns: Math.ceil(30 * SCALE), endOnFailure: true });
  });
});

/** After nonsense the table may stand where nothing sensible is left to do. */
function aMoveOrNone(state: GameState, dice: Dice): readonly Move[] {
  const waits = legal(state);
  if (waits.length > 0) return [dice.pick(waits)];
  return play(state, { kind: 'finish-lacerda' }).ok ? [{ kind: 'finish-lacerda' }] : [];
}
