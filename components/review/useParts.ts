import type { ScorePart, Swing } from '@/engine';
import { reviewWords } from '@/i18n/review';
import { scoreWords } from '@/i18n/score';
import { useWords } from '@/i18n/useWords';

/** What a swing is made of, in the words of the score sheet and as its winner counts it: "Track +3 · Books +6". */
export function useParts(): (swing: Swing) => string {
  const { part } = useWords(reviewWords);
  const { line } = useWords(scoreWords).result;
  return ({ by, parts }) =>
    (Object.keys(parts) as readonly ScorePart[])
      .filter((name) => parts[name] !== 0)
      .map((name) => part(line[name], by < 0 ? -parts[name] : parts[name]))
      .join(' · ');
}
