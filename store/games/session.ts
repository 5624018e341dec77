import { createStore, type StoreApi } from 'zustand/vanilla';

import {
  acceptChange,
  changeEntry,
  commit,
  jump,
  keepTable,
  putRight,
  redo,
  rewindTo,
  undo,
  type Change,
  type Changed,
  type ChangeEntryRefusal,
  type CommitRefusal,
  type Correction,
  type CorrectionRefusal,
  type GameState,
  type History,
  type Move,
  type Result,
  type Travel,
  type TravelRefusal,
} from '@/engine';

import { SessionWriter, type SessionParts } from './sessionWriter';
import type { WriteFault } from './repository';
import type { Open, Outcome } from './open';

/** What becomes of the later entries when an earlier one is changed. */
export type ChangeWay = 'accept' | 'keep-table' | 'rewind';
export type ChangeRefused = ChangeEntryRefusal | { readonly code: 'must-choose'; readonly entry: number };

/** The session: one game open in this window, and what can be done with it. */
export interface Session {
  readonly open: Open;
  /** Starts a game and opens it; says its id. */
  readonly beginGame: (start: GameState, name: string) => Promise<string>;
  readonly openGame: (id: string) => Promise<void>;
  readonly close: () => Promise<void>;
  /** Plays moves as one entry. */
  readonly commit: (moves: readonly Move[], note?: string) => Outcome<{ readonly history: History }, CommitRefusal>;
  /** Corrects values as one entry; what they become is asked on the table as it is when its turn comes. */
  readonly putRight: (
    corrections: (now: GameState) => readonly Correction[],
  ) => Outcome<{ readonly history: History }, CorrectionRefusal>;
  readonly undo: () => Outcome<Travel, TravelRefusal>;
  readonly redo: () => Outcome<Travel, TravelRefusal>;
  readonly jump: (to: number) => Outcome<Travel, TravelRefusal>;
  /** Changes an earlier entry; the engine's `changeEntry` shows beforehand what would differ. */
  readonly change: (at: number, moves: readonly Move[], way: ChangeWay) => Outcome<Changed, ChangeRefused>;
  readonly rename: (name: string) => Outcome<{ readonly history: History }, never>;
  /** Makes this window the one that plays. */
  readonly takeOver: () => void;
  /** Tries again to save what the device did not keep; says whether everything is saved now. */
  readonly retry: () => Promise<boolean>;
  /** Saves what another window has overtaken as a game of its own and opens that; says its id. */
  readonly keepCopy: (name: string) => Promise<Result<string, WriteFault>>;
  /** The game as text, also when nothing can be saved. */
  readonly exportText: () => string | undefined;
}

const done = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });

function commitTo(
  history: History,
  moves: readonly Move[],
  note?: string,
): Result<{ readonly history: History }, CommitRefusal> {
  const committed = commit(history, moves, note);
  return committed.ok ? done({ history: committed.value }) : committed;
}

function rightIn(
  history: History,
  corrections: readonly Correction[],
): Result<{ readonly history: History }, CorrectionRefusal> {
  const right = putRight(history, corrections);
  return right.ok ? done({ history: right.value }) : right;
}

function settle(change: Change, way: ChangeWay): Result<Changed, ChangeRefused> {
  if (way === 'accept') return acceptChange(change);
  return done(way === 'rewind' ? rewindTo(change) : keepTable(change));
}

function changeIn(
  history: History,
  at: number,
  moves: readonly Move[],
  way: ChangeWay,
): Result<Changed, ChangeRefused> {
  const change = changeEntry(history, at, moves);
  return change.ok ? settle(change.value, way) : change;
}

/** A session over a storage that other windows may share. */
export function createSession(parts: SessionParts): StoreApi<Session> {
  return createStore<Session>()((set, get) => {
    const writer = new SessionWriter(
      parts,
      () => get().open,
      (open) => set({ open }),
    );
    return {
      open: { at: 'none' },
      beginGame: (start, name) => writer.begin(start, name),
      openGame: (id) => writer.open(id),
      close: () => writer.close(),
      commit: (moves, note) => writer.enter((history) => commitTo(history, moves, note)),
      putRight: (corrections) => writer.enter((history) => rightIn(history, corrections(history.now))),
      undo: () => writer.enter(undo),
      redo: () => writer.enter(redo),
      jump: (to) => writer.enter((history) => jump(history, to)),
      change: (at, moves, way) => writer.enter((history) => changeIn(history, at, moves, way)),
      rename: (name) => writer.rename(name),
      takeOver: () => writer.takeOver(),
      retry: () => writer.retry(),
      keepCopy: (name) => writer.keepCopy(name),
      exportText: () => writer.exportText(),
    };
  });
}
