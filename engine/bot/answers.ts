import { unreachable } from '../core/unreachable';
import type { GameEvent } from '../game/event';
import type { Answers, ChurchChoice } from '../model/lacerdaInputs';
import type { Face, GameState } from '../model/state';
import { MAX_CLERGY, UNKNOWN } from '../model/state';
import type { Architect } from '../model/vocabulary';
import type { Question } from './question';
import type { BotRefusal } from './refusal';

/** More than any clergy tile shows. */
export const MAX_CLERGY_WIGS = 8;
/** A plan never needs more officials than someone has. */
export const MAX_PLAN_OFFICIALS = 8;

/** One question answered; `null` means the stack is empty. */
export type Answer =
  | { readonly kind: 'clergyWigs'; readonly wigs: number }
  | { readonly kind: 'plan'; readonly architect: Architect; readonly officials: number | null }
  | { readonly kind: 'building'; readonly architect: Architect; readonly colours: Face | null }
  | { readonly kind: 'follow'; readonly choice: 'declined' }
  | { readonly kind: 'church'; readonly choice: ChurchChoice | 'declined' };

/** The answer as part of what his turn depends on. */
export function asInput(answer: Answer): Answers {
  switch (answer.kind) {
    case 'clergyWigs':
      return { clergyWigs: answer.wigs };
    case 'plan':
      return { plan: answer.officials };
    case 'building':
      return { building: answer.colours };
    case 'follow':
      return { follow: answer.choice };
    case 'church':
      return { church: answer.choice };
    default:
      return unreachable(answer);
  }
}

const architectOf = (about: Question | Answer): Architect | undefined =>
  'architect' in about ? about.architect : undefined;

/** Whether the question is the one answered. */
export const isAnswered = (question: Question, answer: Answer): boolean =>
  question.kind === answer.kind && architectOf(question) === architectOf(answer);

/** The answer as a fact that lay on the table before his turn began; null when it is about something else. */
export function lyingFact({ lacerda, planStacks, available }: GameState, answer: Answer): GameEvent | null {
  if (answer.kind === 'clergyWigs' && lacerda.clergyOwed > 0) return { kind: 'clergy-told', wigs: answer.wigs };
  if (answer.kind === 'plan' && planStacks[answer.architect] === UNKNOWN) {
    return { kind: 'plan-revealed', architect: answer.architect, officials: answer.officials };
  }
  if (answer.kind === 'building' && available[answer.architect] === UNKNOWN) {
    return { kind: 'building-revealed', architect: answer.architect, colours: answer.colours };
  }
  return null;
}

function outside(answer: Question['kind'], given: number, least: number, most: number): BotRefusal | null {
  const fits = Number.isInteger(given) && given >= least && given <= most;
  return fits ? null : { code: 'impossible-answer', answer, given, least, most };
}

const badChurch = ({ tiles, wigs }: ChurchChoice): BotRefusal | null =>
  outside('church', tiles, 1, MAX_CLERGY) ?? outside('church', wigs, 0, tiles * MAX_CLERGY_WIGS);

const badFace = (face: Face): BotRefusal | null =>
  face[0] === face[1] ? { code: 'equal-colours', colour: face[0] } : null;

/** Whether the answers can exist on any table; null when they can. */
export function badAnswer({ clergyWigs, plan, building, church }: Answers): BotRefusal | null {
  return (
    (clergyWigs === undefined ? null : outside('clergyWigs', clergyWigs, 0, MAX_CLERGY_WIGS)) ??
    (plan === undefined || plan === null ? null : outside('plan', plan, 1, MAX_PLAN_OFFICIALS)) ??
    (building === undefined || building === null ? null : badFace(building)) ??
    (church === undefined || church === 'declined' ? null : badChurch(church))
  );
}
