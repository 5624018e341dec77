import type { Result } from '@/engine';

import { parseJson } from '../json';
import type { RecordKind } from './kinds';
import { isObject, type JsonObject } from './read';

/** Turns the content of one version into that of the next. Once shipped a step is frozen: it never changes again. */
export type Migration = (content: JsonObject) => JsonObject;

/** Why a record cannot be read. */
export type RecordFault = { readonly code: 'newer'; readonly version: number } | { readonly code: 'damaged' };

/** What one kind of record looks like on the device, and always has. */
export interface RecordDefinition<T> {
  readonly kind: RecordKind;
  /** The key it lies under; with several of its kind, the part before each one's id. */
  readonly key: string;
  /** The version this app writes. */
  readonly version: number;
  /** The steps in order, the first from version 1 to 2. */
  readonly migrations: readonly Migration[];
  /** Reads the content of this version. */
  readonly read: (content: JsonObject) => T | undefined;
  /** The content as JSON, where it is none by itself. */
  readonly toJson?: (content: T) => JsonObject;
  /** Its first version lay bare, without an envelope around the content; later ones carry their version among its fields. */
  readonly isBare?: boolean;
  /** What can be used of a record that cannot be read as a whole. */
  readonly salvage?: (content: JsonObject) => T;
}

/** How one kind of record is written and read. */
export interface RecordFormat<T> extends Pick<RecordDefinition<T>, 'kind' | 'key'> {
  readonly write: (content: T) => string;
  /** An older record comes migrated. It never throws. */
  readonly read: (text: string) => Result<T, RecordFault>;
  readonly salvage: (text: string) => T | undefined;
}

interface Envelope {
  readonly version: number;
  readonly content: JsonObject;
}

const DAMAGED = { ok: false, error: { code: 'damaged' } } as const;

/** The version a record says it has; nothing when it says none that could be. */
const versionOf = (json: JsonObject): number | undefined =>
  Number.isSafeInteger(json['version']) && (json['version'] as number) >= 1 ? (json['version'] as number) : undefined;

/** The version of a record that this app is too old for; nothing when it is not. */
export function newerThan(version: number, json: unknown): number | undefined {
  const has = isObject(json) ? versionOf(json) : undefined;
  return has !== undefined && has > version ? has : undefined;
}

function openBare(json: JsonObject): Envelope | undefined {
  const { version: _, ...content } = json;
  const version = 'version' in json ? versionOf(json) : 1;
  return version === undefined ? undefined : { version, content };
}

function openEnvelope(json: JsonObject): Envelope | undefined {
  const { version: _, content, ...others } = json;
  const version = versionOf(json);
  const isWhole = version !== undefined && isObject(content) && Object.keys(others).length === 0;
  return isWhole ? { version, content } : undefined;
}

/** Brings content to the current version, step by step; nothing when a step cannot be taken. */
function migrate({ version, content }: Envelope, steps: readonly Migration[]): JsonObject | undefined {
  try {
    return steps.slice(version - 1).reduce((migrated, step) => step(migrated), content);
  } catch {
    // A step is written for what its version could look like, and damaged content can look like anything.
    return undefined;
  }
}

/** The one way records beside the games are written and read. */
export function recordFormat<T>(definition: RecordDefinition<T>): RecordFormat<T> {
  const { kind, key, version, migrations, isBare = false, salvage } = definition;
  const toJson = definition.toJson ?? ((content: T) => content as JsonObject);
  const open = (json: unknown): Envelope | undefined =>
    isObject(json) ? (isBare ? openBare(json) : openEnvelope(json)) : undefined;
  const wrap = (content: JsonObject): JsonObject => {
    if (!isBare) return { version, content };
    return version === 1 ? content : { version, ...content };
  };
  return {
    kind,
    key,
    write: (content) => JSON.stringify(wrap(toJson(content))),
    read: (text) => {
      const json = parseJson(text);
      const newer = newerThan(version, json);
      if (newer !== undefined) return { ok: false, error: { code: 'newer', version: newer } };
      const envelope = open(json);
      const content = envelope === undefined ? undefined : migrate(envelope, migrations);
      const value = content === undefined ? undefined : definition.read(content);
      return value === undefined ? DAMAGED : { ok: true, value };
    },
    salvage: (text) => {
      const envelope = open(parseJson(text));
      return envelope === undefined ? undefined : salvage?.(envelope.content);
    },
  };
}
