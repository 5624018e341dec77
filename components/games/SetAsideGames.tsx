import { useState } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Column, Row } from '@/components/ui/layout';
import { LinkButton } from '@/components/ui/LinkButton';
import { gamesWords } from '@/i18n/games';
import { useWords } from '@/i18n/useWords';
import { exportAsItIs, useLibrary } from '@/store/games/games';
import type { SetAside } from '@/store/games/library';

import { gameHref } from './gameHref';
import { HandedText } from './handing/HandedText';

/** What could not be read: named, with a way to hand it on; there is no way to delete it. */
export function SetAsideGames() {
  const words = useWords(gamesWords).aside;
  const aside = useLibrary((library) => library.aside);
  if (aside.length === 0) return null;
  return (
    <Card title={words.title}>
      <AppText>{words.text}</AppText>
      <View role="list">
        {aside.map((game) => (
          <AsideGame key={game.id} game={game} />
        ))}
      </View>
    </Card>
  );
}

function AsideGame({ game: { id, name, code } }: { readonly game: SetAside }) {
  const words = useWords(gamesWords).aside;
  const [text, setText] = useState<string>();
  const called = name === '' ? words.nameless(id) : name;
  return (
    <View role="listitem">
      <Column gap="s">
        <AppText variant="label">{called}</AppText>
        <AppText variant="small">{code === 'from-a-newer-app' ? words.newer : words.damaged}</AppText>
        <Row gap="s">
          <Button kind="secondary" label={words.share(called)} onPress={() => void exportAsItIs(id).then(setText)} />
          <LinkButton href={gameHref(id)} label={words.again(called)} />
        </Row>
        {text !== undefined && <HandedText text={text} name={called} />}
      </Column>
    </View>
  );
}
