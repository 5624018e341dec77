import type { CommandKind, CommandOf } from '@/engine';

/** Everything you can do, in one language: a command without its sentence does not compile. */
export interface CommandWords {
  /** The heading over several ways of doing the same. */
  readonly kinds: Readonly<Record<CommandKind, string>>;
  readonly said: { readonly [Kind in CommandKind]: (command: CommandOf<Kind>) => string };
}
