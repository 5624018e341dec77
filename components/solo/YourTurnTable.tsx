import { useMemo } from 'react';
import { View } from 'react-native';

import { UiIcon } from '@/components/icons/UiIcon';
import { ChoiceList } from '@/components/turn/ChoiceList';
import { ForecastCard } from '@/components/turn/ForecastCard';
import { MoveSoFar } from '@/components/turn/MoveSoFar';
import { useYourMove } from '@/components/turn/useYourMove';
import { selectableFor } from '@/components/turn/yourPlaces';
import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { SPACE } from '@/components/ui/scale';
import type { GameState } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';

import { PlayersGlance } from './PlayersGlance';
import { TableScreen } from './TableScreen';
import { Untold } from './Untold';
import { usePlay } from './usePlay';

function titleOf({ turn }: GameState, words: { readonly yourTurn: string; readonly yourFollow: string; readonly newPeriod: string }): string {
  if (turn.kind === 'period') return words.newPeriod;
  return turn.kind === 'lacerda' ? words.yourFollow : words.yourTurn;
}

/** Your turn: tap the board or choose in words, see what comes of it, confirm once. */
export function YourTurnTable({ state }: { readonly state: GameState }) {
  const words = useWords(soloWords);
  const play = usePlay();
  const move = useYourMove(state);
  const { chosen, commands, preview, press, drop, place } = move;
  const selectable = useMemo(() => selectableFor(commands), [commands]);
  const top = (
    <>
      <PlayersGlance state={preview.state} />
      <MoveSoFar start={state} move={move} />
    </>
  );
  const panel = (
    <>
      <ChoiceList move={move} />
      <ForecastCard before={state} after={preview.state} />
      {chosen.length === 0 && <Untold state={state} />}
    </>
  );
  const footer = chosen.length > 0 && (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
      <IconButton framed label={words.back} onPress={drop} icon={(color) => <UiIcon name="undo" color={color} />} />
      <View style={{ flex: 1 }}>
        <Button wide label={words.commit} onPress={() => play(...chosen)} />
      </View>
    </View>
  );
  return (
    <TableScreen
      title={titleOf(state, words)}
      state={preview.state}
      top={top}
      panel={panel}
      selectable={selectable}
      chosen={place === undefined ? [] : [place]}
      onPress={press}
      {...(footer === false ? {} : { footer })}
    />
  );
}
