import type { Book } from './book';
import { commands } from './en/turnCommands';
import type { CommandWords } from './shape/turnCommands';

/** Words of your moves. */
export const commandWords: Book<CommandWords> = { en: commands };
