import { useState } from 'react';

import { showToast } from '@/components/ui/toastStore';
import type { Travel } from '@/engine';
import { logWords } from '@/i18n/log';
import { useWords } from '@/i18n/useWords';
import { session } from '@/store/games/games';
import type { OpenGame } from '@/store/games/open';
import { DEMO } from '@/store/games/keys';

import { NOTHING_TO_DO, afterTravel, takenBack, type ToDo } from './toDo';

/** Going back and forth in a game, and what that asks of the hands. */
export interface Journey {
  readonly toDo: ToDo;
  /** How often the log went elsewhere since the screen is open. */
  readonly travels: number;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly jump: (to: number) => void;
  /** The hands have done it. */
  readonly settle: () => void;
  readonly ask: (toDo: ToDo) => void;
}

export function useTravel({ game, history }: OpenGame): Journey {
  const { change } = useWords(logWords);
  const [toDo, setToDo] = useState<ToDo>(() => takenBack(history));
  const [travels, setTravels] = useState(0);
  const arrive = (next: ToDo): void => {
    setToDo(next);
    setTravels((before) => before + 1);
  };
  const { undo, redo, jump } = session.getState();
  const went = async (travel: ReturnType<typeof undo>): Promise<void> => {
    const arrived = await travel;
    if (arrived.ok) arrive(afterTravel(arrived.value satisfies Travel, history.now));
    else showToast({ text: change.failed });
  };
  // The demo starts over without any cardboard.
  const isFresh = game.id === DEMO && history.done.length === 0;
  return {
    toDo: isFresh ? NOTHING_TO_DO : toDo,
    travels,
    undo: () => void went(undo()),
    redo: () => void went(redo()),
    jump: (to) => void went(jump(to)),
    settle: () => setToDo(NOTHING_TO_DO),
    ask: arrive,
  };
}
