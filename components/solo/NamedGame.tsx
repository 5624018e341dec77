import { useLocalSearchParams, useRouter } from 'expo-router';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { LinkButton } from '@/components/ui/LinkButton';
import { Screen } from '@/components/ui/Screen';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';
import { table, useGame } from '@/store/games/games';
import type { Open, OpenGame } from '@/store/games/open';

import { DEMO, layDemo } from './demo';

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

/** A screen about the game that the address names. */
export interface NamedGameProps {
  /** The name of the screen until the game lies open. */
  readonly title: string;
  /** What is said when the address names no game. */
  readonly unnamed: ReactNode;
  readonly children: (open: OpenGame) => ReactNode;
}

/** Opens the game of the address; the prerendered page does not know which one that is. */
export function NamedGame({ title, unnamed, children }: NamedGameProps) {
  const { game } = useLocalSearchParams<{ game?: string }>();
  const open = useGame(game);
  const inBrowser = useSyncExternalStore(never, () => true, () => false);
  useDemo(game, open);
  if (!inBrowser) return <Waiting title={title} refused={false} />;
  if (game === undefined) return unnamed;
  if (open.at !== 'open' || open.game.id !== game)
    return <Waiting title={title} refused={open.at === 'refused' && open.id === game && !(game === DEMO && isMissing(open, game))} />;
  return open.role === 'following' ? <Following title={title} /> : children(open);
}

function Waiting({ title, refused }: { readonly title: string; readonly refused: boolean }) {
  const words = useWords(soloWords);
  return (
    <Screen title={title}>
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

/** Another window plays this game. */
function Following({ title }: { readonly title: string }) {
  const words = useWords(soloWords).following;
  return (
    <Screen title={title}>
      <AppText>{words.text}</AppText>
      <Button label={words.take} onPress={() => table.getState().takeOver()} />
    </Screen>
  );
}
