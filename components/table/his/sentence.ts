import { unreachable, type NobleStep, type SkipReason, type StateStep, type Step } from '@/engine';
import { say } from '@/i18n/say';
import type { Translate } from '@/i18n/translate';
import type { Turn } from '@/i18n/shape/turn';

type Line = (step: Step) => string;

/** A speaker's line for the step it belongs to: the table is typed line by line, the lookup cannot be. */
const line = (speaker: object, key: string): Line => (speaker as Readonly<Record<string, Line>>)[key] ?? (() => '');

const reasonOf = (words: Turn, reason: SkipReason, t: Translate): string => say(words.reasons, reason, t);

const ofState = (step: StateStep, words: Turn, t: Translate): string =>
  step.done ? line(words.state, step.action)(step) : words.skippedState(step.action, reasonOf(words, step.reason, t));

const ofNoble = (step: NobleStep, words: Turn, t: Translate): string =>
  step.done ? line(words.noble, step.action)(step) : words.skippedNoble(step.action, reasonOf(words, step.reason, t));

/** What the hands do in a step of his. */
export function sentenceOf(step: Step, words: Turn, t: Translate): string {
  const { steps } = words;
  switch (step.rule) {
    case 'turn.dock':
      return steps.dock(step);
    case 'solo.courtier':
      return steps.courtier(step);
    case 'solo.state':
      return ofState(step, words, t);
    case 'solo.noble':
      return ofNoble(step, words, t);
    case 'solo.follow':
      return step.done ? `${words.returnsFavour(step.noble)} ${ofNoble(step, words, t)}` : ofNoble(step, words, t);
    case 'solo.discard':
      return step.done ? steps.discard(step) : steps.skippedDiscard(reasonOf(words, step.reason, t));
    case 'solo.aide':
      return steps.aide(step);
    case 'church.scoring':
      return step.seat === 'you' ? steps.yourChurch(step) : steps.hisChurch(step);
    case 'end.period':
      return steps.endOfPeriod();
    case 'end.game':
      return steps.endOfGame();
    default:
      return unreachable(step);
  }
}
