import type { PlaceId } from '@/components/board/places';
import type { HandLine, Override, StateAction, Step } from '@/engine';

type NobleTarget = Extract<Override, { readonly kind: 'store' | 'building' }>;

/** Where on the map a target lies; nothing for what is off it. */
export function placeOfTarget(target: Override): PlaceId | undefined {
  if (target.kind === 'store') return target.space;
  return target.kind === 'building' ? target.site : undefined;
}

/** Whether a target is answered on the map: he built or opened elsewhere. */
const isOnMap = (target: Override): target is NobleTarget => target.kind === 'store' || target.kind === 'building';

/** The same store with another cube is answered by touching the cube. */
const isCube = (target: Override): boolean => target.kind === 'store' && target.cube !== undefined;

/** The lines of a step that say what it is; the markers follow from it. */
const TELLING: readonly HandLine['code'][] = [
  'dock',
  'courtier',
  'aide',
  'officials',
  'pushed-out',
  'plan',
  'ship',
  'goods',
  'cardinal',
  'favour-taken',
  'store',
  'decrees',
  'building',
  'discard',
  'no-state',
  'no-noble',
  'no-discard',
  'no-church',
];

/** What a step does already is no other way to do it. */
function isSame(target: Override, step: Step): boolean {
  switch (target.kind) {
    case 'noble':
    case 'deck':
      return 'to' in step
        ? step.to === (target.kind === 'noble' ? target.noble : target.deck)
        : isDiscarded(target, step);
    case 'action':
      return 'action' in step && step.action === target.action;
    case 'plan':
      return 'architect' in step && step.architect === target.architect && step.rule === 'solo.state';
    case 'favour':
      return step.rule === 'solo.state' && step.done && step.action === 'favour' && step.noble === target.noble;
    default:
      return false;
  }
}

const isDiscarded = (target: Override, step: Step): boolean =>
  target.kind === 'deck' && step.rule === 'solo.discard' && step.done && step.deck === target.deck;

/** The kind of target that says more than the action alone. */
const CLOSER: Partial<Record<StateAction, Override['kind']>> = { officials: 'offices', plan: 'plan', favour: 'favour' };

/** An action whose pieces can be named is named by them. */
const isVague = (target: Override, others: readonly Override[]): boolean =>
  target.kind === 'action' && others.some(({ kind }) => kind === CLOSER[target.action]);

/** Everything the table may have done instead of what a line says; nothing for a marker, which follows from the rest. */
export function insteadOf(line: HandLine, step: Step, others: readonly Override[]): readonly Override[] {
  if (line.code === 'cube') return others.filter(isCube);
  const isTold = TELLING.includes(line.code) || step.rule === 'church.scoring';
  if (!isTold) return [];
  return others.filter((target) => !isCube(target) && !isSame(target, step) && !isVague(target, others));
}

/** The targets on the map, if the line is answered there. */
export const onMap = (targets: readonly Override[]): readonly NobleTarget[] =>
  targets.filter(isOnMap).filter((target) => !isCube(target));
