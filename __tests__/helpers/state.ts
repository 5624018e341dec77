import { SOLO_SITES } from '@/engine/board/sites';
import { SOLO_SPACES } from '@/engine/board/spaces';
import { recordOf } from '@/engine/core/record';
import { DEFAULT_RULINGS } from '@/engine/model/rulings';
import type { Rulings } from '@/engine/model/rulings';
import type { BoardSheet } from '@/engine/model/boardSheet';
import type { ClergyTile, Cubes, GameState, Lacerda, Person, Rubble } from '@/engine/model/state';
import type { YourTurn } from '@/engine/model/turn';
import { BETWEEN, NOTHING_DUE } from '@/engine/model/turn';
import { CITY_TILES, COLOURS, NOBLES } from '@/engine/model/vocabulary';
import type { ByColour, ByNoble, Good, RubbleKind, Seat, Space } from '@/engine/model/vocabulary';
import { DEFAULT_SHEET, TREASURY_START } from '@/engine/sheet/defaults';

import { LACERDA_AT_FIRST, OFFICES_AT_FIRST, YOU_AT_FIRST } from './start';

/** Who stands in an office or plaza; a colour that is not named is not there. */
type Officials = Partial<ByNoble<Partial<ByColour<number>>>>;

/** What a test says about a state; all the rest is a solo game as it is set up, on a map without rubble. */
export type StateOverrides = Partial<
  Omit<GameState, 'sheet' | 'rulings' | 'rubble' | 'offices' | 'plazas' | 'you' | 'lacerda'>
> & {
  readonly sheet?: Partial<BoardSheet>;
  readonly rulings?: Partial<Rulings>;
  readonly rubble?: Partial<Rubble>;
  readonly offices?: Officials;
  readonly plazas?: Officials;
  /** Clergy tiles as in a position: how many, or what each gives. */
  readonly you?: Partial<Omit<Person, 'clergy'> & { readonly clergy: number | readonly ClergyTile[] }>;
  readonly lacerda?: Partial<Lacerda>;
};

const officials = (given: Officials, otherwise: Officials): GameState['offices'] =>
  recordOf(NOBLES, (noble) => recordOf(COLOURS, (colour) => (given[noble] ?? otherwise[noble])?.[colour] ?? 0));

const NO_RUBBLE: Rubble = { rows: {}, columns: [[], [], [], [], []], sites: {} };

/** The place on the treasury track of the default sheet that shows this many réis. */
export const treasuryAt = (reis: number): number => DEFAULT_SHEET.treasury.findIndex(({ right }) => right === reis);

/** A copy whose every space and site is known: these rewards and no others. */
export const knownRewards = (rewards: BoardSheet['rewards'] = {}): BoardSheet['rewards'] => ({
  ...Object.fromEntries([...SOLO_SPACES, ...SOLO_SITES].map((place) => [place, []])),
  ...rewards,
});

const KIND_OF_LETTER: Readonly<Record<string, RubbleKind>> = { e: 'earthquake', f: 'fire', t: 'tsunami' };

/** Cubes by their letters: `cubes('eft')`. */
export const cubes = (letters: string): Cubes =>
  [...letters].map((letter) => {
    const kind = KIND_OF_LETTER[letter];
    if (kind === undefined) throw new Error(`no rubble is called ${letter}`);
    return kind;
  });

const owned = (owner: Seat, goods: Partial<Record<Space, Good>>): GameState['stores'] =>
  Object.fromEntries(Object.entries(goods).map(([space, good]) => [space, { owner, good }]));

/** Stores of yours, and of his: `stores: { ...yours({ A1: 'gold' }), ...his({ B1: 'cloth' }) }`. */
export const yours = (goods: Partial<Record<Space, Good>>) => owned('you', goods);
export const his = (goods: Partial<Record<Space, Good>>) => owned('lacerda', goods);

/** So many clergy tiles of which nothing is known. */
export const plain = (count: number): readonly ClergyTile[] => Array.from({ length: count }, () => ({}));

const tiles = (told: number | readonly ClergyTile[]): readonly ClergyTile[] =>
  typeof told === 'number' ? plain(told) : told;

/** Makes writing to any part of it an error, so that a test notices an engine that is not pure. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** Your turn at one of its steps, with nothing begun but what the test says. */
export const yourTurn = (step: YourTurn['step'], begun: Partial<YourTurn> = {}): YourTurn => ({
  kind: 'you',
  within: 'your-turn',
  step,
  tasks: [],
  covered: [],
  markerUsed: false,
  due: NOTHING_DUE,
  ...begun,
});

/** A deep-frozen state of a solo game: set up, you to move, and whatever the test says. */
export function aState(overrides: StateOverrides = {}): GameState {
  const { sheet, rulings, rubble, offices, plazas, you, lacerda, ...rest } = overrides;
  const printed: BoardSheet = structuredClone({ ...DEFAULT_SHEET, ...sheet });
  return deepFreeze({
    period: 1,
    round: 1,
    toMove: 'you',
    ending: null,
    turn: BETWEEN,
    treasury: treasuryAt(TREASURY_START),
    market: printed.market.start,
    cardinal: printed.church.influence,
    decks: { builder: 5, minister: 5, king: 5, treasury: 5 },
    aide: 'king',
    courtier: 'builder',
    scoring: [3, 4, 3, 4],
    stores: {},
    buildings: {},
    available: { blue: ['gold', 'cloth'], green: ['books', 'tools'] },
    display: CITY_TILES,
    planStacks: { blue: 2, green: 2 },
    shipyard: [1, 2],
    depth: 'everything',
    pile: 6,
    ...rest,
    sheet: printed,
    rulings: { ...DEFAULT_RULINGS, ...rulings },
    rubble: { ...NO_RUBBLE, ...rubble },
    offices: officials(offices ?? {}, OFFICES_AT_FIRST),
    plazas: officials(plazas ?? {}, {}),
    you: { ...YOU_AT_FIRST, ...you, clergy: tiles(you?.clergy ?? YOU_AT_FIRST.clergy) },
    lacerda: { ...LACERDA_AT_FIRST, ...lacerda },
  });
}
