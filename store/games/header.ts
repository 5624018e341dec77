import type { GamePreview } from '@/engine';

import { parseJson } from '../json';
import { anything, choice, fields, number, orElse, text, whole, type Read } from '../record/read';

/**
 * What a game's header says. It is read here without the engine: the home screen shows it, and must stay small.
 * Whoever opens the game has the engine check everything.
 */
export interface GameHeader {
  readonly id: string;
  readonly name: string;
  readonly created: string;
  /** When the last entry was saved. */
  readonly saved: string;
  /** Entries that stand, without those undone. */
  readonly entries: number;
  /** A preview, not the truth: missing when it says nothing that can be shown. */
  readonly preview: GamePreview | undefined;
}

export const HEADER_VERSION = 1;

/** A header as it is stored: the engine's header in an envelope that counts the writings, so that no two are alike. */
export interface Envelope {
  readonly version: number;
  readonly saved: string;
  readonly write: number;
  readonly header?: unknown;
}

export const writeHeader = (saved: string, write: number, header: string): string =>
  `{"version":${HEADER_VERSION},"saved":${JSON.stringify(saved)},"write":${write},"header":${header}}`;

const ENVELOPE = { version: number, saved: text, write: number };

/** A later version may say more on it. */
const envelope = fields<Envelope>({ ...ENVELOPE, header: orElse(anything, null) });

/** The envelope of a header of any version; nothing when it is none, or lost. */
export const readEnvelope = (stored: string | undefined): Envelope | undefined => envelope(parseJson(stored));

/** Any whole number: a preview shows what the table holds, even where that cannot be. */
const shown = whole(Number.MIN_SAFE_INTEGER);

const bySeat = fields<GamePreview['wigs']>({ you: shown, lacerda: shown });

const played = fields<Omit<GamePreview, 'final'>>({
  period: choice([1, 2]),
  round: shown,
  toMove: choice(['you', 'lacerda']),
  turn: choice(['between', 'you', 'lacerda', 'period', 'over']),
  wigs: bySeat,
});

/** Headers from before scored games were shown as scored say no final score. */
const scored = fields<Required<Pick<GamePreview, 'final'>>>({ final: bySeat });

const preview: Read<GamePreview> = (json) => {
  const told = played(json);
  return told === undefined ? undefined : { ...told, ...scored(json) };
};

const game = fields<Pick<GameHeader, 'id' | 'name' | 'created'>>({ id: text, name: text, created: text });

interface StoredHeader extends Envelope {
  readonly header: {
    readonly game: Pick<GameHeader, 'id' | 'name' | 'created'>;
    readonly done: number;
    readonly glance: unknown;
  };
}

const storedHeader = fields<StoredHeader>({
  ...ENVELOPE,
  version: choice([HEADER_VERSION]),
  header: fields<StoredHeader['header']>({ game, done: whole(0), glance: orElse(anything, null) }),
});

/** What a header says; nothing when it is of another version, damaged or lost. */
export function readHeader(stored: string | undefined): GameHeader | undefined {
  const read = storedHeader(parseJson(stored));
  if (read === undefined) return undefined;
  const { saved, header } = read;
  return { ...header.game, saved, entries: header.done, preview: preview(header.glance) };
}
