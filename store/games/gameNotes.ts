import { create } from 'zustand';

import { LIMITS, shape, yourCommand, type Command, type History } from '@/engine';

import { recordFormat } from '../record/format';
import { VERSIONS } from '../record/kinds';
import { createRepository } from '../record/repository';
import { createQueue } from '../record/saving';
import { shaped } from '../record/shaped';
import { deviceStorage } from '../storage/device';
import { quickStorage } from '../storage/quick';
import { pointOf } from './begunMove';

/** What the hands have to do after the log went elsewhere, as the person was told, with what is ticked off. */
export interface PiecesNote {
  /** The point of the game it belongs to. */
  readonly at: string;
  readonly parts: readonly { readonly title: string; readonly lines: readonly string[] }[];
  /** A part and a line of it, both counted from 0: "0 2". */
  readonly ticked: readonly string[];
}

/** What this device notes beside a game: no part of the game, and gone with it. */
export interface GameNotes {
  readonly pieces?: PiecesNote;
  /** The note about panels of the board that nobody has checked was sent away. */
  readonly hidesUnconfirmed?: true;
  /** What is counted so far before everything is tracked, and which group is asked. */
  readonly counting?: { readonly step: number; readonly counted: Command };
}

const { fields, list, onlyTrue, textUpTo, whole } = shape;
const line = textUpTo(LIMITS.text);

const pieces = fields<PiecesNote>({
  at: textUpTo(LIMITS.document),
  parts: list(fields({ title: line, lines: list(line, LIMITS.entries) })),
  ticked: list(textUpTo(LIMITS.name), LIMITS.entries),
});

/** One for each game, under its id. */
export const notesFormat = recordFormat<GameNotes>({
  kind: 'notes',
  key: 'games/notes/',
  version: VERSIONS.notes,
  migrations: [],
  read: shaped(
    fields<GameNotes>(
      { pieces, hidesUnconfirmed: onlyTrue, counting: fields({ step: whole(0, LIMITS.list), counted: yourCommand }) },
      { optional: ['pieces', 'hidesUnconfirmed', 'counting'] },
    ),
  ),
});

const repository = createRepository(notesFormat, quickStorage, deviceStorage);
const inTurn = createQueue();

/** The notes that were asked for, by game. */
export const useGameNotes = create<Readonly<Record<string, GameNotes>>>(() => ({}));

const noted = (game: string): GameNotes | undefined => useGameNotes.getState()[game];
const show = (game: string, notes: GameNotes): void => useGameNotes.setState({ [game]: notes });

// A device that keeps nothing has said so already when the game was opened: notes last until the app is closed then.
async function read(game: string): Promise<GameNotes> {
  const kept = await repository.load(game).catch(() => undefined);
  return kept?.content ?? {};
}

/** Asks the device for the notes beside a game, once. It never throws. */
export const loadNotes = (game: string): Promise<void> =>
  inTurn(async () => {
    if (noted(game) === undefined) show(game, await read(game));
  });

const save = (game: string, notes: GameNotes): Promise<void> =>
  repository.save(Object.keys(notes).length === 0 ? null : notes, game).catch(() => undefined);

/** Notes something beside a game; a tick is seen at once. It never throws. */
export async function changeNotes(game: string, change: (notes: GameNotes) => GameNotes): Promise<void> {
  if (noted(game) === undefined) await loadNotes(game);
  const notes = change(noted(game) ?? {});
  show(game, notes);
  await inTurn(() => save(game, notes));
}

/** Takes the notes beside a game away, and says what they were. It never throws. */
export const takeNotes = (game: string): Promise<GameNotes> =>
  inTurn(async () => {
    const notes = await read(game);
    show(game, {});
    await save(game, {});
    return notes;
  });

/** Names a point of the log, from which it can be gone back and forth. */
export const pointInLog = (history: History): string => `${pointOf(history)} ${history.undone.length}`;
