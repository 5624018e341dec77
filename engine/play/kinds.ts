import type { CommandRole } from '../game/kinds';
import { COMMAND_ROLES } from '../game/kinds';
import type { Move } from './move';

/** What a move is to the game: as a command, a fact about his turn, or his turn itself. */
export type MoveRole = CommandRole | 'told-of-him' | 'his';

const ROLES: Readonly<Record<Move['kind'], MoveRole>> = {
  ...COMMAND_ROLES,
  'tell-lacerda': 'told-of-him',
  'override-lacerda': 'told-of-him',
  'finish-lacerda': 'his',
  'let-lacerda-follow': 'his',
};

export const roleOf = ({ kind }: Pick<Move, 'kind'>): MoveRole => ROLES[kind];

/** Whether every one of these moves plays one of these roles. */
export const allAre = (moves: readonly Move[], ...roles: readonly MoveRole[]): boolean =>
  moves.every((move) => roles.includes(roleOf(move)));
