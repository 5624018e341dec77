import type { Lacerda, Person } from '@/engine/model/state';

import { blankPosition } from './oracle/blank';

const { you, lacerda } = blankPosition(() => undefined);

/** What the rulebook gives you, spelled out apart from the engine; favor and plan are dealt. */
export const YOU_AT_FIRST: Person = { ...you, portfolio: [], clergy: [{}] };

/** What it gives Lacerda. */
export const LACERDA_AT_FIRST: Lacerda = { ...lacerda, ships: [], plans: [], clergyOwed: 0 };

/** One official of each of you at the minister, a neutral one in every office. */
export const OFFICES_AT_FIRST = {
  builder: { you: 0, lacerda: 0, neutral: 1 },
  minister: { you: 1, lacerda: 1, neutral: 1 },
  king: { you: 0, lacerda: 0, neutral: 1 },
};
