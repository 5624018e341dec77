import type { Book } from './book';
import { games } from './en/games';

/** Words of the games on this device: their list, handing them on and bringing them in. */
export const gamesWords: Book<typeof games> = { en: games };
