import { useEffect, useRef } from 'react';

import type { OpenGame } from '@/store/games/open';
import { activeCopy, boardSheets } from '@/store/boardSheets';
import { withLearned } from '@/store/learned';
import { DEMO } from '@/store/games/keys';

/** What is entered once about a printed reward or a clergy tile is known in every later game on this copy; the demo knows nothing of yours. */
export function useLearnedRewards({ game, history }: OpenGame): void {
  const { sheet } = history.now;
  const seen = useRef({ id: game.id, sheet });
  useEffect(() => {
    const before = seen.current;
    seen.current = { id: game.id, sheet };
    if (game.id === DEMO || before.id !== game.id || before.sheet === sheet) return;
    void boardSheets
      .getState()
      .load()
      .then(() => {
        const copy = activeCopy(boardSheets.getState());
        if (withLearned(copy, before.sheet, sheet) !== copy)
          boardSheets.getState().change((now) => withLearned(now, before.sheet, sheet));
      });
  }, [game.id, sheet]);
}
