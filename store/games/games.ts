import Constants from 'expo-constants';
import { useStore } from 'zustand';

import type { Result } from '@/engine';

import { readText, type Watch } from '../importText';
import { deviceStorage } from '../storage/device';
import { deviceTabs } from './deviceTabs';
import { exportEverything, exportGame, exportUnreadable, type Beside } from './handing';
import { bringGame, readIncoming, type Contents, type IncomingFault, type IncomingGame } from './incoming';
import type { Kept, KeepFault, OpenFault } from './keeper';
import { createLibrary, type Library } from './library';
import { createTable, type Table } from './table';

const parts = { storage: deviceStorage, tabs: deviceTabs, app: Constants.expoConfig?.version ?? '' };

/** The table of this window. */
export const table = createTable(parts);

/** What this screen needs to know of the game on the table. */
export const useTable = <T>(select: (table: Table) => T): T => useStore(table, select);

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

/** Lays a game from another device on the shelf of this one, and tells the windows that have it open. */
export async function bringOneGame(item: IncomingGame): Promise<Result<Kept | null, KeepFault>> {
  const brought = await bringGame(deviceStorage, item, new Date().toISOString()).catch(
    (): Result<never, KeepFault> => ({ ok: false, error: 'forbidden' }),
  );
  if (brought.ok) deviceTabs.announce(item.save.game.id);
  return brought;
}
