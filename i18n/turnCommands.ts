import type { Book } from './book';
import { commands } from './en/turnCommands';
/** Words of your moves. */
export const commandWords: Book<'commands'> = { name: 'commands', en: commands };
