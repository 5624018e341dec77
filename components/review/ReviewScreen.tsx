import { useDeferredValue, useRef } from 'react';
import { View, useWindowDimensions } from 'react-native';

import { gameHref } from '@/components/game/gameHref';
import { NamedGame } from '@/components/game/NamedGame';
import { UnnamedGame } from '@/components/table/PlayedGame';
import { PlayersGlance } from '@/components/table/PlayersGlance';
import { roomOf } from '@/components/table/room';
import { AppText } from '@/components/ui/AppText';
import { DockScreen } from '@/components/ui/DockScreen';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { useReveal } from '@/components/ui/useReveal';
import type { GameState } from '@/engine';
import { logWords } from '@/i18n/log';
import { reviewWords } from '@/i18n/review';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';
import type { OpenGame } from '@/store/games/open';

import { DecidedCard } from './DecidedCard';
import { Moment, useMoment } from './Moment';
import { PlotCard } from './PlotCard';
import { ReviewedBoard } from './ReviewedBoard';
import { StepBar } from './StepBar';
import { TurnCard } from './TurnCard';
import { useReviewing, type Reviewing } from './useReviewing';

/** The game of the address gone through turn by turn, also while another window plays it: nothing is entered here. */
export function ReviewScreen() {
  const { title, unnamed } = useWords(reviewWords);
  const shown = (open: OpenGame) => <Played open={open} />;
  return (
    <NamedGame title={title} unnamed={<UnnamedGame title={title} words={unnamed} />} following={shown}>
      {shown}
    </NamedGame>
  );
}

function Played({ open }: { readonly open: OpenGame }) {
  const { title } = useWords(reviewWords);
  const { nothing } = useWords(logWords);
  const { game, history } = open;
  if (history.done.length > 0) return <Reviewed open={open} />;
  return (
    <Screen title={title} back={gameHref(game.id)}>
      <AppText>{nothing}</AppText>
    </Screen>
  );
}

/** The board as a turn left it, and the turn in words; the way through the game lies under the thumb. */
function Reviewed({ open }: { readonly open: OpenGame }) {
  const words = useWords(reviewWords);
  const log = useWords(logWords);
  const reviewing = useReviewing(open);
  const { review, track, decided, at, go, turn, jumps } = reviewing;
  const moment = useMoment(review, at);
  const { board, columnWidth } = roomOf(useWindowDimensions());
  const isBeside = columnWidth !== undefined;
  const state = turn?.after ?? review.start;
  // The map can be seen before what is read below it is drawn.
  const hasCards = useDeferredValue(true, false);
  const cards = hasCards && <Cards reviewing={reviewing} />;
  return (
    <DockScreen
      title={words.title}
      subtitle={turn === undefined ? '' : log.round(turn.period, turn.round)}
      back={gameHref(open.game.id)}
      bar={<Both state={state} />}
      dockName={words.controls}
      columnWidth={columnWidth}
      lead={<Moment {...moment} />}
      dock={isBeside ? cards : undefined}
      footer={
        <StepBar series={track} decided={decided} spoken={`${moment.place}. ${moment.headline}`} at={at} onGo={go} />
      }
    >
      <Top wanted={jumps} />
      <View style={{ paddingHorizontal: isBeside ? SPACE.m : 0, paddingVertical: SPACE.xs }}>
        <ReviewedBoard state={state} turn={turn} room={board} />
      </View>
      {!isBeside && <View style={{ gap: SPACE.m, padding: SPACE.m }}>{cards}</View>}
    </DockScreen>
  );
}

/** Both players as the turn left them. */
function Both({ state }: { readonly state: GameState }) {
  const { players } = useWords(soloWords);
  return (
    <View role="region" aria-label={players}>
      <PlayersGlance state={state} />
    </View>
  );
}

/** What is read: this turn, the turns that decided, the whole game as a line. */
function Cards({ reviewing: { review, decided, turn, shown, jump } }: { readonly reviewing: Reviewing }) {
  return (
    <>
      {turn !== undefined && <TurnCard turn={turn} isDeciding={decided.includes(shown)} />}
      <DecidedCard review={review} at={shown} onGo={jump} />
      <PlotCard review={review} decided={decided} at={shown} />
    </>
  );
}

/** Comes into view when one goes to another turn from far below. */
function Top({ wanted }: { readonly wanted: number }) {
  const ref = useRef<View>(null);
  useReveal(ref, wanted);
  return <View ref={ref} />;
}
