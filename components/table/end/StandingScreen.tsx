import { GameBadge } from '@/components/game/GameBadge';
import { gameHref } from '@/components/game/gameHref';
import { SavingNotice } from '@/components/game/SavingNotice';
import { useGameState } from '@/components/game/useGameState';
import { StandingNow } from '@/components/score/standing/StandingNow';
import { Screen } from '@/components/ui/Screen';
import { standingWords } from '@/i18n/standing';
import { useWords } from '@/i18n/useWords';
import type { OpenGame } from '@/store/games/open';

import { GameScreen } from '../PlayedGame';
import { FinalScore } from './FinalScore';

/** How the game of the address stands: as if it ended now, or as it ended. */
export function StandingScreen() {
  return <GameScreen words={useWords(standingWords)}>{(open) => <Standing open={open} />}</GameScreen>;
}

function Standing({ open }: { readonly open: OpenGame }) {
  const words = useWords(standingWords);
  const { nameOf } = useGameState();
  const { game, history } = open;
  const { now } = history;
  const isOver = now.turn.kind === 'over';
  return (
    <Screen wide title={isOver ? words.over : words.title} back={gameHref(game.id)}>
      <SavingNotice open={open} />
      {isOver ? (
        <FinalScore state={now} history={history} name={nameOf(game)} />
      ) : (
        <StandingNow state={now} badge={(dependsOn) => <GameBadge dependsOn={dependsOn} />} />
      )}
    </Screen>
  );
}
