import { useLocalSearchParams, useRouter } from 'expo-router';
import { useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react';

import { AppText } from '@/components/ui/AppText';
import { Screen } from '@/components/ui/Screen';
import { useOnArrival } from '@/components/ui/useOnArrival';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';
import { session, useSession } from '@/store/games/games';
import type { OpenFault } from '@/store/games/repository';
import type { Open, OpenGame } from '@/store/games/open';
import { DEMO } from '@/store/games/keys';

import { layDemo } from './demo';
import { SavingRefused } from './SavingRefused';

const MISSING: readonly OpenFault['code'][] = ['no-such-game', 'storage-closed', 'storage-silent'];

const isMissing = (open: Open, id: string | undefined): boolean =>
  open.at === 'refused' && open.id === id && MISSING.includes(open.fault.code);

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
  /** The game while another window plays it. */
  readonly following: (open: OpenGame) => ReactNode;
  readonly children: (open: OpenGame) => ReactNode;
}

/** Opens the game of the address; the prerendered page does not know which one that is. */
export function NamedGame({ title, unnamed, following, children }: NamedGameProps) {
  const { game } = useLocalSearchParams<{ game?: string }>();
  const open = useSession((now) => now.open);
  useOnArrival(useCallback(() => void (game === undefined || session.getState().openGame(game)), [game]));
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  useDemo(game, open);
  if (!inBrowser) return <Waiting title={title} />;
  if (game === undefined) return unnamed;
  if (open.at === 'refused' && open.id === game && !(game === DEMO && isMissing(open, game)))
    return <SavingRefused title={title} id={game} code={open.fault.code} />;
  if (open.at !== 'open' || open.game.id !== game) return <Waiting title={title} />;
  return open.role === 'following' ? following(open) : children(open);
}

function Waiting({ title }: { readonly title: string }) {
  const words = useWords(soloWords);
  return (
    <Screen title={title}>
      <AppText live>{words.opening}</AppText>
    </Screen>
  );
}
