import type { History } from '../history/history';
import type { Problem } from '../model/fault';
import type { Reader } from '../model/reading';
import { fault, fields, text, where } from '../model/reading';
import { words } from './schema/values';

export const SAVE_FORMAT = 'lisboa-save';
/** The version this app writes; older ones are migrated, newer ones left alone. */
export const SAVE_VERSION = 1;

/** What names a game among others; times are handed in as text, the engine has no clock. */
export interface GameLabel {
  readonly id: string;
  readonly name: string;
  readonly created: string;
}

/** One game as it is kept: its label, the app that wrote it, and its whole history. */
export interface Save {
  readonly app: string;
  readonly game: GameLabel;
  readonly history: History;
}

/** Why a text is not a game that can be read here. */
export type SaveFault =
  | { readonly code: 'not-json' }
  | { readonly code: 'not-a-save' }
  | { readonly code: 'from-a-newer-app'; readonly version: number }
  | { readonly code: 'damaged'; readonly problems: readonly Problem[] };

/** Ids become keys of a storage: nothing but letters, digits and hyphens may name a game. */
const id: Reader<string> = (value, place) => {
  const told = text(value, place);
  return told === undefined || /^[A-Za-z0-9-]{1,64}$/.test(told) ? told : fault(place, { code: 'not-text' });
};

const LONGEST_NAME = 200;
const name: Reader<string> = where(text, ({ length }) =>
  length > LONGEST_NAME ? { code: 'too-large', most: LONGEST_NAME, has: length } : undefined,
);

export const gameLabel: Reader<GameLabel> = fields<GameLabel>({ id, name, created: words });
