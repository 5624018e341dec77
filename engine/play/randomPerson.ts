import { buildingWigs } from '../buildings/buildingWigs';
import { fits } from '../board/sites';
import type { Result } from '../core/result';
import type { Command, CommandKind } from '../game/command';
import { conceivable } from '../game/legal';
import type { GameState } from '../model/state';
import { UNKNOWN } from '../model/state';
import type { Site } from '../model/vocabulary';
import { storeWigs } from '../stores/storeWigs';
import type { Dice } from './dice';
import type { Move, MoveRefusal, Played } from './move';
import { play } from './move';
import type { RandomTable } from './randomTable';
import { untoldOf } from './randomTable';

/**
 * How much a person likes to do each kind of thing when it is possible: visits before cards, cards before gold, doing before declining.
 * The random person is no strategist; it only plays like someone who wants to get on.
 */
const LIKING: Readonly<Partial<Record<CommandKind, number>>> = {
  visit: 60,
  'play-noble-card': 24,
  'play-treasury-card': 24,
  sponsor: 8,
  'get-gold': 1,
  sell: 60,
  trade: 12,
  'take-card': 4,
  'end-turn': 4,
  'build-ship': 40,
  produce: 40,
  'recruit-officials': 40,
  'take-plan': 30,
  'meet-cardinal': 30,
  'take-favour': 20,
  decline: 1,
  follow: 3,
  'decline-follow': 2,
  'church-choice': 3,
  'decline-church': 1,
};

const USUAL = 20;

const likes = (kind: CommandKind): number => LIKING[kind] ?? USUAL;

/** What a site would bring you over him with the best of your tiles. */
function siteWorth(state: GameState, site: Site): number {
  const worth = state.you.plans.flatMap(({ done, architect }) => {
    const colours = state.available[architect];
    if (done || colours === null || colours === UNKNOWN || !fits(site, colours)) return [];
    const { you, lacerda } = buildingWigs(state, site, colours).total;
    return [you - lacerda];
  });
  return Math.max(0, ...worth);
}

/** Among moves of one kind a person leans towards those that earn. */
function leaning(state: GameState, command: Command): number {
  if (command.kind === 'build-store') return 1 + storeWigs(state, command.space, command.good).total;
  if (command.kind === 'open-building') return 1 + siteWorth(state, command.site);
  if (command.kind === 'visit' || command.kind === 'follow') return command.pay.wigs === 0 ? 8 : 1;
  if (command.kind === 'buy-land') return command.coins === 0 ? 4 : 1;
  return 1;
}

/** What only the cardboard tells is read from it; null when the move tells nothing of the kind. */
function asRead(command: Command, table: RandomTable): Command | null {
  if (command.kind === 'take-decree') return { ...command, wigs: table.decreeWigs() };
  if (command.kind === 'church-choice') return { ...command, wigs: table.clergyWigs(command.tiles) };
  return command.kind === 'period-discard' ? { kind: 'period-discard', rewards: table.changePeriod() } : null;
}

/** A move with what came of it, so that nothing is worked out twice. */
export interface Tried {
  readonly move: Move;
  readonly result: Result<Played, MoveRefusal>;
}

export const tried = (state: GameState, move: Move): Tried => ({ move, result: play(state, move) });

/** First the kind of move, then one of that kind, until one is legal: as if chosen from all legal moves, at a fraction of the time. */
function choose(state: GameState, table: RandomTable, dice: Dice): Tried | undefined {
  let moves = conceivable(state, table.hand);
  while (moves.length > 0) {
    const kind = dice.weighted([...new Set(moves.map((move) => move.kind))], likes);
    const move = dice.weighted(
      moves.filter((one) => one.kind === kind),
      (one) => leaning(state, one),
    );
    if (move === undefined) return undefined;
    const attempt = tried(state, move);
    const read = attempt.result.ok ? asRead(move, table) : null;
    if (attempt.result.ok) return read === null ? attempt : tried(state, read);
    moves = moves.filter((one) => one !== move);
  }
  return undefined;
}

/** The next thing the person does at the table: a legal move, or telling what lies there; nothing when there is none. */
export function personMove(state: GameState, table: RandomTable, dice: Dice): Tried | undefined {
  const [untold] = untoldOf(state);
  if (untold !== undefined && dice.once(3)) return tried(state, { kind: 'tell', fact: table.reveal(untold) });
  if (state.lacerda.clergyOwed > 0 && dice.once(3))
    return tried(state, { kind: 'tell-lacerda', answer: table.answer({ kind: 'clergyWigs' }) });
  const chosen = choose(state, table, dice);
  if (chosen !== undefined || untold === undefined) return chosen;
  return tried(state, { kind: 'tell', fact: table.reveal(untold) });
}
