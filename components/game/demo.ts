import { begin } from '@/engine';
import { APP_VERSION } from '@/store/appVersion';
import { session } from '@/store/games/games';
import { DEMO } from '@/store/games/keys';
import { saveGame } from '@/store/games/repository';
import { deviceStorage } from '@/store/storage/device';

import { demoState } from './demoPosition';

/** Lays the demo on the table and says its id; where nothing can be kept it is played in memory under another one. */
export async function layDemo(name: string): Promise<string> {
  const created = new Date().toISOString();
  const save = {
    app: APP_VERSION,
    game: { id: DEMO, name, created },
    history: begin(demoState()),
  };
  const kept = await saveGame(deviceStorage, save, null, created);
  if (!kept.ok && kept.error !== 'elsewhere') return session.getState().beginGame(demoState(), name);
  await session.getState().openGame(DEMO);
  return DEMO;
}
