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
import type { QuarantinedGame } from '@/store/games/library';
import type { QuarantinedRecord } from '@/store/record/quarantine';
import { useQuarantine } from '@/store/record/quarantineStore';
import { useScoreSheets } from '@/store/scoreSheets';

import { gameHref } from '@/components/game/gameHref';
import { ExportedText } from '@/components/transfer/ExportedText';

/** What could not be read: named, with a way to export it; there is no way to delete it. */
export function QuarantinedGames() {
  const words = useWords(gamesWords).quarantined;
  const games = useLibrary((library) => library.quarantined);
  const { records, load } = useQuarantine();
  // What cannot be read is found when the sheets are.
  const found = [useScoreSheets((sheets) => sheets.loaded), useBoardSheets((sheets) => sheets.loaded)].filter(
    Boolean,
  ).length;
  useEffect(() => void load(), [load, found]);
  if (games.length === 0 && records.length === 0) return null;
  return (
    <Card title={words.title}>
      <AppText>{words.text}</AppText>
      <View role="list" style={{ gap: SPACE.m }}>
        {games.map((game) => (
          <QuarantinedGameCard key={game.id} game={game} />
        ))}
        {records.map((record) => (
          <QuarantinedRecordCard key={record.key} record={record} />
        ))}
      </View>
    </Card>
  );
}

function QuarantinedGameCard({ game: { id, name, code } }: { readonly game: QuarantinedGame }) {
  const words = useWords(gamesWords).quarantined;
  const called = name === '' ? words.nameless(id) : name;
  return (
    <QuarantinedItem called={called} isNewer={code === 'from-a-newer-app'} textOf={() => exportAsItIs(id)}>
      <LinkButton href={gameHref(id)} label={words.again(called)} />
    </QuarantinedItem>
  );
}

function QuarantinedRecordCard({ record }: { readonly record: QuarantinedRecord }) {
  const words = useWords(gamesWords).quarantined;
  const dismiss = useQuarantine((quarantine) => quarantine.dismiss);
  const called = words.areas[record.kind];
  return (
    <QuarantinedItem called={called} isNewer={record.isNewer} textOf={async () => record.text}>
      <Button kind="quiet" label={words.hide(called)} onPress={() => void dismiss(record)} />
    </QuarantinedItem>
  );
}

interface QuarantinedItemProps {
  readonly called: string;
  readonly isNewer: boolean;
  readonly textOf: () => Promise<string | undefined>;
  readonly children: ReactNode;
}

function QuarantinedItem({ called, isNewer, textOf, children }: QuarantinedItemProps) {
  const words = useWords(gamesWords).quarantined;
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
        {text !== undefined && <ExportedText text={text} name={called} />}
      </Column>
    </View>
  );
}
