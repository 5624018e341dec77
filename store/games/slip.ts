import * as v from 'valibot';

import type { Glance } from '@/engine';

import { readJson } from '../json';

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

/** A later version may say more on it. */
const ENVELOPE = { saved: v.string(), write: v.number(), header: v.exactOptional(v.unknown()) };
const envelope = v.object({ version: v.number(), ...ENVELOPE });

/** The envelope of a slip of any version; nothing when it is none. */
export const readEnvelope = (stored: string): Envelope | undefined => readJson(envelope, stored);

const whole = v.pipe(v.number(), v.safeInteger());

const glance: v.GenericSchema<unknown, Glance> = v.object({
  period: v.picklist([1, 2]),
  round: whole,
  toMove: v.picklist(['you', 'lacerda']),
  turn: v.picklist(['between', 'you', 'lacerda', 'period', 'over']),
  wigs: v.object({ you: whole, lacerda: whole }),
});

const slip = v.object({
  ...ENVELOPE,
  version: v.literal(SLIP_VERSION),
  header: v.object({
    game: v.object({ id: v.string(), name: v.string(), created: v.string() }),
    done: v.pipe(whole, v.minValue(0)),
    glance: v.fallback(v.optional(glance), undefined),
  }),
});

/** What a slip says at a glance; nothing when it is of another version or damaged. */
export function readSlip(stored: string): GameSlip | undefined {
  const read = readJson(slip, stored);
  if (read === undefined) return undefined;
  const { saved, header } = read;
  return { ...header.game, saved, entries: header.done, glance: header.glance };
}
