import type { BoardSheet } from '../model/boardSheet';
import type { Rulings } from '../model/rulings';
import type { GameState, Lacerda, Person } from '../model/state';
import type { Row, RubbleKind, Site } from '../model/vocabulary';
import type { WrittenClergy } from './clergy';

export const POSITION_FORMAT = 'lisboa-position';
export const POSITION_VERSION = 1;

/** Cubes as letters, in the order they were entered. */
export const CUBE_LETTERS = { e: 'earthquake', f: 'fire', t: 'tsunami' } as const satisfies Readonly<
  Record<string, RubbleKind>
>;

/** How deep a game is tracked and the pile of cubes are no part of what lies on the board. */
type Told = Omit<GameState, 'sheet' | 'rulings' | 'turn' | 'rubble' | 'you' | 'lacerda' | 'depth' | 'pile'>;

/** A game between two turns as a document people and programs share, every field written. */
export interface Position extends Told {
  readonly format: typeof POSITION_FORMAT;
  readonly version: typeof POSITION_VERSION;
  /** The parts of the board sheet that differ from the default one. */
  readonly sheet: Partial<BoardSheet>;
  /** The rulings that differ from the default ones. */
  readonly rulings: Partial<Rulings>;
  /** The réis value of the treasury marker's space. */
  readonly treasury: number;
  readonly rubble: {
    readonly rows: Readonly<Partial<Record<Row, string>>>;
    readonly columns: readonly [string, string, string, string, string];
    readonly sites: Readonly<Partial<Record<Site, string>>>;
  };
  readonly you: Omit<Person, 'clergy'> & { readonly clergy: WrittenClergy };
  readonly lacerda: Omit<Lacerda, 'clergyOwed'>;
}
