import { recordOf } from '../../core/record';
import type { BoardSheet } from '../../model/boardSheet';
import type { Lacerda, Person } from '../../model/state';
import { CUBES_IN_PILE } from '../../model/state';
import { BETWEEN } from '../../model/turn';
import type { ByColour, ByNoble } from '../../model/vocabulary';
import { CITY_TILES, DECKS, NOBLES } from '../../model/vocabulary';
import { PLAIN_TILE } from '../../sheet/clergy';
import { TREASURY_START } from '../../sheet/defaults';

const CARDS_IN_DECK = 5;

/** Your start as first player, but for favor, plan and what is on your clergy tile (`setup.player`, `setup.influence`). */
export const YOUR_START: Person = {
  wigs: 5,
  influence: 4,
  reis: 10,
  goods: { gold: 1, books: 1, cloth: 1, tools: 1 },
  rubble: { earthquake: 0, fire: 0, tsunami: 0 },
  houses: { left: 0, middle: 0, right: 0 },
  portfolio: [],
  favours: [],
  plans: [],
  clergy: [PLAIN_TILE],
  decrees: [],
  markers: 0,
};

/** Lacerda's start as second player, but for favor and plans (`solo.setup.first`). */
export const HIS_START: Lacerda = {
  wigs: 5,
  influence: 5,
  cubes: 0,
  decrees: 0,
  ships: [],
  favours: [],
  plans: [],
  clergyOwed: 0,
};

/** An office in which nobody of you stands (`setup.neutral`). */
export const NEUTRAL_ONLY: ByColour<number> = { you: 0, lacerda: 0, neutral: 1 };
export const NOBODY: ByColour<number> = { you: 0, lacerda: 0, neutral: 0 };
export const EMPTY_PLAZAS: ByNoble<ByColour<number>> = recordOf(NOBLES, () => NOBODY);

/** One official of each of you at the minister, a neutral one in every office (`setup.player`, `setup.neutral`). */
const STARTING_OFFICES: ByNoble<ByColour<number>> = {
  ...recordOf(NOBLES, () => NEUTRAL_ONLY),
  minister: { you: 1, lacerda: 1, neutral: 1 },
};

/** The treasury marker's place for a réis value, or −1 off the track. */
export const placeOnTrack = ({ treasury }: BoardSheet, reis: number): number =>
  treasury.findIndex(({ right }) => right === reis);

/** The board at the start, whatever chance decided; the blue cards revealed are not from the red decks (`setup.decks`). */
export const startingBoard = (sheet: BoardSheet) =>
  ({
    period: 1,
    round: 1,
    toMove: 'you',
    ending: null,
    turn: BETWEEN,
    treasury: placeOnTrack(sheet, TREASURY_START),
    market: sheet.market.start,
    cardinal: sheet.church.influence,
    decks: recordOf(DECKS, () => CARDS_IN_DECK),
    pile: CUBES_IN_PILE,
    stores: {},
    display: CITY_TILES,
    shipyard: [1, 2],
    offices: STARTING_OFFICES,
    plazas: EMPTY_PLAZAS,
  }) as const;
