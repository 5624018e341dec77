import { useState } from 'react';

import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Checklist } from '@/components/ui/Checklist';
import { SPACE } from '@/components/ui/scale';
import type { BoardSheet, PutBack } from '@/engine';
import { say } from '@/i18n/say';
import { putBackWords } from '@/i18n/soloPutBack';
import type { Translate } from '@/i18n/translate';
import { useTranslate, useWords } from '@/i18n/useWords';

import { outcomeSaid, valueSaid, type LogWords } from './said';
import type { ToDo } from './toDo';
import { useLogWords } from './useLogWords';

type Speaker = (typeof putBackWords)['en'];

function pieceSaid(piece: PutBack, sheet: BoardSheet, words: LogWords, speaker: Speaker, t: Translate): string {
  return piece.code === 'value'
    ? words.log.pieces.valueBack(valueSaid(piece.correction, sheet, words))
    : say(speaker, piece, t);
}

/** What the hands do, in words, under the heading that says which way. */
export function usePiecesSaid(
  sheet: BoardSheet,
): (toDo: ToDo) => readonly { readonly title: string; readonly lines: readonly string[] }[] {
  const words = useLogWords();
  const speaker = useWords(putBackWords);
  const t = useTranslate();
  const { pieces } = words.log;
  return ({ putBack, again, from, set }) =>
    [
      { title: pieces.putBack, lines: putBack.map((piece) => pieceSaid(piece, sheet, words, speaker, t)) },
      { title: pieces.again, lines: outcomeSaid(again, sheet, words, from) },
      { title: pieces.set, lines: set.map((value) => words.log.set(valueSaid(value, sheet, words))) },
    ].filter(({ lines }) => lines.length > 0);
}

interface PiecesProps {
  readonly toDo: ToDo;
  readonly sheet: BoardSheet;
  readonly onDone: () => void;
}

/** The pieces to move so that the table is where the log is, checked off one by one or all at once. */
export function Pieces({ toDo, sheet, onDone }: PiecesProps) {
  const words = useLogWords().log.pieces;
  const parts = usePiecesSaid(sheet)(toDo);
  if (parts.length === 0) return null;
  return (
    <>
      {parts.map(({ title, lines }) => (
        <PieceList key={`${title} ${lines.join()}`} title={title} lines={lines} />
      ))}
      <Button kind="secondary" label={words.done} onPress={onDone} />
    </>
  );
}

function PieceList({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  const [moved, setMoved] = useState<readonly string[]>([]);
  const items = lines.map((label, at) => ({ id: String(at), label, done: moved.includes(String(at)) }));
  const toggle = (id: string, done: boolean): void =>
    setMoved(done ? [...moved, id] : moved.filter((other) => other !== id));
  return (
    <Card tone="primarySoft" title={title} style={{ padding: SPACE.m, gap: SPACE.xs }}>
      <Checklist label={title} items={items} onToggle={toggle} />
    </Card>
  );
}
