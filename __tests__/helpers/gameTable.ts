import type { History } from '@/engine';
import type { OpenGame } from '@/store/games/open';
import { createSession } from '@/store/games/session';
import { hubTabs, type Tabs } from '@/store/games/tabs';
import { memoryStorage } from '@/store/storage/memory';
import type { SharedStorage } from '@/store/storage/storage';

/** Lets everything that waits for nothing happen. */
export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A device: what it keeps, and how its windows hear of each other. */
export interface Device {
  readonly storage: SharedStorage;
  readonly tabs: Tabs;
}
export const aDevice = (): Device => ({ storage: memoryStorage(), tabs: hubTabs() });

/** A window of the device; ids count up so that they are easy to name. */
let ids = 0;
export const aWindow = (device: Device) =>
  createSession({
    ...device,
    app: 'test',
    newId: () => `game-${(ids += 1)}`,
    now: () => new Date('2026-03-01T12:00:00Z'),
  });
export type Window = ReturnType<typeof aWindow>;

export const openIn = (window: Window): OpenGame => {
  const { open } = window.getState();
  if (open.at !== 'open') throw new Error(`nothing is open: ${JSON.stringify(open)}`);
  return open;
};
export const historyIn = (window: Window): History => openIn(window).history;

export async function reopened(device: Device, id: string): Promise<Window> {
  const window = aWindow(device);
  await window.getState().openGame(id);
  return window;
}
