import { MAX_CLERGY } from '../model/state';
import type { Answers, ChurchChoice } from '../model/lacerdaInputs';
import type { Question } from './question';
import type { BotRefusal } from './refusal';

/** More than any clergy tile shows. */
export const MAX_CLERGY_WIGS = 8;
/** A plan never needs more officials than someone has. */
export const MAX_PLAN_OFFICIALS = 8;

function outside(answer: Question['kind'], given: number, least: number, most: number): BotRefusal | null {
  const fits = Number.isInteger(given) && given >= least && given <= most;
  return fits ? null : { code: 'impossible-answer', answer, given, least, most };
}

const badChurch = ({ tiles, wigs }: ChurchChoice): BotRefusal | null =>
  outside('church', tiles, 1, MAX_CLERGY) ?? outside('church', wigs, 0, tiles * MAX_CLERGY_WIGS);

const badFace = (face: NonNullable<Answers['building']>): BotRefusal | null =>
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
