import { GOODS, NOBLES, sheetOf, sum } from './notation';
import type { Good, Owner, Position } from './notation';

/** One column of the score sheet, as somebody would write it down at the table. */
export type Held = {
  wigs: number;
  ships: number[];
  /** Sets of a person, cubes of Lacerda. */
  rubble: number;
  stores: Record<Good, number>;
  reis: number;
  influence: number;
  decrees: number[];
  officials: number;
  plansDone: number;
  favours: number;
};
export type ScoreAnswer = {
  lines: Record<Owner, Record<string, number>>;
  total: Record<Owner, number>;
  majorities: number;
  title: string;
};

function storesBuilt(position: Position, owner: Owner): Record<Good, number> {
  const built = { gold: 0, books: 0, cloth: 0, tools: 0 };
  for (const store of Object.values(position.stores)) if (store.owner === owner) built[store.good] += 1;
  return built;
}

/** R11: what is shown on every plan he owns, or his figures wherever they stand at court. */
function hisOfficials(position: Position): number {
  if (position.rulings['R11'] !== 'offices') return sum(position.lacerda.plans);
  let figures = 0;
  for (const noble of NOBLES) figures += position.offices[noble].lacerda + position.plazas[noble].lacerda;
  return figures;
}

export function heldBy(position: Position): Record<Owner, Held> {
  const { you, lacerda } = position;
  const completed = you.plans.filter(({ done }) => done);
  return {
    you: {
      wigs: you.wigs,
      ships: you.portfolio.flatMap((card) => (card.card === 'ship' ? [card.hull] : [])),
      rubble: Math.min(you.rubble.earthquake, you.rubble.fire, you.rubble.tsunami),
      stores: storesBuilt(position, 'you'),
      reis: you.reis,
      influence: you.influence,
      decrees: you.decrees,
      officials: sum(completed.map(({ officials }) => officials)),
      plansDone: completed.length,
      favours: you.favours.length,
    },
    lacerda: {
      wigs: lacerda.wigs,
      ships: lacerda.ships.map(({ hull }) => hull),
      rubble: lacerda.cubes,
      stores: storesBuilt(position, 'lacerda'),
      reis: 0,
      influence: lacerda.influence,
      decrees: Array.from({ length: lacerda.decrees }, () => 3),
      officials: hisOfficials(position),
      plansDone: 0,
      favours: lacerda.favours.length,
    },
  };
}

/** score.stores, score.officials for two: the first and the last prize; a tie shares both, rounded down; none, nothing. */
function prize(mine: number, theirs: number, [most, last]: readonly [number, number]): number {
  if (mine === 0) return 0;
  if (mine === theirs) return Math.floor((most + last) / 2);
  return mine > theirs ? most : last;
}

function prizes(position: Position): Record<string, readonly [number, number]> {
  const tools = sheetOf(position).toolsMajority === '6/3/1' ? 1 : 2;
  return { gold: [3, 1], tools: [6, tools], books: [9, 3], cloth: [9, 3], officials: [15, 5] };
}

const counts = ({ stores, officials }: Held): Record<string, number> => ({ ...stores, officials });

/** influence.cash: every coin the marker would reach on its way left. */
function coins(position: Position, influence: number): number {
  let found = 0;
  for (let space = influence - 1; space >= 0; space -= 1) if (sheetOf(position).coins.includes(space)) found += 1;
  return found;
}

function linesOf(position: Position, owner: Owner): Record<string, number> {
  const held = heldBy(position);
  const [mine, theirs] = owner === 'you' ? [held.you, held.lacerda] : [held.lacerda, held.you];
  const contests = Object.entries(prizes(position)).map(
    ([of, given]) => [of, prize(counts(mine)[of] ?? 0, counts(theirs)[of] ?? 0, given)] as const,
  );
  return {
    ...Object.fromEntries(contests),
    ships: sum(mine.ships),
    rubble: mine.rubble * (owner === 'you' ? 3 : 1),
    money: owner === 'you' ? Math.floor((mine.reis + coins(position, mine.influence)) / 5) : 0,
    decrees: sum(mine.decrees),
    favours: 2 * mine.favours,
  };
}

/** R12: first alone, or level with him at the top; never with nothing. */
function majoritiesHeld(position: Position): number {
  const { you, lacerda } = heldBy(position);
  const level = position.rulings['R12'] === 'ties-count';
  return [...GOODS, 'officials'].filter((of) => {
    const [mine, his] = [counts(you)[of] ?? 0, counts(lacerda)[of] ?? 0];
    return mine > his || (level && mine === his && mine > 0);
  }).length;
}

/** solo.title, row by row as printed (R4). */
function titleOf(position: Position, total: Record<Owner, number>, majorities: number): string {
  const { you, lacerda } = heldBy(position);
  const [stores, hisStores] = [sum(Object.values(you.stores)), sum(Object.values(lacerda.stores))];
  const reis = you.reis + (position.rulings['R13'] === 'influence-cashed' ? coins(position, you.influence) : 0);
  const [decrees, ships] = [you.decrees.length, you.ships.length];
  if (total.you < total.lacerda || stores < 4 || majorities === 0 || reis < 5 || decrees < 4) return 'jester';
  if (total.you === total.lacerda) return 'jester';
  if (stores > hisStores && majorities >= 3 && reis >= 20 && decrees >= 8 && ships >= 2) return 'right-arm';
  if (stores >= hisStores && majorities >= 2 && reis >= 10 && decrees >= 7 && ships >= 1) return 'favourite';
  return decrees >= 6 ? 'servant' : 'jester';
}

/** Both final scores and your title if the game ended in this position. */
export function scoreOracle(position: Position): ScoreAnswer {
  const lines = { you: linesOf(position, 'you'), lacerda: linesOf(position, 'lacerda') };
  const total = {
    you: position.you.wigs + sum(Object.values(lines.you)),
    lacerda: position.lacerda.wigs + sum(Object.values(lines.lacerda)),
  };
  const majorities = majoritiesHeld(position);
  return { lines, total, majorities, title: titleOf(position, total, majorities) };
}
