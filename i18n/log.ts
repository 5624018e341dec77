import type { Book } from './book';
import { log } from './en/log';
import { logEvents } from './en/logEvents';
import { logMoves } from './en/logMoves';
import { logValues } from './en/logValues';

/** Words of the log. */
export const logWords: Book<'log'> = { name: 'log', en: log };

/** What entries say; a move, an event or a value without its sentence does not compile. */
export const chronicleWords: Book<'chronicle'> = {
  name: 'chronicle',
  en: { moves: logMoves, events: logEvents, values: logValues },
};
