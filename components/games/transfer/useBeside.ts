import { useEffect } from 'react';

import { useBoardSheets } from '@/store/boardSheets';
import type { Beside } from '@/store/games/exporting';
import type { IncomingBoard, IncomingScore } from '@/store/games/incoming';
import { useScoreSheets } from '@/store/scoreSheets';

/** What this device keeps beside the games, and how more of it is added. */
export function useBeside(): {
  readonly beside: Beside;
  readonly add: (item: IncomingBoard | IncomingScore) => Promise<void>;
} {
  const sheets = useBoardSheets((boards) => boards);
  const scores = useScoreSheets((kept) => kept);
  const { load: loadBoards } = sheets;
  const { load: loadScores } = scores;
  useEffect(() => {
    void loadBoards();
    void loadScores();
  }, [loadBoards, loadScores]);
  return {
    beside: { copies: sheets.copies, scores: scores.kept },
    add: async (item) => {
      if (item.effect === 'here') return;
      if (item.what === 'score') return scores.restore(item.sheet);
      const { activeId } = sheets;
      sheets.add(item.copy);
      sheets.choose(activeId);
      await sheets.written();
    },
  };
}
