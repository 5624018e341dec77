import {
  blankLacerda,
  blankPerson,
  scoreInput,
  type ScoredLacerda,
  type ScoredPerson,
  type ScoreInput,
  type ScorePlayer,
} from '@/engine';

/** The colours of the box. */
export const SEAT_COLOURS = ['green', 'purple', 'orange', 'yellow'] as const;
export type SeatColour = (typeof SEAT_COLOURS)[number];

/** Who is scored: one to four people, or one person and Lacerda. */
export const PLAYERS_SCORED = [1, 2, 3, 4, 'solo'] as const;
export type PlayersScored = (typeof PLAYERS_SCORED)[number];

/** One chair at the table; without a name of their own people go by their colour. */
export interface Seat {
  readonly colour: SeatColour;
  readonly name: string;
  readonly held: ScoredPerson;
}

/** What a score rests on besides the numbers: the copy on the table and the rulings agreed on. */
export type Basis = Pick<ScoreInput, 'sheet' | 'rulings'>;

/**
 * A score sheet as it is filled in. All four chairs are always there, so that taking one away
 * and putting it back loses nothing; `table` says which of them count.
 */
export interface ScoreSheet {
  readonly table: PlayersScored;
  readonly seats: readonly Seat[];
  readonly lacerda: ScoredLacerda;
  /** What it was scored by; a sheet not finished yet follows the copy on the table and the device's rulings. */
  readonly sheet: Basis['sheet'] | null;
  readonly rulings: Basis['rulings'] | null;
  /** Under which id it was kept, once it was finished. */
  readonly keptAs: string | null;
}

/** A finished sheet with the time it was first finished. */
export interface SavedScoreSheet {
  readonly id: string;
  /** ISO 8601. */
  readonly finishedAt: string;
  readonly sheet: ScoreSheet;
}

export const LACERDA_ID = 'lacerda';
const seatId = (place: number): string => `p${place + 1}`;

/** A sheet nobody has touched. */
export const blankScoreSheet = (): ScoreSheet => ({
  table: 2,
  seats: SEAT_COLOURS.map((colour, place) => ({ colour, name: '', held: blankPerson(seatId(place)) })),
  lacerda: blankLacerda(LACERDA_ID),
  sheet: null,
  rulings: null,
  keptAs: null,
});

/** The chairs that count. */
export const seatsOf = ({ table, seats }: ScoreSheet): readonly Seat[] => seats.slice(0, table === 'solo' ? 1 : table);

/** Everyone who is scored, in the order of the columns. */
export function playersOf(sheet: ScoreSheet): readonly ScorePlayer[] {
  const people = seatsOf(sheet).map(({ held }) => held);
  return sheet.table === 'solo' ? [...people, sheet.lacerda] : people;
}

/** What a sheet is scored by. */
export const basisOf = ({ sheet, rulings }: ScoreSheet, device: Basis): Basis => ({
  sheet: sheet ?? device.sheet,
  rulings: rulings ?? device.rulings,
});

/** What the engine scores. */
export const inputOf = (sheet: ScoreSheet, device: Basis): ScoreInput =>
  scoreInput(playersOf(sheet), basisOf(sheet, device));

/** A player's numbers changed; whoever has no place on this sheet changes nothing. */
export const withPlayer = (sheet: ScoreSheet, player: ScorePlayer): ScoreSheet =>
  player.kind === 'lacerda'
    ? { ...sheet, lacerda: player }
    : { ...sheet, seats: sheet.seats.map((seat) => (seat.held.id === player.id ? { ...seat, held: player } : seat)) };

export const withName = (sheet: ScoreSheet, id: string, name: string): ScoreSheet => ({
  ...sheet,
  seats: sheet.seats.map((seat) => (seat.held.id === id ? { ...seat, name } : seat)),
});

/** Gives a chair a colour; whoever had it takes the other one in exchange. */
export function withColour(sheet: ScoreSheet, id: string, colour: SeatColour): ScoreSheet {
  const before = sheet.seats.find(({ held }) => held.id === id)?.colour;
  if (before === undefined) return sheet;
  const exchanged = (seat: Seat): SeatColour => {
    if (seat.held.id === id) return colour;
    return seat.colour === colour ? before : seat.colour;
  };
  return { ...sheet, seats: sheet.seats.map((seat) => ({ ...seat, colour: exchanged(seat) })) };
}

/** The same people at the same table, with nothing entered. */
export const againWith = (sheet: ScoreSheet): ScoreSheet => ({
  ...sheet,
  seats: sheet.seats.map((seat) => ({ ...seat, held: blankPerson(seat.held.id) })),
  lacerda: blankLacerda(LACERDA_ID),
  sheet: null,
  rulings: null,
  keptAs: null,
});
