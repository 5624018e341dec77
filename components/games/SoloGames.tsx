import { useCallback, useState } from 'react';
import { View } from 'react-native';

import { gameHref } from '@/components/game/gameHref';
import { useGameState } from '@/components/game/useGameState';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { IconButton } from '@/components/ui/IconButton';
import { Column, Row } from '@/components/ui/layout';
import { LinkButton } from '@/components/ui/LinkButton';
import { SPACE } from '@/components/ui/scale';
import { UiIcon } from '@/components/ui/UiIcon';
import { useOnArrival } from '@/components/ui/useOnArrival';
import { gamesWords } from '@/i18n/games';
import { useWords } from '@/i18n/useWords';
import { useLibrary } from '@/store/games/games';
import type { GameHeader } from '@/store/games/header';

import { GameBottomSheet } from './GameBottomSheet';
import { SavedLink } from './SavedLink';

/** The solo games of this device, the one played last first. */
export function SoloGames() {
  const words = useWords(gamesWords);
  const { games, loaded, closed, silent, load } = useLibrary((library) => library);
  const [chosen, choose] = useState<string>();
  useOnArrival(useCallback(() => void load(), [load]));
  const header = games.find(({ id }) => id === chosen);
  return (
    <Column gap="m">
      <Heading level={2}>{words.solo}</Heading>
      {closed && (
        <View role="alert" style={{ gap: SPACE.s }}>
          <AppText>{silent ? words.silent : words.closed}</AppText>
          {silent && (
            <Row gap="s">
              <Button label={words.again} onPress={() => void load()} />
              <LinkButton href="/solo/new" label={words.unsaved} kind="secondary" />
            </Row>
          )}
        </View>
      )}
      {loaded && !closed && games.length === 0 && <AppText>{words.empty}</AppText>}
      {games.length > 0 && (
        <View role="list" style={{ gap: SPACE.m }}>
          {games.map((game) => (
            <SoloGame key={game.id} header={game} onMore={() => choose(game.id)} />
          ))}
        </View>
      )}
      {header !== undefined && <GameBottomSheet key={header.id} header={header} onClose={() => choose(undefined)} />}
    </Column>
  );
}

function SoloGame({ header, onMore }: { readonly header: GameHeader; readonly onMore: () => void }) {
  const words = useWords(gamesWords);
  const { nameOf, stateOf } = useGameState();
  const name = nameOf(header);
  return (
    <SavedLink
      href={gameHref(header.id)}
      name={words.open(name, stateOf(header))}
      label={name}
      detail={stateOf(header)}
    >
      <IconButton label={words.more(name)} onPress={onMore} icon={(color) => <UiIcon name="edit" color={color} />} />
    </SavedLink>
  );
}
