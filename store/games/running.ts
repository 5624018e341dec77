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
  /** The game played last, once it is over. */
  readonly finished: GameHeader | undefined;
  /** How many records could not be read. */
  readonly quarantined: number;
}

const NOTHING_FOUND: Running = { game: undefined, finished: undefined, quarantined: 0 };

async function lastGame(storage: Storage): Promise<GameHeader | undefined> {
  const id = (await storage.get(RUNNING)) ?? DEMO;
  return id === DEMO ? undefined : readHeader(await storage.get(headerKey(id)));
}

/** A device that does not answer has no running game. */
export async function findRunning(storage: Storage): Promise<Running> {
  try {
    const [last, games, others] = await Promise.all([
      lastGame(storage),
      quarantinedIds(storage),
      quarantinedKeys(storage),
    ]);
    const isOver = last?.preview?.turn === 'over';
    return {
      game: isOver ? undefined : last,
      finished: isOver ? last : undefined,
      quarantined: games.length + others.length,
    };
  } catch {
    return NOTHING_FOUND;
  }
}

/** What the device answered last, so that coming back to the home screen moves nothing under the thumb. */
export const useFoundRunning = create<Running>(() => NOTHING_FOUND);

/** Asks the device again; what it answers is followed by every screen that shows it. */
export function lookForRunning(): void {
  void findRunning(deviceStorage).then((found) => {
    if (JSON.stringify(found) !== JSON.stringify(useFoundRunning.getState())) useFoundRunning.setState(found);
  });
}
