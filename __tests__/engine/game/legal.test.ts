import * as fc from 'fast-check';

import type { Command, CommandKind } from '@/engine/game/command';
import { decide } from '@/engine/game/decide';
import { legal } from '@/engine/game/legal';
import type { GameState } from '@/engine/model/state';
import { NOBLES } from '@/engine/model/vocabulary';
import { anyCommand } from '../../helpers/anyCommand';
import { decisionOf } from '../../helpers/moves';
import { playRandomly } from '../../helpers/randomGame';
import { aState, deepFreeze } from '../../helpers/state';

const counted = (commands: readonly Command[]): Partial<Record<CommandKind, number>> => {
  const counts: Partial<Record<CommandKind, number>> = {};
  for (const { kind } of commands) counts[kind] = (counts[kind] ?? 0) + 1;
  return counts;
};

describe('legal moves, counted by hand', () => {
  it('depth 1: a new game with one plain card of each type: 8 moves; the king needs a plan', () => {
    expect(counted(legal(aState()))).toEqual({
      'get-gold': 1,
      'play-noble-card': 3,
      'play-treasury-card': 1,
      sponsor: 1,
      visit: 2,
    });
  });

  it('depth 2: 93 moves', () => {
    const second = legal(aState()).map((command) => [command, legal(decisionOf(aState(), command).after)] as const);
    const counts = second.map(([{ kind }, next]) => [kind, next.length] as const);
    // 1 gold: 4 decks. Each noble card and the treasury card: officials, plan, cardinal, favour and ship for either good.
    // The event: 4 decks. Builder: 6 ways to recruit, 2 plans, 32 frontages. Marquis: 4 goods for the ship, 1 decree.
    expect(counts).toEqual([
      ['get-gold', 4],
      ['play-noble-card', 10],
      ['visit', 40],
      ['play-noble-card', 10],
      ['visit', 5],
      ['play-noble-card', 10],
      ['play-treasury-card', 10],
      ['sponsor', 4],
    ]);
    expect(counts.reduce((total, [, count]) => total + count, 0)).toBe(93);
  });

  it('a turn that waits for Lacerda has none', () => {
    expect(legal(aState({ toMove: 'lacerda' }))).toEqual([]);
    expect(legal(aState({ turn: { kind: 'over' } }))).toEqual([]);
  });
});

/** Tables met in random games. */
function tables(): readonly GameState[] {
  const met: GameState[] = [];
  for (let seed = 1; seed <= 12; seed += 1) {
    playRandomly(seed, 400, ({ after }) => met.push(after), seed % 4 === 0 ? 'lacerda-needs' : 'everything');
  }
  return met.map(deepFreeze);
}

/** Kinds whose every choice `legal` lists; the others hold what is read from the cardboard or many ways to pay. */
const LISTED: readonly CommandKind[] = [
  'get-gold',
  'make-room',
  'sell',
  'trade',
  'take-plan',
  'build-ship',
  'produce',
  'meet-cardinal',
  'take-favour',
  'build-store',
  'open-building',
  'take-cube',
  'take-good',
  'lose-good',
  'lose-official',
  'decline',
  'follow',
  'decline-follow',
  'take-card',
  'decline-church',
  'end-turn',
  'recruit-officials',
];

/** Goods and offices in any order are the same choice; what a clergy tile shows is read from it, not chosen. */
const sameOrder = (command: Command): Command => {
  if (command.kind === 'meet-cardinal') return { kind: command.kind, steps: command.steps };
  if (command.kind === 'recruit-officials')
    return { ...command, nobles: NOBLES.filter((noble) => command.nobles.includes(noble)) };
  return command.kind === 'build-ship' ? { ...command, pay: [...command.pay].sort() } : command;
};
const key = (command: Command): string =>
  JSON.stringify(sameOrder(command), Object.keys(flat(sameOrder(command))).sort());
const flat = (value: unknown): Record<string, true> =>
  typeof value !== 'object' || value === null
    ? {}
    : Object.fromEntries(
        Object.entries(value).flatMap(([name, inner]) => [[name, true], ...Object.entries(flat(inner))]),
      );

describe('any command at any time', () => {
  const met = tables();
  const table = fc.integer({ min: 0, max: met.length - 1 }).map((at) => met[at] ?? aState());

  it('is applied or refused with a code, and never throws', () => {
    fc.assert(
      fc.property(table, anyCommand, (state, command) => {
        const decided = decide(state, command);
        return decided.ok ? Array.isArray(decided.value.events) : typeof decided.error.code === 'string';
      }),
      { numRuns: 20_000 },
    );
  });

  it('is listed by legal when it is accepted', () => {
    fc.assert(
      fc.property(table, anyCommand, (state, command) => {
        if (!LISTED.includes(command.kind) || !decide(state, command).ok) return true;
        return legal(state).some((move) => key(move) === key(command));
      }),
      { numRuns: 8_000 },
    );
  });
});
