import type { Book } from './book';
import { games } from './en/games';

/** Words of the games on this device: their list, exporting and importing them. */
export const gamesWords: Book<'games'> = { name: 'games', en: games };
