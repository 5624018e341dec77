import { comparisonsOf, type Comparison, type HandLine, type NobleStep, type Step } from '@/engine';

/** A gain of influence by where it comes from. */
interface Gain {
  readonly portfolio: number;
  readonly ships: number;
}

/** Why something of his is so: what he compared, what a visit cost him, what a gain is made of. */
export interface Reasons {
  readonly comparisons: readonly Comparison[];
  readonly cost: NobleStep | null;
  readonly gain: Gain | null;
}

const NOTHING: Reasons = { comparisons: [], cost: null, gain: null };

/** Which of his choices a line is about. */
const CHOSEN: Partial<Record<HandLine['code'], Comparison['of']>> = {
  officials: 'office',
  plan: 'plan',
  'favour-taken': 'favour',
  store: 'store',
  cube: 'cube',
  building: 'building',
};

const isPaid = (line: HandLine): boolean =>
  line.code === 'influence' ? line.by === 'visit' : line.code === 'wigs' && line.from > line.to;

const isTooDear = (line: HandLine): boolean => line.code === 'no-noble' && line.reason.code === 'cannot-pay';

function gainIn(step: Step): Gain | null {
  if (!('parts' in step)) return null;
  const sum = (isShip: boolean): number =>
    step.parts.filter(({ code }) => (code === 'his-ship') === isShip).reduce((all, { amount }) => all + amount, 0);
  return { portfolio: sum(false), ships: sum(true) };
}

const isHisGain = (line: HandLine): boolean =>
  line.code === 'influence' && line.seat === 'lacerda' && line.by !== 'visit';

/** The reasons of one line of a step. */
export function reasonsOf(line: HandLine, step: Step | null): Reasons {
  if (step === null) return NOTHING;
  const chosen = CHOSEN[line.code];
  return {
    comparisons: comparisonsOf(step).filter(({ of }) => of === chosen),
    cost: 'costParts' in step && (isPaid(line) || isTooDear(line)) ? step : null,
    gain: isHisGain(line) ? gainIn(step) : null,
  };
}

/** Every reason of a whole step. */
export const allReasonsOf = (step: Step): Reasons => ({
  comparisons: comparisonsOf(step),
  cost: 'costParts' in step ? step : null,
  gain: gainIn(step),
});

export const hasReasons = ({ comparisons, cost, gain }: Reasons): boolean =>
  comparisons.length > 0 || cost !== null || gain !== null;
