import type { StateAction } from '@/engine';

import { PieceIcon } from './PieceIcon';
import type { PieceName } from './pieces';
import { ShipIcon } from './ShipIcon';

const PIECE: Readonly<Record<Exclude<StateAction, 'ship'>, PieceName>> = {
  officials: 'official',
  plan: 'plan',
  produce: 'store',
  cardinal: 'cardinal',
  favour: 'favour',
};

/** A state action by the piece it moves. */
export function StateActionIcon({ action, size }: { readonly action: StateAction; readonly size: number }) {
  return action === 'ship' ? <ShipIcon size={size} /> : <PieceIcon piece={PIECE[action]} size={size} />;
}
