import type { NobleAction, StateAction } from '../model/vocabulary';
import type { CommandKind } from './command';

/** The state action that a command of yours is. */
export const STATE_ACTION_OF = {
  'recruit-officials': 'officials',
  'take-plan': 'plan',
  'build-ship': 'ship',
  produce: 'produce',
  'meet-cardinal': 'cardinal',
  'take-favour': 'favour',
} as const satisfies Partial<Record<CommandKind, StateAction>>;

/** The noble action that a command of yours is. */
export const NOBLE_ACTION_OF = {
  'build-store': 'store',
  'take-decree': 'decrees',
  'open-building': 'building',
} as const satisfies Partial<Record<CommandKind, NobleAction>>;
