import { useState } from 'react';

import { useNotes } from '@/components/game/useNotes';
import { showToast } from '@/components/ui/toastStore';
import type { Travel } from '@/engine';
import { logWords } from '@/i18n/log';
import { useWords } from '@/i18n/useWords';
import { changeNotes, pointInLog, type PiecesNote } from '@/store/games/gameNotes';
import { session } from '@/store/games/games';
import type { OpenGame } from '@/store/games/open';
import { DEMO } from '@/store/games/keys';

import { usePiecesSaid } from './piecesSaid';
import { afterTravel, takenBack, type ToDo } from './toDo';

/** Going back and forth in a game, and what that asks of the hands. */
export interface Journey {
  /** The pieces to move, and which of them are. A reload does not forget them. */
  readonly toDo: Pick<PiecesNote, 'parts' | 'ticked'>;
  /** How often the log went elsewhere since the screen is open. */
  readonly travels: number;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly jump: (to: number) => void;
  readonly tick: (line: string, done: boolean) => void;
  /** The hands have done it. */
  readonly settle: () => void;
  /** Asks for what a change of the log asks of the hands, at the point it left the log at. */
  readonly ask: (toDo: ToDo, left: Pick<OpenGame, 'history'>) => void;
}

const NOTHING: Journey['toDo'] = { parts: [], ticked: [] };

/** The pieces to move where the log stands: as they were noted there, else what lies differently from the furthest point. */
function usePiecesNote({ game, history }: OpenGame) {
  const said = usePiecesSaid(history.now.sheet);
  const notes = useNotes(game.id);
  const at = pointInLog(history);
  // The demo starts over without any cardboard.
  const isFresh = game.id === DEMO && history.done.length === 0;
  const open = notes?.pieces?.at === at ? notes.pieces : { parts: said(takenBack(history)), ticked: [] };
  return {
    toDo: notes === undefined || isFresh ? NOTHING : open,
    note: (toDo: Journey['toDo'], where = at): void =>
      void changeNotes(game.id, (notes) => ({ ...notes, pieces: { ...toDo, at: where } })),
    said,
  };
}

export function useTravel(game: OpenGame): Journey {
  const { change } = useWords(logWords);
  const { toDo, note, said } = usePiecesNote(game);
  const [travels, setTravels] = useState(0);
  const { parts, ticked } = toDo;
  const arrive = (next: ToDo, { history }: Pick<OpenGame, 'history'>): void => {
    note({ parts: said(next), ticked: [] }, pointInLog(history));
    setTravels((before) => before + 1);
  };
  const { undo, redo, jump } = session.getState();
  const went = async (travel: ReturnType<typeof undo>): Promise<void> => {
    const arrived = await travel;
    if (arrived.ok) arrive(afterTravel(arrived.value satisfies Travel, game.history.now), arrived.value);
    else showToast({ text: change.failed });
  };
  return {
    toDo,
    travels,
    undo: () => void went(undo()),
    redo: () => void went(redo()),
    jump: (to) => void went(jump(to)),
    tick: (line, done) => note({ parts, ticked: done ? [...ticked, line] : ticked.filter((other) => other !== line) }),
    settle: () => note(NOTHING),
    ask: arrive,
  };
}
