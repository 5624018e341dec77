import { useRouter } from 'expo-router';
import { useState } from 'react';

import type { BoardSheet, GameState } from '@/engine';
import { setupWords } from '@/i18n/setup';
import { useWords } from '@/i18n/useWords';
import type { BoardCopy } from '@/store/boardCopy';
import { activeCopy, boardSheets } from '@/store/boardSheets';
import { session } from '@/store/games/games';
import { withLearned } from '@/store/learned';

import { setup } from './draftStore';

/** Beginning a game from a setup. */
export interface Begin {
  readonly busy: boolean;
  readonly failed: boolean;
  /** Rejects when the game could not be begun; the setup is still there then. */
  readonly start: (game: GameState) => Promise<void>;
}

/** The clergy tiles entered before the first turn are tiles of this copy. */
async function learn(sheet: BoardSheet): Promise<void> {
  await boardSheets.getState().load();
  const learned = (now: BoardCopy): BoardCopy => withLearned(now, now.sheet, sheet);
  const copy = activeCopy(boardSheets.getState());
  if (learned(copy) !== copy) boardSheets.getState().change(learned);
}

/** The setup is put away only when the game is safe on the device: whatever goes wrong, one of the two is there. */
async function beginKept(game: GameState, name: string): Promise<string> {
  const id = await session.getState().beginGame(game, name);
  await learn(game.sheet);
  const { open } = session.getState();
  if (open.at === 'open' && open.failure === null) await setup.getState().drop();
  return id;
}

/** Begins a game once, however often the button is pressed, and goes to its table. */
export function useBegin(): Begin {
  const words = useWords(setupWords);
  const router = useRouter();
  const [now, setNow] = useState<'idle' | 'busy' | 'failed'>('idle');
  const start = async (game: GameState): Promise<void> => {
    if (now === 'busy') return;
    setNow('busy');
    try {
      router.replace(`/solo?game=${await beginKept(game, words.gameName(new Date().toLocaleDateString()))}`);
    } catch (error) {
      setNow('failed');
      throw error;
    }
  };
  return { busy: now === 'busy', failed: now === 'failed', start };
}
