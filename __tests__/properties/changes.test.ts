import { same } from '@/engine/core/same';
import type { Change } from '@/engine/history/change';
import { changeEntry, rewindTo } from '@/engine/history/change';
import { drift } from '@/engine/history/drift';
import type { History } from '@/engine/history/history';
import { happened, stateAfter } from '@/engine/history/history';
import { keepTable } from '@/engine/history/keepTable';
import { mirrored } from '@/engine/history/mirrored';
import { impossible } from '@/engine/game/correct';
import type { GameState } from '@/engine/model/state';
import type { Move } from '@/engine/play/move';
import { gameOf } from '../helpers/games';
import { broken } from '../helpers/invariants';
import { aMove, diceOf } from '../helpers/player';

function changeOf(history: History, at: number, ...moves: readonly Move[]): Change {
  const changed = changeEntry(history, at, moves);
  if (!changed.ok) throw new Error(JSON.stringify(changed.error));
  return changed.value;
}

/** The table at every point of the log. */
function tablesOf({ start, done }: History): readonly GameState[] {
  let table = start;
  return done.map((entry) => (table = happened(table, entry)));
}

const impossibleIn = (table: GameState) => mirrored(table).filter((value) => impossible(table, value) !== null);

describe('a changed game of many entries', () => {
  it('keeps every value the change did not touch, holds no impossible table at any point, and rewinds to a game the rules accept', () => {
    let changed = 0;
    for (let seed = 1; seed <= 40; seed += 1) {
      const game = gameOf(40, seed);
      const dice = diceOf(seed * 31);
      const at = dice.below(30);
      const before = stateAfter(game.start, game.done.slice(0, at));
      const move = aMove(before, dice);
      if (move === null || same([move], game.done[at]?.moves)) continue;
      const change = changeOf(game, at, move);
      const kept = keepTable(change).history;
      const was = mirrored(stateAfter(game.start, game.done.slice(0, at + 1)));
      const is = mirrored(happened(before, change.entry));
      const untouched = was.flatMap((value, index) => (same(value, is[index]) ? [index] : []));
      for (const index of untouched) {
        expect(mirrored(kept.now)[index]).toEqual(mirrored(game.now)[index]);
      }
      for (const table of tablesOf(kept)) expect(impossibleIn(table)).toEqual([]);
      expect(broken(kept.now).filter((wrong) => wrong.startsWith('state'))).toEqual([]);
      expect(drift(kept)).toEqual([]);
      expect(drift(rewindTo(change).history)).toEqual([]);
      changed += 1;
    }
    expect(changed).toBeGreaterThan(20);
  });
});
