import { useContext, useState } from 'react';
import { View } from 'react-native';

import type { GameState, Seat } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';
import { useSession } from '@/store/games/games';

import { DepthBottomSheet } from '../depth/DepthBottomSheet';
import { LogContext } from '../LogContext';
import { PlayersGlance } from '../PlayersGlance';
import { PlayerPanel } from './PlayerPanel';

/** Both players in a line; at a table of this window a tap opens everything of one of them. */
export function Players({ state }: { readonly state: GameState }) {
  const { players } = useWords(soloWords);
  const isOwn = useContext(LogContext) !== null;
  const open = useSession((now) => (now.open.at === 'open' ? now.open : undefined));
  const [shown, show] = useState<Seat | 'depth'>();
  const own = isOwn ? open : undefined;
  const close = (): void => show(undefined);
  return (
    <View role="region" aria-label={players}>
      <PlayersGlance state={state} onOpen={own === undefined ? undefined : show} />
      {own !== undefined && shown !== undefined && shown !== 'depth' && (
        <PlayerPanel
          seat={shown}
          history={own.history}
          isAhead={state !== own.history.now}
          onClose={close}
          onDepth={() => show('depth')}
        />
      )}
      {own !== undefined && (
        <DepthBottomSheet game={own.game.id} state={own.history.now} open={shown === 'depth'} onClose={close} />
      )}
    </View>
  );
}
