import { APP_VERSION } from '../appVersion';
import { deviceStorage } from '../storage/device';
import { session } from './games';
import { exportGame } from './exporting';
import { findRunning } from './running';

/** The game a report is about: the one on the table, otherwise the one played last. */
async function gameText(): Promise<string | undefined> {
  const open = session.getState().exportText();
  if (open !== undefined) return open;
  const { game } = await findRunning(deviceStorage);
  // Stryker disable ConditionalExpression,OptionalChaining: what breaks on the way is caught, and is no text either.
  const exported = game === undefined ? undefined : await exportGame(deviceStorage, game.id);
  return exported?.ok === true ? exported.value : undefined;
  // Stryker restore ConditionalExpression,OptionalChaining
}

/** What went wrong and where, and in the last line the game itself, as `replay` reads it. */
export function reportText({ name, message, stack }: Error, app: string, game: string | undefined): string {
  const where = stack === undefined ? [] : stack.split('\n').filter((line) => !line.trimStart().startsWith('{'));
  return [`Lisboa companion ${app}`, `${name}: ${message}`, ...where, ...(game === undefined ? [] : ['', game])].join(
    '\n',
  );
}

/** A report of an error on this device. It never throws: it is asked for when something already has. */
export const reportOf = async (error: Error): Promise<string> =>
  reportText(error, APP_VERSION, await gameText().catch(() => undefined));
