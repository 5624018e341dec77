import type { Command, CommandOf } from '@/engine';

/** Whether a command is of this kind. */
export const isKind =
  <Kind extends Command['kind']>(kind: Kind) =>
  (command: { readonly kind: string }): command is CommandOf<Kind> =>
    command.kind === kind;
