import { sameDeed, type Forecast, type ForecastStep, type NobleStep, type Step } from '@/engine';
import type { forecast } from '@/i18n/en/forecast';

import type { Foreseen } from './useForecast';

type Words = typeof forecast;
type DoneNoble = Extract<NobleStep, { readonly done: true }>;
type Said = Readonly<Record<NobleStep['action'], (step: NobleStep) => string>>;

/** The step of his that matters most: his follow of this visit, else what he does with his own. */
const telling = ({ steps }: Forecast): ForecastStep | undefined =>
  steps.find(({ at }) => at === 'his-follow') ?? steps.find(({ at }) => at === 'noble');

const isDone = (step: Step | null | undefined): step is DoneNoble =>
  step !== null && step !== undefined && 'paid' in step && step.done;

/** What it comes to, in a few words. */
function said(step: Step | null | undefined, as: Said, words: Words): string {
  if (step === null || step === undefined) return words.waits;
  return isDone(step) ? as[step.action](step) : words.nothing;
}

/** Beside the same deed elsewhere the place is enough: "was A3". */
const saidBefore = (was: Step | null | undefined, now: Step | null | undefined, words: Words): string =>
  said(was, (isDone(was) && isDone(now) && was.action === now.action ? words.place : words.thing) as Said, words);

/** His next turn in one line: how it begins, what he does, and what he would have done without your move. */
export interface InShort {
  readonly lead: string;
  readonly deed: string;
  readonly was: string | null;
}

/** What his turn ends: it is not left to the sheet. */
const endsIn = ({ steps }: Forecast, { ends }: Words): readonly string[] =>
  steps.flatMap(({ step }) =>
    step?.rule === 'end.period' ? [ends.period] : step?.rule === 'end.game' ? [ends.game] : [],
  );

export function inShort({ now, was }: Foreseen, words: Words): InShort {
  const [next, before] = [telling(now), telling(was)];
  const deeds = words.deed as Said;
  const deed = said(next?.step, deeds, words);
  const isOther = next?.at !== before?.at;
  const isSame =
    isOther || sameDeed(next?.step ?? null, before?.step ?? null) || said(before?.step, deeds, words) === deed;
  return {
    lead: next?.at === 'his-follow' ? words.follows : words.then,
    deed: [deed, ...endsIn(now, words)].join(', '),
    was: isSame ? null : words.was(saidBefore(before?.step, next?.step, words)),
  };
}
