import { useState } from 'react';
import { View } from 'react-native';

import { PlayersGlance } from '@/components/table/PlayersGlance';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { Looking } from '@/components/values/Looking';
import { HisValues, YourValues } from '@/components/values/Seats';
import type { GameState, Seat } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';

/** Both players in a line; a tap shows everything of one of them. */
export function SharedPlayers({ state }: { readonly state: GameState }) {
  const words = useWords(soloWords);
  const [shown, show] = useState<Seat>();
  return (
    <View role="region" aria-label={words.players}>
      <PlayersGlance state={state} onOpen={show} />
      {shown !== undefined && (
        <BottomSheet open title={words.seat[shown]} onClose={() => show(undefined)}>
          <Looking state={state}>
            <View>{shown === 'you' ? <YourValues /> : <HisValues />}</View>
          </Looking>
        </BottomSheet>
      )}
    </View>
  );
}
