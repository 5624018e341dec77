import type { Command } from '@/engine';
import type { CommandWords } from '@/i18n/shape/turnCommands';

/** The sentence of a command: the table is typed line by line, the lookup cannot be. */
export const commandSaid = (command: Command, { said }: CommandWords): string =>
  (said as Readonly<Record<string, (command: Command) => string>>)[command.kind]?.(command) ?? '';
