import { useEffect } from 'react';

import { loadNotes, useGameNotes, type GameNotes } from '@/store/games/gameNotes';

/** What this device notes beside a game; nothing until it has answered. */
export function useNotes(game: string): GameNotes | undefined {
  useEffect(() => void loadNotes(game), [game]);
  return useGameNotes((notes) => notes[game]);
}
