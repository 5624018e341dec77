import type { ReactNode } from 'react';

import { gameHref } from '@/components/games/gameHref';
import { NamedGame } from '@/components/solo/NamedGame';
import { AppText } from '@/components/ui/AppText';
import { LinkButton } from '@/components/ui/LinkButton';
import { Screen } from '@/components/ui/Screen';
import type { GameState } from '@/engine';
import { standingWords } from '@/i18n/standing';
import { useWords } from '@/i18n/useWords';

import { StandingNow } from './StandingNow';

/** How the game of the address stands: as if it ended now, or as it ended. */
export function StandingScreen() {
  const { title } = useWords(standingWords);
  return (
    <NamedGame title={title} unnamed={<Unnamed />}>
      {({ game, history }) => <Standing id={game.id} state={history.now} />}
    </NamedGame>
  );
}

function Standing({ id, state }: { readonly id: string; readonly state: GameState }): ReactNode {
  const { title } = useWords(standingWords);
  return (
    <Screen wide title={title} back={gameHref(id)}>
      <StandingNow state={state} />
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
