import type { Glance } from '@/engine';

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
  readonly glance: Glance;
}

export const SLIP_VERSION = 1;

/** A slip as it is stored: the engine's header in an envelope that counts the writings, so that no two are alike. */
export interface Envelope {
  readonly version: number;
  readonly saved: string;
  readonly write: number;
  readonly header: unknown;
}

export const writeSlip = (saved: string, write: number, header: string): string =>
  `{"version":${SLIP_VERSION},"saved":${JSON.stringify(saved)},"write":${write},"header":${header}}`;

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The envelope of a slip of any version; nothing when it is none. */
export function readEnvelope(stored: string): Envelope | undefined {
  try {
    const json: unknown = JSON.parse(stored);
    if (!isObject(json)) return undefined;
    const { version, saved, write, header } = json;
    const isSlip = typeof version === 'number' && typeof saved === 'string' && typeof write === 'number';
    return isSlip ? { version, saved, write, header } : undefined;
  } catch {
    return undefined;
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isInteger(value) && value >= 0;

const TURNS: readonly unknown[] = ['between', 'you', 'lacerda', 'period', 'over'] satisfies readonly Glance['turn'][];
const isTurn = (value: unknown): value is Glance['turn'] => TURNS.includes(value);
const isSeat = (value: unknown): value is Glance['toMove'] => value === 'you' || value === 'lacerda';

function glanceOf(json: unknown): Glance | undefined {
  if (!isObject(json) || !isObject(json['wigs'])) return undefined;
  const { period, round, toMove, turn, wigs } = json;
  const { you, lacerda } = wigs;
  if ((period !== 1 && period !== 2) || !isAmount(round) || !isSeat(toMove) || !isTurn(turn)) return undefined;
  return isAmount(you) && isAmount(lacerda) ? { period, round, toMove, turn, wigs: { you, lacerda } } : undefined;
}

/** What a slip says at a glance; nothing when it is of another version or damaged. */
export function readSlip(stored: string): GameSlip | undefined {
  const envelope = readEnvelope(stored);
  if (envelope?.version !== SLIP_VERSION || !isObject(envelope.header)) return undefined;
  const { game, done, glance } = envelope.header;
  const seen = glanceOf(glance);
  if (!isObject(game) || !isAmount(done) || seen === undefined) return undefined;
  const { id, name, created } = game;
  if (!isText(id) || !isText(name) || !isText(created)) return undefined;
  return { id, name, created, saved: envelope.saved, entries: done, glance: seen };
}
