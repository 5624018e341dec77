import type { CommandKind } from './command';

/** What a command is to the game: a part of your move, the change of period, or something told about the table. */
export type CommandRole = 'yours' | 'period' | 'told';

/** Every kind of command has one role; a new kind does not compile until it is given one. */
export const COMMAND_ROLES: Readonly<Record<CommandKind, CommandRole>> = {
  'get-gold': 'yours',
  'play-noble-card': 'yours',
  'play-treasury-card': 'yours',
  visit: 'yours',
  sponsor: 'yours',
  'make-room': 'yours',
  sell: 'yours',
  trade: 'yours',
  'recruit-officials': 'yours',
  'take-plan': 'yours',
  'build-ship': 'yours',
  produce: 'yours',
  'meet-cardinal': 'yours',
  'take-favour': 'yours',
  'build-store': 'yours',
  'buy-land': 'yours',
  'take-decree': 'yours',
  'open-building': 'yours',
  'staff-building': 'yours',
  'take-cube': 'yours',
  'take-good': 'yours',
  'lose-good': 'yours',
  'lose-official': 'yours',
  decline: 'yours',
  follow: 'yours',
  'decline-follow': 'yours',
  'take-card': 'yours',
  'church-choice': 'yours',
  'decline-church': 'yours',
  'end-turn': 'yours',
  'period-discard': 'period',
  tell: 'told',
  correct: 'told',
  'set-depth': 'told',
};

/** Told about the table: it moves no turn and is not held to what was begun. */
export const isFact = ({ kind }: { readonly kind: CommandKind }): boolean => COMMAND_ROLES[kind] === 'told';
