import { recordOf } from '../core/record';
import type { Result } from '../core/result';
import { placeOnTrack } from '../game/setup/start';
import type { BoardSheet } from '../model/boardSheet';
import type { Problem } from '../model/fault';
import { LIMITS } from '../model/limits';
import type { Place, Reader, Readers } from '../model/reading';
import {
  choice,
  distinct,
  fault,
  isObject,
  number,
  over,
  readAll,
  readFields,
  refuseOthers,
  sound,
  whole,
} from '../model/reading';
import type { Rulings } from '../model/rulings';
import { DEFAULT_RULINGS, RULING_CHOICES } from '../model/rulings';
import type { GameState } from '../model/state';
import { CITY_TILES, DECKS, GAPS, GOODS, HULLS, NOBLES, SEATS } from '../model/vocabulary';
import { DEFAULT_SHEET } from '../sheet/defaults';
import { sheetReader } from '../sheet/read';
import { available, buildings, offices, planStacks, plazas, rubble, scoring, stores } from './city';
import { defaultState } from './defaults';
import { lacerda, person } from './holdings';
import { POSITION_FORMAT, POSITION_VERSION } from './position';
import { checkPossible, checkTold } from './possible';

const CARDS_IN_DECK = 5;
const ENDINGS = ['this-round', 'last-round'] as const;

const version: Reader<number> = (value, place) => {
  const has = number(value, place);
  if (has === undefined || has === POSITION_VERSION) return has;
  return fault(
    place,
    has > POSITION_VERSION
      ? { code: 'newer-version', known: POSITION_VERSION, has }
      : { code: 'not-one-of', choices: [POSITION_VERSION] },
  );
};

/** What says in which notation the document is written. */
const HEADER: Readers<{ format: string; version: number }> = { format: choice([POSITION_FORMAT]), version };
const HEADER_DEFAULTS = { format: POSITION_FORMAT, version: POSITION_VERSION };

/** What the defaults of the other fields depend on. */
type Ground = Pick<GameState, 'period'> & { readonly sheet: BoardSheet | null };
const GROUND: Readers<Ground> = { period: choice([1, 2]), sheet: sheetReader };
/** `null`: a sheet was entered and cannot be, so nothing is measured against it. */
const NO_GROUND: Ground = { period: 1, sheet: null };

type OnBoard = Omit<GameState, 'period' | 'sheet' | 'turn' | 'depth' | 'pile'>;

/** The rulings that are settings, over their defaults. */
export const rulings: Reader<Rulings> = over<Rulings>(DEFAULT_RULINGS, {
  R8: choice(RULING_CHOICES.R8),
  R9: choice(RULING_CHOICES.R9),
  R10: choice(RULING_CHOICES.R10),
  R11: choice(RULING_CHOICES.R11),
  R12: choice(RULING_CHOICES.R12),
  R13: choice(RULING_CHOICES.R13),
});

/** The marker's space by its réis value; without a sound sheet any value will do. */
const treasuryOn =
  (sheet: BoardSheet | null): Reader<number> =>
  (value, place) => {
    const has = number(value, place);
    if (has === undefined || sheet === null) return undefined;
    const space = placeOnTrack(sheet, has);
    return space >= 0
      ? space
      : fault(place, { code: 'off-track', track: sheet.treasury.map(({ right }) => right), has });
  };

const ending: Reader<GameState['ending']> = (value, place) => (value === null ? null : choice(ENDINGS)(value, place));

const TABLE: Omit<Readers<OnBoard>, 'treasury' | 'market'> = {
  rulings,
  round: whole(1, LIMITS.rounds),
  toMove: choice(SEATS),
  ending,
  cardinal: choice(GAPS),
  decks: over(
    recordOf(DECKS, () => CARDS_IN_DECK),
    recordOf(DECKS, () => whole(0, CARDS_IN_DECK)),
  ),
  aide: choice(DECKS),
  courtier: choice(NOBLES),
  scoring,
  rubble,
  stores,
  buildings,
  available,
  display: distinct(choice(CITY_TILES)),
  planStacks,
  shipyard: distinct(choice(HULLS)),
  offices,
  plazas,
  you: person,
  lacerda,
};

const tableReaders = (told: BoardSheet | null, sheet: BoardSheet): Readers<OnBoard> => ({
  ...TABLE,
  treasury: treasuryOn(told),
  market: over(
    sheet.market.start,
    recordOf(GOODS, () => whole(0, LIMITS.printed)),
  ),
});

const KNOWN_FIELDS: Readonly<Record<string, unknown>> = { ...HEADER, ...GROUND, ...tableReaders(null, DEFAULT_SHEET) };

const says = (sheet: unknown, entry: 'officeSpaces' | 'scoringTiles'): boolean =>
  isObject(sheet) && sheet[entry] !== undefined;

/**
 * A position over its defaults, told in two steps: first the sheet and the period, then what depends on them. A game of the
 * app may begin on any of these: its person can correct markers before cubes.
 */
export const startReader: Reader<GameState> = (value, place: Place) => {
  if (!isObject(value)) return fault(place, { code: 'not-an-object' });
  refuseOthers(value, place, KNOWN_FIELDS);
  readFields(value, place, HEADER, { defaults: HEADER_DEFAULTS });
  const untold = value['sheet'] === undefined;
  const ground = readFields(value, place, GROUND, {
    defaults: untold ? { ...NO_GROUND, sheet: DEFAULT_SHEET } : NO_GROUND,
  });
  const sheet = ground?.sheet ?? DEFAULT_SHEET;
  const start = defaultState(sheet, ground?.period ?? 1);
  const table = readFields(value, place, tableReaders(ground?.sheet ?? null, sheet), { defaults: start });
  if (table === undefined) return undefined;
  const state: GameState = { ...start, ...table };
  checkPossible(state, says(value['sheet'], 'officeSpaces') && ground?.sheet !== null, place);
  return state;
};

/** A position as a table can show it, from whoever writes one. */
export const positionReader: Reader<GameState> = (value, place) => {
  const state = sound(startReader)(value, place);
  if (state === undefined) return undefined;
  checkTold(state, isObject(value) && says(value['sheet'], 'scoringTiles'), place);
  return state;
};

/** The game a position stands for, or everything in it that cannot be read or cannot lie on a table. */
export const readPosition = (json: unknown): Result<GameState, readonly Problem[]> => readAll(positionReader, json);
