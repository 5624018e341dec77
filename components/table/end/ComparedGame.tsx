import { useMemo } from 'react';

import { Compared } from '@/components/score/compared/Compared';
import { headerKey } from '@/store/games/keys';
import { useSession } from '@/store/games/games';
import { summaryOfGame } from '@/store/statistics/summary';

/** The open game, once it is scored, beside the mean of your other solo games. */
export function ComparedGame() {
  const open = useSession((table) => table.open);
  const game = useMemo(() => (open.at === 'open' ? summaryOfGame(open, open.game.created) : null), [open]);
  if (open.at !== 'open' || game === null) return null;
  return <Compared record={headerKey(open.game.id)} game={game} names={[]} />;
}
