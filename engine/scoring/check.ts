import { recordOf } from '../core/record';
import type { Result } from '../core/result';
import type { Problem } from '../model/fault';
import { LIMITS } from '../model/limits';
import type { Place, Reader, Readers } from '../model/reading';
import {
  choice,
  fault,
  fields,
  inside,
  isObject,
  list,
  over,
  readAll,
  text,
  truth,
  where,
  whole,
} from '../model/reading';
import { DEFAULT_RULINGS } from '../model/rulings';
import { OFFICIALS_EACH } from '../model/state';
import { GOODS, HULLS, type Hull } from '../model/vocabulary';
import { rulings } from '../position/read';
import { DEFAULT_SHEET } from '../sheet/defaults';
import { sheetReader } from '../sheet/read';
import { checkHouses, checkMap, checkOfficials } from './impossible';
import {
  blankLacerda,
  blankPerson,
  isSolo,
  scoreInput,
  type ScoredLacerda,
  type ScoredPerson,
  type ScoreInput,
  type ScorePlayer,
} from './input';
import { SCORE_LIMITS } from './limits';

const amount = whole(0);
const cards = whole(0, LIMITS.cards);

const id: Reader<string> = where(text, (name) => (name.trim() === '' ? { code: 'no-name' } : undefined));

/** More than fit are refused before anybody looks at them. */
const ships = (most: number): Reader<readonly Hull[]> => {
  const read = list(choice(HULLS), most);
  return (value, place) =>
    Array.isArray(value) && value.length > most
      ? fault(place, { code: 'too-many-ships', most, has: value.length })
      : read(value, place);
};

const stores: Reader<ScorePlayer['stores']> = over(
  // Stryker disable next-line StringLiteral: whose stores they are is not looked at.
  blankPerson('').stores,
  recordOf(GOODS, () => amount),
);

/** The entries a person and Lacerda have in common, each with its limit. */
const HOLDINGS: Omit<Readers<ScorePlayer>, 'kind' | 'ships' | 'decrees'> = {
  id,
  wigs: amount,
  sets: whole(0, SCORE_LIMITS.sets),
  cubes: whole(0, SCORE_LIMITS.cubes),
  stores,
  reis: amount,
  influence: whole(0, SCORE_LIMITS.influence),
  officialsAtWork: whole(0, LIMITS.cards * OFFICIALS_EACH),
  plansDone: cards,
  favours: whole(0, SCORE_LIMITS.favours),
};

const withoutId = <T extends ScorePlayer>({ id: _, ...rest }: T): Omit<T, 'id'> => rest;

const person = fields<ScoredPerson>(
  {
    ...HOLDINGS,
    kind: choice(['person']),
    ships: ships(HULLS.length),
    decrees: list(whole(0, SCORE_LIMITS.decreeWigs)),
  },
  { defaults: withoutId(blankPerson('')) as Partial<ScoredPerson> },
);

const lacerda = fields<ScoredLacerda>(
  { ...HOLDINGS, kind: choice(['lacerda']), ships: ships(SCORE_LIMITS.lacerdaShips), decrees: cards },
  { defaults: withoutId(blankLacerda('')) as Partial<ScoredLacerda> },
);

const player: Reader<ScorePlayer> = (value, place) => {
  if (!isObject(value)) return fault(place, { code: 'not-an-object' });
  const { kind = 'person' } = value;
  if (kind !== 'person' && kind !== 'lacerda')
    return fault(inside(place, 'kind'), { code: 'not-one-of', choices: ['person', 'lacerda'] });
  return kind === 'lacerda' ? lacerda(value, place) : person(value, place);
};

/** Everyone a table names has a name of their own, and there is one Lacerda. */
function checkTogether(players: readonly ScorePlayer[], place: Place): void {
  players.forEach(({ id: name, kind }, index) => {
    const before = players.slice(0, index);
    const here = inside(place, index);
    if (before.some((other) => other.id === name)) fault(inside(here, 'id'), { code: 'twice', of: name });
    if (kind === 'lacerda' && before.some((other) => other.kind === kind))
      fault(inside(here, 'kind'), { code: 'second-lacerda' });
  });
}

const players: Reader<readonly ScorePlayer[]> = (value, place) => {
  const most = SCORE_LIMITS.players;
  if (Array.isArray(value) && value.length > most)
    return fault(place, { code: 'too-many-players', most, has: value.length });
  const read = list(player)(value, place);
  if (read === undefined) return undefined;
  if (read.length === 0) return fault(place, { code: 'no-players' });
  checkTogether(read, place);
  read.forEach((one, index) => checkHouses(one, inside(place, index)));
  checkMap(read, place);
  return read;
};

interface Told extends Omit<ScoreInput, 'solo'> {
  readonly solo: boolean | null;
}

const told = fields<Told>(
  { players, solo: truth, sheet: sheetReader, rulings },
  { defaults: { solo: null, sheet: DEFAULT_SHEET, rulings: DEFAULT_RULINGS } },
);

const reader: Reader<ScoreInput> = (value, place) => {
  const read = told(value, place);
  if (read === undefined) return undefined;
  if (read.solo === true && !isSolo(read.players)) return fault(inside(place, 'solo'), { code: 'not-solo' });
  read.players.forEach((one, index) => checkOfficials(one, read.rulings, inside(inside(place, 'players'), index)));
  const input = scoreInput(read.players, read);
  return { ...input, solo: read.solo ?? input.solo };
};

/** Reads what was entered: a complete input, or every problem with its field and numbers. */
export const checkScoreInput = (json: unknown): Result<ScoreInput, readonly Problem[]> => readAll(reader, json);
