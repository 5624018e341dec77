import type { HandLine } from '@/engine';
import { say } from '@/i18n/say';
import type { LineWords } from '@/i18n/shape/lines';
import type { Translate } from '@/i18n/translate';

/** A line in words: the movement, and what stands below it in small print. */
interface SaidLine {
  readonly text: string;
  readonly detail: string | null;
}

/** The details are typed code by code; the lookup cannot be. */
export function lineSaid(line: HandLine, words: LineWords, t: Translate): SaidLine {
  const detail = words.detail[line.code] as ((line: HandLine, t: Translate) => string | null) | undefined;
  return { text: say(words.text, line, t), detail: detail?.(line, t) ?? null };
}
