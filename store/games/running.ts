import { create } from 'zustand';

import { quarantinedKeys } from '../record/quarantine';
import { deviceStorage } from '../storage/device';
import type { Storage } from '../storage/storage';
import { DEMO, RUNNING, quarantinedIds, headerKey } from './keys';
import { readHeader, type GameHeader } from './header';

/** What the home screen says about games. It costs two small records, however many games there are. */
export interface Running {
  /** The game played last, while it is not over. */
  readonly game: GameHeader | undefined;
  /** How many records could not be read. */
  readonly quarantined: number;
}

async function runningGame(storage: Storage): Promise<GameHeader | undefined> {
  const id = await storage.get(RUNNING);
  const text = id === undefined || id === DEMO ? undefined : await storage.get(headerKey(id));
  const header = text === undefined ? undefined : readHeader(text);
  return header?.preview?.turn === 'over' ? undefined : header;
}

/** A device that does not answer has no running game. */
export async function findRunning(storage: Storage): Promise<Running> {
  try {
    const [game, games, others] = await Promise.all([
      runningGame(storage),
      quarantinedIds(storage),
      quarantinedKeys(storage),
    ]);
    return { game, quarantined: games.length + others.length };
  } catch {
    return { game: undefined, quarantined: 0 };
  }
}

/** What the device answered last, so that coming back to the home screen moves nothing under the thumb. */
export const useFoundRunning = create<Running>(() => ({ game: undefined, quarantined: 0 }));

/** Asks the device again; what it answers is followed by every screen that shows it. */
export function lookForRunning(): void {
  void findRunning(deviceStorage).then((found) => {
    if (JSON.stringify(found) !== JSON.stringify(useFoundRunning.getState())) useFoundRunning.setState(found);
  });
}
