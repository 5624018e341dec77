import type { Step } from '../bot/step';
import { recordOf } from '../core/record';
import { unreachable } from '../core/unreachable';
import { LACERDA_STEPS } from '../model/turn';
import type { BySeat } from '../model/vocabulary';
import { SEATS } from '../model/vocabulary';
import type { Forecast, ForecastAt, ForecastStep } from './forecast';

/** How one step of his differs between two forecasts. */
export type ForecastChange =
  /** He does something he would not have done, such as following your visit. */
  | { readonly kind: 'added'; readonly at: ForecastAt; readonly now: ForecastStep; readonly wigs: BySeat<number> }
  | { readonly kind: 'gone'; readonly at: ForecastAt; readonly was: ForecastStep; readonly wigs: BySeat<number> }
  /** He does one thing instead of another, or the same for other wigs. */
  | {
      readonly kind: 'instead';
      readonly at: ForecastAt;
      readonly was: ForecastStep;
      readonly now: ForecastStep;
      readonly wigs: BySeat<number>;
    };

/** What a move changes about his next turn, in a few facts. */
export interface ForecastDifference {
  /** In the order of his steps; `wigs` is what each of you has more or less by it. */
  readonly changes: readonly ForecastChange[];
  /** Over the whole of his turn and his follow. */
  readonly wigs: BySeat<number>;
}

const NO_WIGS: BySeat<number> = { you: 0, lacerda: 0 };

/** The wigs a step brings to each of you, what he pays taken off; those not entered are not counted. */
function wigsOf(step: Step | null): BySeat<number> {
  if (step === null || ('done' in step && !step.done)) return NO_WIGS;
  if (step.rule === 'solo.state') return { you: 0, lacerda: step.action === 'cardinal' ? (step.wigs ?? 0) : 0 };
  if (step.rule !== 'solo.noble' && step.rule !== 'solo.follow') return NO_WIGS;
  const paid = step.paid.wigs;
  if (step.action === 'building') return { you: step.wigs.you, lacerda: step.wigs.lacerda - paid };
  return { you: 0, lacerda: (step.action === 'store' ? step.wigs : 0) - paid };
}

const less = (one: BySeat<number>, other: BySeat<number>): BySeat<number> =>
  recordOf(SEATS, (seat) => one[seat] - other[seat]);

/** What he does in a step, without the comparison that led there. */
function essence(step: Step | null): unknown {
  if (step === null) return null;
  switch (step.rule) {
    case 'solo.state':
    case 'solo.noble':
    case 'solo.follow':
      return { ...step, why: null, whyCube: null, costParts: null };
    case 'turn.dock':
    case 'solo.courtier':
    case 'solo.discard':
    case 'solo.aide':
    case 'church.scoring':
    case 'end.period':
    case 'end.game':
      return step;
    default:
      return unreachable(step);
  }
}

/** Whether he does the same. */
export const sameDeed = (one: Step | null, other: Step | null): boolean =>
  JSON.stringify(essence(one)) === JSON.stringify(essence(other));

/** Your own part in church scoring is no step of his. */
const isHis = ({ step }: ForecastStep): boolean => step === null || !('seat' in step) || step.seat === 'lacerda';

const find = ({ steps }: Forecast, at: ForecastAt): ForecastStep | undefined =>
  steps.find((step) => step.at === at && isHis(step));

function changeAt(at: ForecastAt, before: Forecast, after: Forecast): readonly ForecastChange[] {
  const was = find(before, at);
  const now = find(after, at);
  if (was === undefined) return now === undefined ? [] : [{ kind: 'added', at, now, wigs: wigsOf(now.step) }];
  if (now === undefined) return [{ kind: 'gone', at, was, wigs: less(NO_WIGS, wigsOf(was.step)) }];
  if (sameDeed(was.step, now.step)) return [];
  return [{ kind: 'instead', at, was, now, wigs: less(wigsOf(now.step), wigsOf(was.step)) }];
}

const STEPS: readonly ForecastAt[] = ['his-follow', ...LACERDA_STEPS];

/** What a move changes: his forecast before it against the one after it. */
export const difference = (before: Forecast, after: Forecast): ForecastDifference => ({
  changes: STEPS.flatMap((at) => changeAt(at, before, after)),
  wigs: less(after.wigs, before.wigs),
});
