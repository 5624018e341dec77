/**
 * The most that anything told to the engine may be, whoever tells it: every reader measures by this table before it counts,
 * loops or goes deeper. The limits of the rules (8 houses, 4 clergy tiles) stand with their rule; these are what no table
 * comes near.
 */
export const LIMITS = {
  /** Levels of nesting; our own documents have ten. */
  depth: 32,
  /** Problems told by name; the others are counted. */
  problems: 20,
  /** Entries of a list of things on the table. */
  list: 100,
  /** Names of an object: a sheet has one for every space, site and card with a reward. */
  names: 2_000,
  /** Characters of a text somebody wrote. */
  text: 10_000,
  /** Characters of a reminder beside a piece. */
  note: 200,
  /** What chance is begun with. */
  seed: 2 ** 31,
  /** Characters of a whole document: a game as text is a hundredth of it. */
  document: 5_000_000,
  /** Characters of a field's name in the path of a problem. */
  name: 60,
  /** A number printed on a copy, of either sign. */
  printed: 99,
  /** A scoring tile. */
  tile: 9,
  /** What somebody holds: wigs, réis. */
  amount: 9_999,
  /** What a person can put an amount right to. */
  corrected: 999,
  rounds: 999,
  /** Decrees or plans in one hand, and what a person can correct them to: the game goes on from there. */
  cards: 99,
  correctedCards: 30,
  /** Goods of a kind: two and one for every set are the most a warehouse holds; a table may show more until it is corrected. */
  goods: 20,
  /** Entries of a game's log. */
  entries: 10_000,
  /** Moves or events of one entry. */
  inEntry: 1_000,
  /** Different moves or different events of a log, and all that happened in it. */
  log: 50_000,
  /** What no list and no game reaches: numbers of records, places in a log. */
  records: 1_000_000,
} as const;
