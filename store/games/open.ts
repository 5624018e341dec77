import type { GameLabel, History, Result } from '@/engine';

import type { WriteFault, OpenFault } from './repository';
import type { Recovered } from './recovery';
import type { Role } from './tabs';

/** The open game as this window sees it. */
export interface OpenGame {
  readonly at: 'open';
  readonly game: GameLabel;
  /** Everything in it is saved, unless `saving` says otherwise. */
  readonly history: History;
  /** Only who plays may enter something; who follows sees it arrive. */
  readonly role: Role;
  readonly saving: 'saved' | 'saving' | 'failed';
  /** Why the device does not keep it; the game continues in memory and can be exported. */
  readonly failure: WriteFault | null;
  /** How it was recovered when it was opened; nothing once something new is saved. */
  readonly recovered: Recovered | null;
}

/** What is open in this window. */
export type Open =
  | { readonly at: 'none' }
  | { readonly at: 'opening'; readonly id: string }
  | { readonly at: 'refused'; readonly id: string; readonly fault: OpenFault }
  | OpenGame;

/** Why nothing was entered, beside what the rules say; the game is as it was, or as the other window left it. */
export type NotPlayed = { readonly code: 'no-game' | 'following' | 'written-elsewhere' };

/** An answer that comes once the device has saved, or has said that it cannot. */
export type Outcome<T, E> = Promise<Result<T, E | NotPlayed>>;
