import { useContext } from 'react';

import { CompareOffer } from '@/components/game/CompareOffer';
import { useSession } from '@/store/games/games';

import { PlayContext } from '../PlayContext';

/** Offers to compare the game on the table with the cardboard; not while an earlier entry is being changed. */
export function CompareHere() {
  const isChanging = useContext(PlayContext) !== null;
  const game = useSession(({ open }) => (open.at === 'open' ? open.game.id : undefined));
  return game === undefined || isChanging ? null : <CompareOffer game={game} />;
}
