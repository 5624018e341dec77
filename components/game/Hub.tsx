import { PieceIcon } from '@/components/pieces/PieceIcon';
import { NavCard } from '@/components/ui/NavCard';
import { Screen } from '@/components/ui/Screen';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';

import { DEMO } from './demo';
import { gameHref } from './gameHref';
import { useRunning } from './useRunning';

/** No game is named: go on with the last one, begin another, or look at the demo. */
export function Hub() {
  const words = useWords(soloWords);
  const { game } = useRunning();
  return (
    <Screen title={words.title}>
      {game !== undefined && game.id !== DEMO && (
        <NavCard
          href={gameHref(game.id)}
          icon={<PieceIcon piece="courtier" fill="stone" size={44} />}
          {...words.hub.running}
        />
      )}
      <NavCard href="/solo/new" icon={<PieceIcon piece="house" fill="green" size={44} />} {...words.hub.begin} />
      <NavCard
        href={gameHref(DEMO)}
        icon={<PieceIcon piece="courtier" fill="purple" size={44} />}
        {...words.hub.demo}
      />
    </Screen>
  );
}
