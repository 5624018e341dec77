import { useContext } from 'react';

import type { Entry, Move } from '@/engine';
import { table, useTable } from '@/store/games/games';

import { PlayContext } from '../PlayContext';

const TOLD: readonly Move['kind'][] = ['tell-lacerda', 'override-lacerda'];
const isTold = (entry: Entry | undefined): boolean =>
  entry !== undefined && entry.moves.every(({ kind }) => TOLD.includes(kind));

/** Takes back what was told last about his turn; nothing when the last entry is something else. */
export function useTakeBack(): (() => void) | undefined {
  const isChanging = useContext(PlayContext) !== null;
  const told = useTable(({ open }) => open.at === 'open' && isTold(open.history.done.at(-1)));
  return told && !isChanging ? () => void table.getState().undo() : undefined;
}
