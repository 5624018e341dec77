import { useLocalSearchParams, useRouter } from 'expo-router';
import { useMemo, useRef, useState } from 'react';
import { View } from 'react-native';

import { compareHref } from '@/components/game/compareHref';
import { gameHref } from '@/components/game/gameHref';
import { byRounds, linesOf, type Line } from '@/components/game/log/chronicle';
import { Pieces } from '@/components/game/log/Pieces';
import { afterChange } from '@/components/game/log/toDo';
import { UndoRedo } from '@/components/game/log/UndoRedo';
import { useTravel, type Journey } from '@/components/game/log/useTravel';
import { SavingNotice } from '@/components/game/SavingNotice';
import { GameScreen } from '@/components/table/PlayedGame';
import { PositionLinkSheet } from '@/components/transfer/link/PositionLinkSheet';
import { SharePosition } from '@/components/transfer/link/SharePosition';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column } from '@/components/ui/layout';
import { LinkButton } from '@/components/ui/LinkButton';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { useReveal } from '@/components/ui/useReveal';
import type { GameState } from '@/engine';
import { logWords } from '@/i18n/log';
import { useWords } from '@/i18n/useWords';
import type { OpenGame } from '@/store/games/open';

import { ChangeEntry } from './change/ChangeEntry';
import { EntryBottomSheet } from './EntryBottomSheet';
import { RoundLog } from './RoundLog';
import { AgainstTheRules } from './Rules';
import { ShareGame } from './ShareGame';

/** The log of the game the address names. */
export function LogScreen() {
  return <GameScreen words={useWords(logWords)}>{(open) => <Log open={open} />}</GameScreen>;
}

/** The log, or one of its entries being changed: the address says which, so that a reload comes back to it. */
function Log({ open }: { readonly open: OpenGame }) {
  const router = useRouter();
  const { change } = useLocalSearchParams<{ change?: string }>();
  const journey = useTravel(open);
  const lines = useMemo(() => linesOf(open.history), [open.history]);
  const line = lines.find(({ at, undone }) => String(at + 1) === change && !undone);
  const close = (): void => router.setParams({ change: undefined });
  if (line === undefined)
    return (
      <Told
        open={open}
        journey={journey}
        lines={lines}
        onChange={(at) => router.setParams({ change: String(at + 1) })}
      />
    );
  return (
    <ChangeEntry
      key={line.at}
      history={open.history}
      line={line}
      onCancel={close}
      onChanged={(changed) => {
        journey.ask(afterChange(changed), changed);
        close();
      }}
    />
  );
}

/** So many rounds before the present one are told at once. */
const RECENT = 3;

interface ToldProps {
  readonly open: OpenGame;
  readonly journey: Journey;
  readonly lines: readonly Line[];
  readonly onChange: (at: number) => void;
}

function Told({ open, journey, lines, onChange }: ToldProps) {
  const words = useWords(logWords);
  const { game, history } = open;
  const [all, showAll] = useState(false);
  const [chosen, choose] = useState<Line>();
  const [shared, share] = useState<GameState>();
  const rounds = useMemo(() => byRounds(lines), [lines]);
  const ahead = rounds.filter(({ turns }) => turns.every((turn) => turn.lines.every(({ undone }) => undone))).length;
  const shown = all ? rounds : rounds.slice(0, ahead + RECENT);
  return (
    <Screen title={words.title} back={gameHref(game.id)}>
      <SavingNotice open={open} />
      <View style={{ gap: SPACE.s }}>
        <Top key={journey.travels} wanted={journey.travels > 0} />
        <UndoRedo open={open} journey={journey} />
        <LinkButton kind="secondary" href={compareHref(game.id)} label={words.actions.correct} />
      </View>
      <Pieces journey={journey} />
      {lines.length === 0 && <AppText tone="inkSoft">{words.nothing}</AppText>}
      {shown.map((round) => (
        <RoundLog key={`${round.period} ${round.round}`} round={round} onChoose={choose} />
      ))}
      {shown.length < rounds.length && (
        <Button kind="secondary" label={words.earlier(rounds.length - shown.length)} onPress={() => showAll(true)} />
      )}
      <Column gap="s">
        <ShareGame game={game} />
        <SharePosition state={history.now} />
        <AgainstTheRules history={history} />
      </Column>
      {chosen !== undefined && (
        <EntryBottomSheet
          gameId={game.id}
          history={history}
          line={chosen}
          onClose={() => choose(undefined)}
          onJump={(to) => {
            choose(undefined);
            journey.jump(to);
          }}
          onChange={(at) => {
            choose(undefined);
            onChange(at);
          }}
          onShare={(table) => {
            choose(undefined);
            share(table);
          }}
        />
      )}
      {shared !== undefined && <PositionLinkSheet state={shared} onClose={() => share(undefined)} />}
    </Screen>
  );
}

/** Comes into view when the log went elsewhere: what the hands have to do stands below. */
function Top({ wanted }: { readonly wanted: boolean }) {
  const ref = useRef<View>(null);
  useReveal(ref, wanted);
  return <View ref={ref} />;
}
