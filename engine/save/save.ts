import type { History } from '../history/history';
import type { Problem } from '../model/fault';
import type { Schema } from './schema/shape';
import { fields, text, where } from './schema/shape';

export const SAVE_FORMAT = 'lisboa-save';
/** The version this app writes; older ones are migrated, newer ones left alone. */
export const SAVE_VERSION = 2;

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
const ID = /^[A-Za-z0-9-]{1,64}$/;
const id: Schema<string> = where(text, (told) =>
  ID.test(told) ? undefined : { code: 'not-one-of', choices: [ID.source] },
);

export const gameLabel: Schema<GameLabel> = fields<GameLabel>({ id, name: text, created: text });
