import {
  COUNTED_LINES,
  HULLS,
  SCORE_LIMITS,
  unreachable,
  type Hull,
  type PlayerScore,
  type ScoreLine,
  type ScorePlayer,
} from '@/engine';

/** The fields of the sheet from top to bottom, in the order the rulebook counts. */
export const ENTRIES = [
  'wigs',
  ...COUNTED_LINES,
  'reis',
  'influence',
  'decrees',
  'officials',
  'plans',
  'favours',
] as const;
export type ScoreField = (typeof ENTRIES)[number];

/** One field of one player. */
export interface FieldOf {
  readonly entry: ScoreField;
  readonly id: string;
}

/** What is under the thumb for a field. `most` is the largest number taken, `keys` the largest with a key of its own. */
export type Tool =
  | { readonly kind: 'digits'; readonly most: number }
  | { readonly kind: 'pick'; readonly keys: number; readonly most: number }
  | { readonly kind: 'ships'; readonly most: number }
  | { readonly kind: 'decrees' }
  | { readonly kind: 'influence' };

const THREE_DIGITS = 999;
/** Three rows of keys leave room for these. */
const MANY_KEYS = 17;
/** The decrees that have a key. */
export const MOST_DECREE_WIGS = 15;

const STORES: Tool = { kind: 'pick', keys: SCORE_LIMITS.storesEach, most: SCORE_LIMITS.storesEach };

const FOR_PEOPLE: Readonly<Record<ScoreField, Tool>> = {
  wigs: { kind: 'digits', most: THREE_DIGITS },
  ships: { kind: 'ships', most: SCORE_LIMITS.ships },
  rubble: { kind: 'pick', keys: SCORE_LIMITS.sets, most: SCORE_LIMITS.sets },
  gold: STORES,
  tools: STORES,
  books: STORES,
  cloth: STORES,
  reis: { kind: 'digits', most: THREE_DIGITS },
  influence: { kind: 'influence' },
  decrees: { kind: 'decrees' },
  officials: { kind: 'pick', keys: MANY_KEYS, most: 99 },
  plans: { kind: 'pick', keys: 5, most: 16 },
  favours: { kind: 'pick', keys: SCORE_LIMITS.favours, most: SCORE_LIMITS.favours },
};

/** Lacerda has no money and completes no plan; his cubes and decrees are only counted. */
const FOR_LACERDA: Readonly<Record<ScoreField, Tool | null>> = {
  ...FOR_PEOPLE,
  ships: { kind: 'ships', most: HULLS.length },
  rubble: { kind: 'digits', most: SCORE_LIMITS.cubes },
  reis: null,
  influence: null,
  decrees: { kind: 'pick', keys: MANY_KEYS, most: 99 },
  plans: null,
};

/** What a field is entered with; nothing where Lacerda has none of it. */
export const toolFor = ({ entry }: FieldOf, player: ScorePlayer): Tool | null =>
  (player.kind === 'lacerda' ? FOR_LACERDA : FOR_PEOPLE)[entry];

/** The number in a field; of ships the sum of their hulls, of decrees how many. */
export function amountIn(player: ScorePlayer, entry: ScoreField): number {
  switch (entry) {
    case 'wigs':
    case 'reis':
    case 'influence':
    case 'favours':
      return player[entry];
    case 'ships':
      return player.ships.reduce((sum: number, hull) => sum + hull, 0);
    case 'rubble':
      return player.kind === 'lacerda' ? player.cubes : player.sets;
    case 'decrees':
      return player.kind === 'lacerda' ? player.decrees : player.decrees.length;
    case 'officials':
      return player.officialsAtWork;
    case 'plans':
      return player.plansDone;
    case 'gold':
    case 'tools':
    case 'books':
    case 'cloth':
      return player.stores[entry];
    default:
      return unreachable(entry);
  }
}

/** Puts a number into a field; ships and a person's decrees are lists and stay as they are. */
export function withAmount(player: ScorePlayer, entry: ScoreField, amount: number): ScorePlayer {
  switch (entry) {
    case 'wigs':
    case 'reis':
    case 'influence':
    case 'favours':
      return { ...player, [entry]: amount };
    case 'ships':
      return player;
    case 'rubble':
      return player.kind === 'lacerda' ? { ...player, cubes: amount } : { ...player, sets: amount };
    case 'decrees':
      return player.kind === 'lacerda' ? { ...player, decrees: amount } : player;
    case 'officials':
      return { ...player, officialsAtWork: amount };
    case 'plans':
      return { ...player, plansDone: amount };
    case 'gold':
    case 'tools':
    case 'books':
    case 'cloth':
      return { ...player, stores: { ...player.stores, [entry]: amount } };
    default:
      return unreachable(entry);
  }
}

export const withShips = (player: ScorePlayer, ships: readonly Hull[]): ScorePlayer => ({ ...player, ships });

export const withDecrees = (player: ScorePlayer, decrees: readonly number[]): ScorePlayer =>
  player.kind === 'lacerda' ? player : { ...player, decrees };

const LINES: Readonly<Partial<Record<ScoreField, ScoreLine>>> = {
  ships: 'ships',
  rubble: 'rubble',
  gold: 'gold',
  tools: 'tools',
  books: 'books',
  cloth: 'cloth',
  reis: 'money',
  decrees: 'decrees',
  officials: 'officials',
  favours: 'favours',
};

/** The line of the final score a field counts for. */
export const lineOf = (entry: ScoreField): ScoreLine | undefined => LINES[entry];

/** The wigs a field brings, if it is worth wigs by itself. */
export function pointsIn(score: PlayerScore, entry: ScoreField): number | undefined {
  const line = lineOf(entry);
  return line === undefined ? undefined : score.lines[line].points;
}

/** The next field: along the table, then the next line; nothing after the last. */
export function nextField(players: readonly ScorePlayer[], { entry, id }: FieldOf): FieldOf | undefined {
  const cells = ENTRIES.flatMap((line) =>
    players
      .filter((player) => toolFor({ entry: line, id: player.id }, player) !== null)
      .map((player): FieldOf => ({ entry: line, id: player.id })),
  );
  const here = cells.findIndex((cell) => cell.entry === entry && cell.id === id);
  return cells[here + 1];
}
