import type { Result, Save } from '@/engine';

import type { SharedStorage } from '../storage/storage';
import { draftOf, keepGame, putDraft, type Kept, type KeepFault } from './keeper';
import { slipKey } from './keys';

const refused = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/**
 * Saves one game for one writer, and remembers what a silent storage was asked to keep: if that lands there later, it is
 * this writer's own and nobody else's. It never throws.
 */
export class Unanswered {
  private asked: readonly Kept[] = [];

  async keep(storage: SharedStorage, save: Save, before: Kept | null, saved: string): Promise<Result<Kept, KeepFault>> {
    const draft = draftOf(save, before, saved);
    if (!draft.ok) return refused('unreadable');
    const written = await putDraft(storage, draft.value);
    if (!written.ok && written.error === 'silent') this.asked = [...this.asked, draft.value.kept];
    if (!written.ok && written.error === 'elsewhere') {
      const landed = await this.landed(storage, save.game.id);
      if (landed !== undefined) return keepGame(storage, save, landed, saved);
    }
    return written;
  }

  private async landed(storage: SharedStorage, id: string): Promise<Kept | undefined> {
    if (this.asked.length === 0) return undefined;
    const slip = await storage.get(slipKey(id)).catch(() => undefined);
    return this.asked.find((kept) => kept.slip === slip);
  }
}
