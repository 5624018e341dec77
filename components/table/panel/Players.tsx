import { useContext, useState } from 'react';
import { View } from 'react-native';

import type { GameState, Seat } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';
import { useSession } from '@/store/games/games';

import { LogContext } from '../LogContext';
import { PlayersGlance } from '../PlayersGlance';
import { PlayerPanel } from './PlayerPanel';

/** Both players in a line; at a table of this window a tap opens everything of one of them. */
export function Players({ state }: { readonly state: GameState }) {
  const { players } = useWords(soloWords);
  const isOwn = useContext(LogContext) !== null;
  const history = useSession(({ open }) => (open.at === 'open' ? open.history : undefined));
  const [seat, setSeat] = useState<Seat>();
  const canOpen = isOwn && history !== undefined;
  return (
    <View role="region" aria-label={players}>
      <PlayersGlance state={state} onOpen={canOpen ? setSeat : undefined} />
      {canOpen && seat !== undefined && (
        <PlayerPanel seat={seat} history={history} onClose={() => setSeat(undefined)} />
      )}
    </View>
  );
}
