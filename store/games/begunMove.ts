import { LIMITS, shape, yourCommand, type Command, type History } from '@/engine';

import { quickStorage } from '../storage/quick';
import { format } from '../written';

/** A move entered so far and not confirmed, with the point of the game it belongs to. */
export interface BegunMove {
  readonly at: string;
  readonly commands: readonly Command[];
}

const { fields, list, textUpTo } = shape;

const begunFormat = format<BegunMove>(
  1,
  fields<BegunMove>({ at: textUpTo(LIMITS.document), commands: list(yourCommand) }),
);

const keyOf = (game: string): string => `games/begun/${game}`;

/** Names a point of a game: how many entries stand, and what the last one was. */
export const pointOf = ({ done }: History): string => `${done.length} ${JSON.stringify(done.at(-1)?.moves ?? null)}`;

/** Keeps what is entered so far, so that a killed app opens there again; an empty move is forgotten. It never throws. */
export function keepBegun(game: string, begun: BegunMove): void {
  const kept =
    begun.commands.length === 0
      ? quickStorage.delete(keyOf(game))
      : quickStorage.set(keyOf(game), begunFormat.write(begun));
  // A device that keeps nothing has said so already when the game was opened.
  kept.catch(() => undefined);
}

/** What was entered at this point of the game when the app was left; nothing when the game has gone on since. */
export async function readBegun(game: string, at: string): Promise<readonly Command[]> {
  const kept = await quickStorage.get(keyOf(game)).catch(() => undefined);
  const begun = kept === undefined ? undefined : begunFormat.read(kept);
  return begun?.at === at ? begun.commands : [];
}
