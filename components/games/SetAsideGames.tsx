import { useEffect, useState, type ReactNode } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Column, Row } from '@/components/ui/layout';
import { LinkButton } from '@/components/ui/LinkButton';
import { SPACE } from '@/components/ui/scale';
import { gamesWords } from '@/i18n/games';
import { useWords } from '@/i18n/useWords';
import { useBoardSheets } from '@/store/boardSheets';
import { exportAsItIs, useLibrary } from '@/store/games/games';
import type { SetAside } from '@/store/games/library';
import type { QuarantinedRecord } from '@/store/record/quarantine';
import { useQuarantine } from '@/store/record/quarantineStore';
import { useScoreSheets } from '@/store/scoreSheets';

import { gameHref } from '@/components/game/gameHref';
import { HandedText } from '@/components/transfer/HandedText';

/** What could not be read: named, with a way to hand it on; there is no way to delete it. */
export function SetAsideGames() {
  const words = useWords(gamesWords).aside;
  const aside = useLibrary((library) => library.aside);
  const { records, load } = useQuarantine();
  // What cannot be read is found when the sheets are.
  const found = [useScoreSheets((sheets) => sheets.loaded), useBoardSheets((sheets) => sheets.loaded)].filter(
    Boolean,
  ).length;
  useEffect(() => void load(), [load, found]);
  if (aside.length === 0 && records.length === 0) return null;
  return (
    <Card title={words.title}>
      <AppText>{words.text}</AppText>
      <View role="list" style={{ gap: SPACE.m }}>
        {aside.map((game) => (
          <AsideGame key={game.id} game={game} />
        ))}
        {records.map((record) => (
          <Aside key={record.key} record={record} />
        ))}
      </View>
    </Card>
  );
}

function AsideGame({ game: { id, name, code } }: { readonly game: SetAside }) {
  const words = useWords(gamesWords).aside;
  const called = name === '' ? words.nameless(id) : name;
  return (
    <AsideItem called={called} isNewer={code === 'from-a-newer-app'} textOf={() => exportAsItIs(id)}>
      <LinkButton href={gameHref(id)} label={words.again(called)} />
    </AsideItem>
  );
}

function Aside({ record }: { readonly record: QuarantinedRecord }) {
  const words = useWords(gamesWords).aside;
  const dismiss = useQuarantine((quarantine) => quarantine.dismiss);
  const called = words.areas[record.kind];
  return (
    <AsideItem called={called} isNewer={record.isNewer} textOf={async () => record.text}>
      <Button kind="quiet" label={words.putAway(called)} onPress={() => void dismiss(record)} />
    </AsideItem>
  );
}

interface AsideItemProps {
  readonly called: string;
  readonly isNewer: boolean;
  readonly textOf: () => Promise<string | undefined>;
  readonly children: ReactNode;
}

function AsideItem({ called, isNewer, textOf, children }: AsideItemProps) {
  const words = useWords(gamesWords).aside;
  const [text, setText] = useState<string>();
  return (
    <View role="listitem">
      <Column gap="s">
        <AppText variant="label">{called}</AppText>
        <AppText variant="small">{isNewer ? words.newer : words.damaged}</AppText>
        <Row gap="s">
          <Button kind="secondary" label={words.share(called)} onPress={() => void textOf().then(setText)} />
          {children}
        </Row>
        {text !== undefined && <HandedText text={text} name={called} />}
      </Column>
    </View>
  );
}
