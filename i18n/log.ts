import type { Book } from './book';
import { log } from './en/log';
import { logEvents } from './en/logEvents';
import { logMoves } from './en/logMoves';
import { logValues } from './en/logValues';
import type { EventLines, MoveLines, ValueLines } from './shape/log';

/** Words of the log. */
export const logWords: Book<typeof log> = { en: log };

/** What entries say; a move, an event or a value without its sentence does not compile. */
export interface Chronicle {
  readonly moves: Omit<MoveLines, 'correct'>;
  readonly events: EventLines;
  readonly values: ValueLines;
}
export const chronicleWords: Book<Chronicle> = { en: { moves: logMoves, events: logEvents, values: logValues } };
