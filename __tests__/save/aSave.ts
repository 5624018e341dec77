import type { History } from '@/engine/history/history';
import type { Save } from '@/engine/save/save';

/** A game with its label, as the app would hand it in. */
export const aSave = (history: History): Save => ({
  app: '0.1.0',
  game: { id: 'game-1', name: 'Tuesday', created: '2026-01-06T20:15:00.000Z' },
  history,
});
