import type { SharedStorage } from '../storage/storage';
import { prepareWrite, saveGame, writePrepared, type StoredGame } from './repository';
import { headerKey } from './keys';

const refused = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/**
 * Saves one game for one writer, and remembers what a silent storage was asked to keep: if that lands there later, it is
 * this writer's own and nobody else's. It never throws.
 */
export class Unanswered {
  private asked: readonly StoredGame[] = [];

  readonly save: typeof saveGame = async (storage, save, before, saved) => {
    const prepared = prepareWrite(save, before, saved);
    if (!prepared.ok) return refused('unreadable');
    const written = await writePrepared(storage, prepared.value);
    if (!written.ok && written.error === 'silent') this.asked = [...this.asked, prepared.value.stored];
    if (!written.ok && written.error === 'elsewhere') {
      const landed = await this.landed(storage, save.game.id);
      if (landed !== undefined) return saveGame(storage, save, landed, saved);
    }
    return written;
  };

  private async landed(storage: SharedStorage, id: string): Promise<StoredGame | undefined> {
    if (this.asked.length === 0) return undefined;
    const headerText = await storage.get(headerKey(id)).catch(() => undefined);
    return this.asked.find((stored) => stored.headerText === headerText);
  }
}
