import { useLocalSearchParams, useRouter } from 'expo-router';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { LinkButton } from '@/components/ui/LinkButton';
import { Screen } from '@/components/ui/Screen';
import { advance, type GameState } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';
import { table, useGame } from '@/store/games/games';
import type { Open, OpenGame } from '@/store/games/open';

import { DEMO, layDemo } from './demo';
import { HisFollow, HisTurn } from './HisTurn';
import { Hub } from './Hub';
import { LogContext } from './LogContext';
import { LogSheet } from './LogSheet';
import { OverTable } from './OverTable';
import { YourTurnTable } from './YourTurnTable';

const isMissing = (open: Open, id: string | undefined): boolean =>
  open.at === 'refused' && open.id === id && (open.fault.code === 'no-such-game' || open.fault.code === 'storage-closed');

/** The demo is laid out when someone comes for it and it is not there yet. */
function useDemo(id: string | undefined, open: Open): void {
  const router = useRouter();
  const { demoName } = useWords(soloWords);
  const needed = id === DEMO && isMissing(open, id);
  useEffect(() => {
    if (needed) void layDemo(demoName).then((laid) => laid === DEMO || router.replace(`/solo?game=${laid}`));
  }, [needed, demoName, router]);
}

/** Nothing ever changes after the first look. */
const never = () => () => undefined;

/** The table of the game the address names; the prerendered page does not know which one that is. */
export function SoloScreen() {
  const { game } = useLocalSearchParams<{ game?: string }>();
  const open = useGame(game);
  const inBrowser = useSyncExternalStore(never, () => true, () => false);
  useDemo(game, open);
  if (!inBrowser) return <Waiting refused={false} />;
  if (game === undefined) return <Hub />;
  if (open.at === 'open' && open.game.id === game) return <OpenTable open={open} />;
  return <Waiting refused={open.at === 'refused' && open.id === game && !(game === DEMO && isMissing(open, game))} />;
}

function Waiting({ refused }: { readonly refused: boolean }) {
  const words = useWords(soloWords);
  return (
    <Screen title={words.title}>
      {refused ? (
        <Card title={words.refused.title}>
          <AppText>{words.refused.text}</AppText>
          <LinkButton href="/solo" label={words.refused.others} kind="secondary" />
        </Card>
      ) : (
        <AppText live>{words.opening}</AppText>
      )}
    </Screen>
  );
}

function OpenTable({ open }: { readonly open: OpenGame }) {
  const words = useWords(soloWords);
  const [log, setLog] = useState(false);
  const openLog = useCallback(() => setLog(true), []);
  const { history, role, failure } = open;
  if (role === 'following')
    return (
      <Screen title={words.title}>
        <AppText>{words.following.text}</AppText>
        <Button label={words.following.take} onPress={() => table.getState().takeOver()} />
      </Screen>
    );
  return (
    <LogContext value={openLog}>
      <Now state={history.now} />
      {failure !== null && <AppText align="center">{words.unsaved}</AppText>}
      <LogSheet open={log} game={open} onClose={() => setLog(false)} />
    </LogContext>
  );
}

/** What the table waits for now. */
function Now({ state }: { readonly state: GameState }) {
  const waiting = useMemo(() => advance(state), [state]);
  switch (waiting.for) {
    case 'lacerda':
      return waiting.run.waitsFor?.kind === 'follow' && waiting.run.steps.length === 0 ? <YourTurnTable state={state} /> : <HisTurn state={state} waiting={waiting} />;
    case 'his-follow':
      return <HisFollow state={state} waiting={waiting} />;
    case 'you':
    case 'period':
      return <YourTurnTable state={state} />;
    case 'nothing':
      return <OverTable state={state} />;
  }
}
