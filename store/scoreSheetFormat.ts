import {
  blankLacerda,
  blankPerson,
  HULLS,
  RULING_CHOICES,
  shape,
  TOOLS_MAJORITIES,
  type ScoredLacerda,
  type ScoredPerson,
} from '@/engine';

import { recordFormat } from './record/format';
import { VERSIONS } from './record/kinds';
import { shaped } from './record/shaped';
import {
  blankScoreSheet,
  SEAT_COLOURS,
  PLAYERS_SCORED,
  type Basis,
  type SavedScoreSheet,
  type ScoreSheet,
  type Seat,
} from './scoreSheet';

/**
 * How sheets are written on the device. Only the shape is judged here: a sheet with impossible numbers
 * (nine gold stores) is still the person's sheet, and the screen says what is wrong with it.
 */
const { choice, fields, list, orNull, over, text, where, whole } = shape;
const amount = whole(0);

const holdings = {
  wigs: amount,
  ships: list(choice(HULLS)),
  sets: amount,
  cubes: amount,
  stores: over(blankPerson('').stores, { gold: amount, books: amount, cloth: amount, tools: amount }),
  reis: amount,
  influence: amount,
  officialsAtWork: amount,
  plansDone: amount,
  favours: amount,
};

const person = fields<ScoredPerson>(
  { ...holdings, id: text, kind: choice(['person']), decrees: list(amount) },
  { defaults: blankPerson('') },
);
const lacerda = fields<ScoredLacerda>(
  { ...holdings, id: text, kind: choice(['lacerda']), decrees: amount },
  { defaults: blankLacerda('') },
);

const seat = fields<Seat>({ colour: choice(SEAT_COLOURS), name: text, held: person });

const seats: shape.Schema<readonly Seat[]> = where(list(seat), ({ length }) =>
  length === SEAT_COLOURS.length ? undefined : { code: 'wrong-length', needs: SEAT_COLOURS.length, has: length },
);

/** Sheets from before R11 was a setting counted the officials on his plans. */
const rulings = fields<Basis['rulings']>(
  { R11: choice(RULING_CHOICES.R11), R12: choice(RULING_CHOICES.R12), R13: choice(RULING_CHOICES.R13) },
  { defaults: { R11: 'plans' } },
);

const sheet = fields<ScoreSheet>(
  {
    table: choice(PLAYERS_SCORED),
    seats,
    lacerda,
    sheet: orNull(fields<Basis['sheet']>({ coins: list(amount), toolsMajority: choice(TOOLS_MAJORITIES) })),
    rulings: orNull(rulings),
    keptAs: orNull(text),
  },
  { defaults: blankScoreSheet() },
);

const version = VERSIONS.score;

/** The sheet being filled in. */
export const draftFormat = recordFormat<ScoreSheet>({
  kind: 'score',
  key: 'score/draft',
  version,
  migrations: [],
  read: shaped(sheet),
});

/** The finished ones. */
export const keptFormat = recordFormat<SavedScoreSheet>({
  kind: 'score',
  key: 'score/kept/',
  version,
  migrations: [],
  read: shaped(fields<SavedScoreSheet>({ id: text, finishedAt: text, sheet })),
});
