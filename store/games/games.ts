import { useStore } from 'zustand';

import type { Result } from '@/engine';

import { APP_VERSION } from '../appVersion';
import { readText, type Watch } from '../importText';
import { deviceStorage } from '../storage/device';
import { keepBegun, takeBegun } from './begunMove';
import { deviceTabs } from './deviceTabs';
import { changeNotes, takeNotes, type GameNotes } from './gameNotes';
import { exportEverything, exportGame, exportUnreadable, type Beside } from './exporting';
import { bringGame, readIncoming, type Contents, type IncomingFault, type IncomingGame } from './incoming';
import type { StoredGame, WriteFault, OpenFault } from './repository';
import { createLibrary, type Library } from './library';
import { createSession, type Session } from './session';

const parts = {
  storage: deviceStorage,
  tabs: deviceTabs,
  app: APP_VERSION,
  begun: { take: takeBegun, keep: keepBegun },
  notes: { take: takeNotes, keep: (game: string, notes: GameNotes) => changeNotes(game, () => notes) },
};

/** The session of this window: the game that is open. */
export const session = createSession(parts);

/** What this screen needs to know of the open game. */
export const useSession = <T>(select: (session: Session) => T): T => useStore(session, select);

const library = createLibrary(parts);

/** The games of this device. */
export const useLibrary = <T>(select: (library: Library) => T): T => useStore(library, select);

/** A game of this device as text, as far as it is saved. */
export const exportOneGame = (id: string): Promise<Result<string, OpenFault>> => exportGame(deviceStorage, id);

/** A game that cannot be read, record by record. */
export const exportAsItIs = (id: string): Promise<string | undefined> => exportUnreadable(deviceStorage, id);

/** Everything on this device as one text, or several when it is much; nothing when the device does not answer. */
export const exportAll = (beside: Beside): Promise<readonly string[] | undefined> =>
  exportEverything(deviceStorage, beside).catch(() => undefined);

/** What a text contains, before anything is changed. */
export const lookInto = (text: string, beside: Beside, watch: Watch): Promise<Result<Contents, IncomingFault>> =>
  readText(text, (given) => readIncoming(given, deviceStorage, beside, watch));

/** Saves a game from another device on this one, and tells the windows that have it open. */
export async function bringOneGame(item: IncomingGame): Promise<Result<StoredGame | null, WriteFault>> {
  const brought = await bringGame(deviceStorage, item, new Date().toISOString()).catch(
    (): Result<never, WriteFault> => ({ ok: false, error: 'forbidden' }),
  );
  if (brought.ok) deviceTabs.announce(item.save.game.id);
  return brought;
}
