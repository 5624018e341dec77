import type { Href } from 'expo-router';
import type { ReactNode } from 'react';

import { NamedGame } from '@/components/game/NamedGame';
import { AppText } from '@/components/ui/AppText';
import { LinkButton } from '@/components/ui/LinkButton';
import { Screen } from '@/components/ui/Screen';
import type { OpenGame } from '@/store/games/open';

import { FollowingTable } from './FollowingTable';

interface PlayedGameProps {
  readonly title: string;
  readonly unnamed: ReactNode;
  readonly children: (open: OpenGame) => ReactNode;
}

/** The game the address names; while another window plays it, its table is followed. */
export function PlayedGame({ title, unnamed, children }: PlayedGameProps) {
  return (
    <NamedGame title={title} unnamed={unnamed} following={(open) => <FollowingTable open={open} />}>
      {children}
    </NamedGame>
  );
}

interface UnnamedGameProps {
  readonly title: string;
  readonly words: { readonly text: string; readonly games: string };
  readonly href?: Href | undefined;
}

/** The address names no game: the way to them. */
export function UnnamedGame({ title, words, href = '/games' }: UnnamedGameProps) {
  return (
    <Screen title={title}>
      <AppText>{words.text}</AppText>
      <LinkButton href={href} label={words.games} />
    </Screen>
  );
}

interface GameScreenProps {
  readonly words: { readonly title: string; readonly unnamed: UnnamedGameProps['words'] };
  /** Where the games are, for an address that names none. */
  readonly games?: Href;
  readonly children: (open: OpenGame) => ReactNode;
}

/** A screen about the game the address names; where it names none, the way to them. */
export function GameScreen({ words: { title, unnamed }, games, children }: GameScreenProps) {
  return (
    <PlayedGame title={title} unnamed={<UnnamedGame title={title} words={unnamed} href={games} />}>
      {children}
    </PlayedGame>
  );
}
