import { UnconfirmedBadge } from '@/components/boardSheet/UnconfirmedBadge';
import type { SheetEntry } from '@/engine';
import { changeNotes } from '@/store/games/gameNotes';
import { useSession } from '@/store/games/games';

import { useNotes } from './useNotes';

interface GameBadgeProps {
  readonly dependsOn: readonly SheetEntry[];
}

/** What nobody has checked of the board, beside a game: it goes away for this game when it is sent away, and stays away. */
export function GameBadge(props: GameBadgeProps) {
  const game = useSession(({ open }) => (open.at === 'open' ? open.game.id : undefined));
  return game === undefined ? null : <BadgeOf key={game} game={game} {...props} />;
}

function BadgeOf({ game, dependsOn }: GameBadgeProps & { readonly game: string }) {
  const notes = useNotes(game);
  if (notes === undefined || notes.hidesUnconfirmed === true) return null;
  return (
    <UnconfirmedBadge
      dependsOn={dependsOn}
      onHide={() => void changeNotes(game, (notes) => ({ ...notes, hidesUnconfirmed: true }))}
    />
  );
}
