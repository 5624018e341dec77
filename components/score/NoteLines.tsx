import type { ScoreNote } from '@/engine';
import { Note } from '@/components/ui/Note';
import { say } from '@/i18n/say';
import { scoreReasonWords } from '@/i18n/scoreReasons';
import { useTranslate, useWords } from '@/i18n/useWords';

/** What is odd about a table that is scored all the same, a line each. */
export function NoteLines({ notes }: { readonly notes: readonly ScoreNote[] }) {
  const words = useWords(scoreReasonWords).notes;
  const t = useTranslate();
  return notes.map((note) => (
    <Note key={note.code} live>
      {say(words, note, t)}
    </Note>
  ));
}
