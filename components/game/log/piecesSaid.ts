import type { BoardSheet, PutBack } from '@/engine';
import { say } from '@/i18n/say';
import { putBackWords } from '@/i18n/soloPutBack';
import type { Translate } from '@/i18n/translate';
import { useTranslate, useWords } from '@/i18n/useWords';
import type { PiecesNote } from '@/store/games/gameNotes';

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
export function usePiecesSaid(sheet: BoardSheet): (toDo: ToDo) => PiecesNote['parts'] {
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
