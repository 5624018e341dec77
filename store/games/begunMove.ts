import { allAre, LIMITS, shape, yourCommand, type Command, type History } from '@/engine';

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
  /** Between the periods: what the hands have done so far, and what the discarded cards give. */
  readonly period?: BegunPeriod;
}

/** The change of period as far as it is checked off. */
export interface BegunPeriod {
  readonly ticked: readonly string[];
  readonly discard: Command;
}

const { fields, list, textUpTo } = shape;

const period = fields<BegunPeriod>({ ticked: list(textUpTo(LIMITS.name)), discard: yourCommand });

/** One for each game, under its id. */
export const begunFormat = recordFormat<BegunMove>({
  kind: 'move',
  key: 'games/begun/',
  version: VERSIONS.move,
  migrations: [],
  read: shaped(
    fields<BegunMove>({ at: textUpTo(LIMITS.document), commands: list(yourCommand), period }, { optional: ['period'] }),
  ),
});

const begunMoves = createRepository(begunFormat, quickStorage, deviceStorage);
const inTurn = createQueue();

/** Names a point of a game: how many entries stand, and what the last one was. */
export const pointOf = ({ done }: History): string => `${done.length} ${JSON.stringify(done.at(-1)?.moves ?? null)}`;

/** Names a point of the game itself: values corrected and facts told meanwhile do not move it, so what was begun there stays. */
export const momentOf = ({ done }: Pick<History, 'done'>): string => {
  const played = done.filter(({ moves }) => !allAre(moves, 'told'));
  return `${played.length} ${JSON.stringify(played.at(-1)?.moves ?? null)}`;
};

/** Keeps what is entered so far, so that a killed app opens there again; an empty move is forgotten. It never throws. */
export function keepBegun(game: string, begun: BegunMove): void {
  const isEmpty = begun.commands.length === 0 && begun.period === undefined;
  const kept = inTurn(() => begunMoves.save(isEmpty ? null : begun, game));
  // A device that keeps nothing has said so already when the game was opened.
  kept.catch(() => undefined);
}

async function begunAt(game: string, at: string): Promise<BegunMove | undefined> {
  const kept = await inTurn(() => begunMoves.load(game)).catch(() => undefined);
  const begun = kept?.content;
  return begun?.at === at ? begun : undefined;
}

/** What was entered at this point of the game when the app was left; nothing when the game has gone on since. */
export const readBegun = async (game: string, at: string): Promise<readonly Command[]> =>
  (await begunAt(game, at))?.commands ?? [];

/** The change of period as it was left at this point of the game. */
export const readBegunPeriod = async (game: string, at: string): Promise<BegunPeriod | undefined> =>
  (await begunAt(game, at))?.period;

/** Takes the begun move of a game away, and says what it was. It never throws. */
export const takeBegun = (game: string): Promise<BegunMove | undefined> =>
  inTurn(async () => {
    const { content } = await begunMoves.load(game);
    await begunMoves.save(null, game);
    return content;
  }).catch(() => undefined);
