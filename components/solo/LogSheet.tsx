import { useState } from 'react';
import { View } from 'react-native';

import { UiIcon } from '@/components/icons/UiIcon';
import { commandSaid } from '@/components/turn/commandSaid';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Column, Row } from '@/components/ui/layout';
import { Sheet } from '@/components/ui/Sheet';
import { SPACE } from '@/components/ui/scale';
import type { Entry, Move, PutBack, Seat, Travel } from '@/engine';
import { say } from '@/i18n/say';
import { soloWords } from '@/i18n/solo';
import { putBackWords } from '@/i18n/soloPutBack';
import type { CommandWords } from '@/i18n/shape/turnCommands';
import { commandWords } from '@/i18n/turnCommands';
import { useTranslate, useWords } from '@/i18n/useWords';
import { useTable } from '@/store/games/games';
import type { OpenGame } from '@/store/games/open';

import { DEMO } from './demo';

interface LogSheetProps {
  readonly open: boolean;
  readonly game: OpenGame;
  readonly onClose: () => void;
}

/** The game in sentences, the latest first; undo and redo say which pieces go back. */
export function LogSheet({ open, game: { game, history }, onClose }: LogSheetProps) {
  const words = useWords(soloWords).log;
  const { undo, redo, jump } = useTable((table) => table);
  const [pieces, setPieces] = useState<readonly PutBack[]>([]);
  const travel = (to: ReturnType<typeof undo>): void => void to.then((went) => went.ok && setPieces((went.value satisfies Travel).putBack));
  const { done, undone } = history;
  return (
    <Sheet open={open} title={words.title} onClose={onClose}>
      <Row gap="s">
        <Button kind="secondary" label={words.undo} disabled={done.length === 0} icon={(color) => <UiIcon name="undo" color={color} />} onPress={() => travel(undo())} />
        <Button kind="secondary" label={words.redo} disabled={undone.length === 0} icon={(color) => <UiIcon name="redo" color={color} />} onPress={() => travel(redo())} />
        {game.id === DEMO && <Button kind="quiet" label={words.again} disabled={done.length === 0} onPress={() => travel(jump(0))} />}
      </Row>
      {pieces.length > 0 && game.id !== DEMO && <Pieces pieces={pieces} />}
      {done.length === 0 && <AppText tone="inkSoft">{words.nothing}</AppText>}
      <View role="list" aria-label={words.title} style={{ gap: SPACE.s }}>
        {done.map((entry, at) => <Line key={at} at={at + 1} entry={entry} />).reverse()}
      </View>
    </Sheet>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly PutBack[] }) {
  const words = useWords(soloWords).log;
  const speaker = useWords(putBackWords);
  const t = useTranslate();
  return (
    <Card tone="primarySoft" title={words.putBack} style={{ padding: SPACE.m, gap: SPACE.xs }}>
      {pieces.map((piece, at) => <AppText key={at}>{say(speaker, piece, t)}</AppText>)}
    </Card>
  );
}

function moveSaid(move: Move, words: CommandWords): string {
  switch (move.kind) {
    case 'tell-lacerda':
    case 'override-lacerda':
    case 'finish-lacerda':
    case 'let-lacerda-follow':
      return words.his[move.kind];
    default:
      return commandSaid(move, words);
  }
}

const wigsIn = ({ events }: Entry, seat: Seat): number =>
  events.reduce((sum, event) => (event.kind === 'wigs-changed' && event.seat === seat ? sum + event.by : sum), 0);

function Line({ at, entry }: { readonly at: number; readonly entry: Entry }) {
  const words = useWords(soloWords).log;
  const said = useWords(commandWords);
  const [you, his] = [wigsIn(entry, 'you'), wigsIn(entry, 'lacerda')];
  return (
    <View role="listitem">
      <Column gap="xs">
        <AppText>{words.entry(at, entry.moves.map((move) => moveSaid(move, said)).join('; '))}</AppText>
        {(you !== 0 || his !== 0) && <AppText variant="small" tone="inkSoft">{words.wigs(you, his)}</AppText>}
      </Column>
    </View>
  );
}
