import { useContext } from 'react';

import { allAre, type Entry } from '@/engine';
import { session, useSession } from '@/store/games/games';

import { PlayContext } from '../PlayContext';

const isAnswer = (entry: Entry | undefined): boolean => entry !== undefined && allAre(entry.moves, 'told-of-him');

/** Undoes what was entered last about his turn; nothing when the last entry is something else. */
export function useTakeBack(): (() => void) | undefined {
  const isChanging = useContext(PlayContext) !== null;
  const answered = useSession(({ open }) => open.at === 'open' && isAnswer(open.history.done.at(-1)));
  return answered && !isChanging ? () => void session.getState().undo() : undefined;
}
