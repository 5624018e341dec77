import { useNotes } from '@/components/game/useNotes';
import { keepsHoldings, type GameState } from '@/engine';

import { TrackLess } from './TrackLess';
import { TrackMore } from './TrackMore';

interface DepthBottomSheetProps {
  readonly game: string;
  readonly state: GameState;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Tracks more of a game or less of it, at any moment. Left in the middle of counting, it opens there again. */
export function DepthBottomSheet({ game, state, open, onClose }: DepthBottomSheetProps) {
  const notes = useNotes(game);
  if (notes === undefined) return null;
  if (keepsHoldings(state)) return open ? <TrackLess onClose={onClose} /> : null;
  if (!open && notes.counting === undefined) return null;
  return <TrackMore game={game} state={state} counting={notes.counting} onClose={onClose} />;
}
