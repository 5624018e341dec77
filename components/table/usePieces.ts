import { useMemo, useState } from 'react';

import { allAre, historyOf, piecesToMove, type Entry, type GameState, type History, type PieceMove } from '@/engine';

/** The latest entry that moves pieces of yours, with the table it happened on as far as it was seen. */
interface Seen {
  readonly history: History | undefined;
  readonly entry: Entry | undefined;
  readonly before: GameState | undefined;
}

/** What was only told about the table, or of his turn, moves no piece of yours. */
const isOnlyTold = ({ moves }: Entry): boolean => allAre(moves, 'told', 'told-of-him');

const isNext = (earlier: History, later: History): boolean =>
  later.done.length === earlier.done.length + 1 && later.done.at(-2) === earlier.done.at(-1);

/** Remembers the table an entry was confirmed on, so that a long game is not played again to find it. */
function seenAfter(seen: Seen, history: History | undefined): Seen {
  const latest = history?.done.at(-1);
  if (history === undefined || seen.history === undefined || latest === undefined) return { ...seen, history };
  if (isOnlyTold(latest) || !isNext(seen.history, history)) return { ...seen, history };
  return { history, entry: latest, before: seen.history.now };
}

/** What an entry asks of the hands; nothing of yours is to be moved when there is no entry. */
interface Pieces {
  readonly entry: Entry | undefined;
  readonly pieces: readonly PieceMove[];
}

const NO_PIECES: Pieces = { entry: undefined, pieces: [] };

function piecesOf({ history, entry, before }: Seen): Pieces {
  if (history === undefined) return NO_PIECES;
  const { start, done } = history;
  const at = done.findLastIndex((one) => !isOnlyTold(one));
  const latest = done[at];
  if (latest === undefined || allAre(latest.moves, 'his')) return NO_PIECES;
  const table = latest === entry ? before : undefined;
  return { entry: latest, pieces: piecesToMove(table ?? historyOf(start, done.slice(0, at)).now, latest) };
}

/** The pieces of your last entry, as long as nothing of his has happened since. */
export function usePieces(history: History | undefined): Pieces {
  const [seen, setSeen] = useState<Seen>({ history, entry: undefined, before: undefined });
  if (seen.history !== history) setSeen(seenAfter(seen, history));
  return useMemo(() => piecesOf(seen), [seen]);
}
