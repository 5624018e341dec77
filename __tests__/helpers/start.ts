import type { Lacerda, Person } from '@/engine/model/state';

/** What the rulebook gives you, spelled out apart from the engine; favor and plan are dealt. */
export const YOU_AT_FIRST: Person = {
  wigs: 5,
  influence: 4,
  reis: 10,
  goods: { gold: 1, books: 1, cloth: 1, tools: 1 },
  rubble: { earthquake: 0, fire: 0, tsunami: 0 },
  houses: { left: 0, middle: 0, right: 0 },
  portfolio: [],
  favours: [],
  plans: [],
  clergy: [{}],
  decrees: [],
  markers: 0,
};

/** What it gives Lacerda. */
export const LACERDA_AT_FIRST: Lacerda = {
  wigs: 5,
  influence: 5,
  cubes: 0,
  decrees: 0,
  ships: [],
  favours: [],
  plans: [],
  clergyOwed: 0,
};

/** One official of each of you at the minister, a neutral one in every office. */
export const OFFICES_AT_FIRST = {
  builder: { you: 0, lacerda: 0, neutral: 1 },
  minister: { you: 1, lacerda: 1, neutral: 1 },
  king: { you: 0, lacerda: 0, neutral: 1 },
};
