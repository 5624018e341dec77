import { gameOf } from '@/__tests__/helpers/games';
import type { GameState, Move } from '@/engine';
import { historyOf, play, readSave, simulateGame, undo, writeSave } from '@/engine';
import { MID_GAME } from './midGame';

interface Moment {
  readonly before: GameState;
  readonly move: Move;
}

const HIS: readonly Move['kind'][] = ['finish-lacerda', 'let-lacerda-follow', 'tell-lacerda'];

/** Every command of yours in a few simulated games. */
function yourCommands(): readonly Moment[] {
  const seen: Moment[] = [];
  for (const seed of [1, 2, 3, 4, 5]) simulateGame(seed, ({ before, move }) => seen.push({ before, move }));
  return seen.filter(({ move }) => !HIS.includes(move.kind));
}

const YOURS = yourCommands();
let next = 0;

/** One command, each time another one. */
export function oneCommand(): unknown {
  const moment = YOURS[next % YOURS.length];
  next += 1;
  return moment === undefined ? undefined : play(moment.before, moment.move);
}

/** The dearest kind of command: what may be visited is worked out whole. */
const VISITS = YOURS.filter(({ move }) => move.kind === 'visit');
export const aVisit = (): unknown => VISITS.slice(0, 1).map(({ before, move }) => play(before, move));
export const VISITED = VISITS[0]?.before ?? MID_GAME;

const LONG = gameOf(1000, 1);
const TEXT = writeSave({ app: 'bench', game: { id: 'bench', name: '', created: '' }, history: LONG });

export const replayLong = (): unknown => historyOf(LONG.start, LONG.done).now;
export const readLong = (): unknown => readSave(TEXT);
export const undoLong = (): unknown => undo(LONG);
