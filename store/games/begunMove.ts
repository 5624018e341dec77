import { LIMITS, shape, yourCommand, type Command, type History } from '@/engine';

import { recordFormat } from '../record/format';
import { VERSIONS } from '../record/kinds';
import { createRepository } from '../record/repository';
import { createQueue } from '../record/saving';
import { shaped } from '../record/shaped';
import { deviceStorage } from '../storage/device';
import { quickStorage } from '../storage/quick';

/** A move entered so far and not confirmed, with the point of the game it belongs to. */
export interface BegunMove {
  readonly at: string;
  readonly commands: readonly Command[];
}

const { fields, list, textUpTo } = shape;

/** One for each game, under its id. */
export const begunFormat = recordFormat<BegunMove>({
  kind: 'move',
  key: 'games/begun/',
  version: VERSIONS.move,
  migrations: [],
  read: shaped(fields<BegunMove>({ at: textUpTo(LIMITS.document), commands: list(yourCommand) })),
});

const begunMoves = createRepository(begunFormat, quickStorage, deviceStorage);
const inTurn = createQueue();

/** Names a point of a game: how many entries stand, and what the last one was. */
export const pointOf = ({ done }: History): string => `${done.length} ${JSON.stringify(done.at(-1)?.moves ?? null)}`;

/** Keeps what is entered so far, so that a killed app opens there again; an empty move is forgotten. It never throws. */
export function keepBegun(game: string, begun: BegunMove): void {
  const kept = inTurn(() => begunMoves.save(begun.commands.length === 0 ? null : begun, game));
  // A device that keeps nothing has said so already when the game was opened.
  kept.catch(() => undefined);
}

/** What was entered at this point of the game when the app was left; nothing when the game has gone on since. */
export async function readBegun(game: string, at: string): Promise<readonly Command[]> {
  const kept = await inTurn(() => begunMoves.load(game)).catch(() => undefined);
  const begun = kept?.content;
  return begun?.at === at ? begun.commands : [];
}

/** Takes the begun move of a game away, and says what it was. It never throws. */
export const takeBegun = (game: string): Promise<BegunMove | undefined> =>
  inTurn(async () => {
    const { content } = await begunMoves.load(game);
    await begunMoves.save(null, game);
    return content;
  }).catch(() => undefined);
