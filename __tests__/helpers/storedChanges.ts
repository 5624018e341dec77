import { isDeepStrictEqual } from 'node:util';

import { acceptChange, changeEntry, rewindTo, type Change, type Changed } from '@/engine/history/change';
import { historyOf, stateAfter, type History } from '@/engine/history/history';
import { keepTable } from '@/engine/history/keepTable';
import type { Move } from '@/engine/play/move';
import { readSave, writeSave } from '@/engine/save/exported';
import type { Save } from '@/engine/save/save';
import { saveGame, readGame, type StoredGame } from '@/store/games/repository';
import { memoryStorage } from '@/store/storage/memory';
import type { SharedStorage } from '@/store/storage/storage';

import { gameOf } from './games';
import { aMove, diceOf, type Dice } from './player';

const ENTRIES = 40;
const CHANGES = 4;
/** An exported text is whole and takes longer: one at every so many points. */
const EXPORTED = 5;
const NOW = '2026-03-01T12:00:00.000Z';

const saveOf = (history: History): Save => ({
  app: 'test',
  game: { id: 'changed', name: 'Changed', created: NOW },
  history,
});

/** Every way a change can be made. */
function waysOf(change: Change): Readonly<Record<string, Changed>> {
  const accepted = acceptChange(change);
  return {
    keep: keepTable(change),
    rewind: rewindTo(change),
    ...(accepted.ok && { accept: accepted.value }),
  };
}

const lengthsOf = ({ done, undone }: History): readonly number[] => [done.length, undone.length];

/** A game as it comes back from the storage must be the one that was written. */
async function unread(storage: SharedStorage, { game, history }: Save): Promise<string | null> {
  const read = await readGame(storage, game.id);
  if (!read.ok) return `cannot be opened: ${JSON.stringify(read.error)}`;
  const back = read.value.save.history;
  const isSame = isDeepStrictEqual([lengthsOf(back), back.now], [lengthsOf(history), history.now]);
  return isSame ? null : 'opens as another game';
}

/** The same as a text to export. */
function notImported(save: Save): string | null {
  const read = readSave(writeSave(save));
  return read.ok ? null : `cannot be imported: ${JSON.stringify(read.error)}`;
}

/** Goes to every point of the log and saves there; says the first that cannot be opened again. */
async function unreadPoint({ start, done, undone }: History): Promise<string | null> {
  const storage = memoryStorage();
  const entries = [...done, ...undone];
  let before: StoredGame | null = null;
  for (let point = entries.length; point >= 0; point -= 1) {
    const save = saveOf(historyOf(start, entries, point));
    const kept = await saveGame(storage, save, before, NOW);
    if (!kept.ok) return `point ${point} is not kept: ${kept.error}`;
    before = kept.value;
    const wrong = (await unread(storage, save)) ?? (point % EXPORTED === 0 ? notImported(save) : null);
    if (wrong !== null) return `point ${point} ${wrong}`;
  }
  return null;
}

/** A change of a random entry into something else that was legal there; null when nothing else was found. */
function aChange(game: History, dice: Dice): { readonly change: Change; readonly told: string } | null {
  const at = dice.below(game.done.length);
  const move: Move | null = aMove(stateAfter(game.start, game.done.slice(0, at)), dice);
  const change = move === null ? null : changeEntry(game, at, [move]);
  return change?.ok === true ? { change: change.value, told: `entry ${at} into ${JSON.stringify(move)}` } : null;
}

/**
 * A random game of one seed, some of its entries changed in every way there is, saved at every point of its log and
 * opened again. Says what could not be opened; null when everything could.
 */
export async function unopened(seed: number): Promise<string | null> {
  const game = gameOf(ENTRIES, seed);
  const dice = diceOf(seed * 31);
  for (let turn = 0; turn < CHANGES; turn += 1) {
    const changed = aChange(game, dice);
    if (changed === null) continue;
    for (const [way, { history }] of Object.entries(waysOf(changed.change))) {
      const wrong = await unreadPoint(history);
      if (wrong !== null) return `seed ${seed}, ${changed.told}, ${way}: ${wrong}`;
    }
  }
  return null;
}
