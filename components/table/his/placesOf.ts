import type { PlaceId } from '@/components/board/places';
import { columnOf, rowOf, unreachable, type NobleStep, type StateStep, type Step } from '@/engine';

const NOWHERE: readonly PlaceId[] = [];

function ofState(step: Extract<StateStep, { readonly done: true }>): readonly PlaceId[] {
  switch (step.action) {
    case 'officials':
      return step.offices.map((noble): PlaceId => `noble-${noble}`);
    case 'plan':
      return [`plan-${step.architect}`];
    case 'ship':
      return ['shipyard', 'treasury', 'influence-lacerda'];
    case 'produce':
      return Object.keys(step.prices).map((good) => `market-${good}` as PlaceId);
    case 'cardinal':
      return step.treasury ? ['church', 'treasury'] : ['church'];
    case 'favour':
      return [`noble-${step.noble}`];
    default:
      return unreachable(step);
  }
}

function ofNoble(step: Extract<NobleStep, { readonly done: true }>): readonly PlaceId[] {
  switch (step.action) {
    case 'store': {
      const cube: readonly PlaceId[] =
        step.cube === null
          ? []
          : [step.cube.from === 'row' ? `row-${rowOf(step.space)}` : `column-${columnOf(step.space)}`];
      return [step.space, ...cube];
    }
    case 'decrees':
      return NOWHERE;
    case 'building':
      return [step.site, `building-${step.architect}`];
    default:
      return unreachable(step);
  }
}

/** Where on the board the hands go in a step of his. */
export function placesOf(step: Step): readonly PlaceId[] {
  if ('done' in step && !step.done) return NOWHERE;
  switch (step.rule) {
    case 'solo.courtier':
      return [`noble-${step.to}`];
    case 'solo.state':
      return ofState(step);
    case 'solo.noble':
    case 'solo.follow':
      return step.paid.influence > 0 ? [...ofNoble(step), 'influence-lacerda'] : ofNoble(step);
    case 'solo.discard':
      return [`deck-${step.deck}`];
    case 'solo.aide':
      return [`deck-${step.to}`];
    case 'church.scoring':
      return ['church', `influence-${step.seat}`];
    case 'turn.dock':
    case 'end.period':
    case 'end.game':
      return NOWHERE;
    default:
      return unreachable(step);
  }
}
