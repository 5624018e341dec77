import { SCORE_LINES, type FinalScore } from '@/engine';
import type { score as scoreWordsEn } from '@/i18n/en/score';
import type { ScoreReasons } from '@/i18n/shape/scoreReasons';

import { nameIn, type ScoredAs } from '../people';
import { placesOf } from '../places';

/** What a shared result is made of, besides the numbers. */
export interface Telling {
  readonly score: FinalScore;
  readonly people: readonly ScoredAs[];
  /** The day it was played, in words. */
  readonly date: string;
  readonly words: typeof scoreWordsEn;
  readonly sentences: Pick<ScoreReasons, 'majority' | 'brokenTie'>;
}

/** A result as plain text, for any messenger. */
export function scoreText({ score, people, date, words, sentences }: Telling): string {
  const nameOf = nameIn(people);
  const majorities = SCORE_LINES.flatMap((line) =>
    line in score.majorities ? [score.majorities[line as keyof FinalScore['majorities']]] : [],
  );
  return [
    words.text.heading(date),
    '',
    ...placesOf(score).flatMap(({ place, ids, total }) => ids.map((id) => words.text.place(place, nameOf(id), total))),
    ...score.brokenTies.map((tie) => sentences.brokenTie(tie, nameOf)),
    ...(score.title === null ? [] : [words.text.title(words.titles.id[score.title.id])]),
    '',
    ...majorities.filter(({ standings }) => standings.length > 0).map((contest) => sentences.majority(contest, nameOf)),
  ]
    .join('\n')
    .trim();
}
