import Constants from 'expo-constants';
import { useEffect } from 'react';
import { useStore } from 'zustand';

import { deviceStorage } from '../storage/device';
import { deviceTabs } from './deviceTabs';
import { createLibrary, type Library } from './library';
import type { Open } from './open';
import { createTable, type Table } from './table';

const parts = { storage: deviceStorage, tabs: deviceTabs, app: Constants.expoConfig?.version ?? '' };

/** The table of this window. */
export const table = createTable(parts);

/** What this screen needs to know of the game on the table. */
export const useTable = <T>(select: (table: Table) => T): T => useStore(table, select);

const library = createLibrary(parts);

/** The games of this device. */
export const useLibrary = <T>(select: (library: Library) => T): T => useStore(library, select);

/** Lays the game of the address on the table and says how it lies there. */
export function useGame(id: string | undefined): Open {
  const open = useTable((now) => now.open);
  useEffect(() => {
    if (id !== undefined) void table.getState().openGame(id);
  }, [id]);
  return open;
}
