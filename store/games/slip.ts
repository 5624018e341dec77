import type { Glance } from '@/engine';

import { parseJson } from '../json';
import { anything, choice, fields, number, orElse, text, whole, type Read } from '../record/read';

/**
 * What the slip on a game's box says. It is read here without the engine: the home screen shows it, and must stay small.
 * Whoever opens the game has the engine check everything.
 */
export interface GameSlip {
  readonly id: string;
  readonly name: string;
  readonly created: string;
  /** When the last entry was saved. */
  readonly saved: string;
  /** Entries that stand, without those taken back. */
  readonly entries: number;
  /** A preview, not the truth: missing when it says nothing that can be shown. */
  readonly glance: Glance | undefined;
}

export const SLIP_VERSION = 1;

/** A slip as it is stored: the engine's header in an envelope that counts the writings, so that no two are alike. */
export interface Envelope {
  readonly version: number;
  readonly saved: string;
  readonly write: number;
  readonly header?: unknown;
}

export const writeSlip = (saved: string, write: number, header: string): string =>
  `{"version":${SLIP_VERSION},"saved":${JSON.stringify(saved)},"write":${write},"header":${header}}`;

const ENVELOPE = { version: number, saved: text, write: number };

/** A later version may say more on it. */
const envelope = fields<Envelope>({ ...ENVELOPE, header: orElse(anything, null) });

/** The envelope of a slip of any version; nothing when it is none. */
export const readEnvelope = (stored: string): Envelope | undefined => envelope(parseJson(stored));

/** Any whole number: a preview shows what the table holds, even where that cannot be. */
const shown = whole(Number.MIN_SAFE_INTEGER);

const glance: Read<Glance> = fields<Glance>({
  period: choice([1, 2]),
  round: shown,
  toMove: choice(['you', 'lacerda']),
  turn: choice(['between', 'you', 'lacerda', 'period', 'over']),
  wigs: fields<Glance['wigs']>({ you: shown, lacerda: shown }),
});

const game = fields<Pick<GameSlip, 'id' | 'name' | 'created'>>({ id: text, name: text, created: text });

interface Slip extends Envelope {
  readonly header: {
    readonly game: Pick<GameSlip, 'id' | 'name' | 'created'>;
    readonly done: number;
    readonly glance: unknown;
  };
}

const slip = fields<Slip>({
  ...ENVELOPE,
  version: choice([SLIP_VERSION]),
  header: fields<Slip['header']>({ game, done: whole(0), glance: orElse(anything, null) }),
});

/** What a slip says at a glance; nothing when it is of another version or damaged. */
export function readSlip(stored: string): GameSlip | undefined {
  const read = slip(parseJson(stored));
  if (read === undefined) return undefined;
  const { saved, header } = read;
  return { ...header.game, saved, entries: header.done, glance: glance(header.glance) };
}
