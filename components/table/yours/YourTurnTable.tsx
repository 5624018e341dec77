import { useState } from 'react';
import { View } from 'react-native';

import type { Place } from '@/components/board/places';
import { UiIcon } from '@/components/ui/UiIcon';
import { Afford } from './Afford';
import { ForecastCard, ForecastStrip, useForecast } from '../forecast/ForecastCard';
import { MoveSoFar } from './MoveSoFar';
import { NextChoices } from './NextChoices';
import { PlaceChoices } from './PlaceChoices';
import { asksFirst } from './TellFirst';
import { useMarks } from './useMarks';
import { useMoveKeys } from './useMoveKeys';
import { useRefused } from './useRefused';
import { useYourMove, type YourMove } from './useYourMove';
import { placesFor } from './yourPlaces';
import { Button } from '@/components/ui/Button';
import { IconButton } from '@/components/ui/IconButton';
import { SPACE } from '@/components/ui/scale';
import type { GameState } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';
import { yourTurnWords } from '@/i18n/yourTurn';

import { LastRound } from '../moments/LastRound';
import { useOnTable } from '../onTable';
import { PlayersGlance } from '../PlayersGlance';
import { Untold } from '../Untold';
import { usePlay } from '../usePlay';

const titleOf = ({ turn }: GameState, words: { readonly yourTurn: string; readonly yourFollow: string }): string =>
  turn.kind === 'lacerda' || (turn.kind === 'you' && turn.within === 'his-turn') ? words.yourFollow : words.yourTurn;

/** Your turn: tap the board or choose in words, see what comes of it, confirm once. */
export function YourTurnTable({ state }: { readonly state: GameState }) {
  const words = useWords(soloWords);
  const play = usePlay();
  const refused = useRefused();
  const move = useYourMove(state, (refusal) => refused(refusal, []));
  const marks = useMarks(move);
  const { preview, chosen, place } = move;
  const foreseen = useForecast(state, preview.state);
  const commit = (): void => {
    move.forget();
    play(...chosen);
  };
  const press = (at: Place): void => {
    const refusal = move.press(at);
    if (refusal !== undefined) refused(refusal, marks.near(at.id));
  };
  const footer = (
    <>
      {foreseen !== null && <ForecastStrip foreseen={foreseen} />}
      {place !== undefined && <PlaceChoices state={preview.state} move={move} place={place} />}
      {chosen.length > 0 && (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
          <IconButton
            framed
            label={words.back}
            onPress={move.drop}
            icon={(color) => <UiIcon name="undo" color={color} />}
          />
          <View style={{ flex: 1 }}>
            <Button wide label={words.commit} kind={move.isComplete ? 'primary' : 'secondary'} onPress={commit} />
          </View>
        </View>
      )}
    </>
  );
  useOnTable({
    title: titleOf(state, words),
    state: preview.state,
    panel: foreseen !== null && <ForecastCard foreseen={foreseen} />,
    footer: foreseen === null && place === undefined && chosen.length === 0 ? undefined : footer,
    onConfirm: chosen.length > 0 ? commit : undefined,
    selectable: marks.selectable,
    explained: marks.explained,
    chosen: place === undefined ? chosen.flatMap(placesFor) : [place],
    onPress: press,
  });
  return (
    <>
      <PlayersGlance state={preview.state} />
      <LastRound state={state} />
      <MoveSoFar start={state} move={move} />
      <NextChoices move={move} />
      {chosen.length === 0 && !asksFirst(move) && <Untold state={state} />}
      <WhatCanIAfford move={move} />
    </>
  );
}

/** Everything a turn could be spent on is one tap away, while the turn is still open. */
function WhatCanIAfford({ move }: { readonly move: YourMove }) {
  const { options, preview, begin } = move;
  const { afford: words } = useWords(yourTurnWords);
  const [open, setOpen] = useState(false);
  useMoveKeys(move, () => setOpen(true));
  if (options.length === 0) return null;
  return (
    <>
      <Button kind="secondary" label={words.open} onPress={() => setOpen(true)} />
      <Afford state={preview.state} options={options} open={open} onClose={() => setOpen(false)} onBegin={begin} />
    </>
  );
}
