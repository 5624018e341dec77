import { GameBadge } from '@/components/game/GameBadge';
import { gameHref } from '@/components/game/gameHref';
import { NamedGame } from '@/components/game/NamedGame';
import { SavingNotice } from '@/components/game/SavingNotice';
import { useGameState } from '@/components/game/useGameState';
import { StandingNow } from '@/components/score/standing/StandingNow';
import { AppText } from '@/components/ui/AppText';
import { LinkButton } from '@/components/ui/LinkButton';
import { Screen } from '@/components/ui/Screen';
import { standingWords } from '@/i18n/standing';
import { useWords } from '@/i18n/useWords';
import type { OpenGame } from '@/store/games/open';

import { FollowingTable } from '../FollowingTable';
import { FinalScore } from './FinalScore';

/** How the game of the address stands: as if it ended now, or as it ended. */
export function StandingScreen() {
  const { title } = useWords(standingWords);
  return (
    <NamedGame title={title} unnamed={<Unnamed />} following={(open) => <FollowingTable open={open} />}>
      {(open) => <Standing open={open} />}
    </NamedGame>
  );
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

function Unnamed() {
  const { title, unnamed } = useWords(standingWords);
  return (
    <Screen title={title}>
      <AppText>{unnamed.text}</AppText>
      <LinkButton href="/games" label={unnamed.games} />
    </Screen>
  );
}
