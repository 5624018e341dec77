import {
  blankLacerda, blankPerson, HULLS, reading, RULING_CHOICES, TOOLS_MAJORITIES, type ScoredLacerda, type ScoredPerson,
} from '@/engine';

import { blankSheet, SEAT_COLOURS, TABLES, type KeptSheet, type ScoreSheet, type Seat } from './scoreSheet';

/**
 * How sheets are written on the device. Only the shape is judged here: a sheet with impossible numbers
 * (nine gold stores) is still the person's sheet, and the screen says what is wrong with it.
 */
const VERSION = 1;

const { choice, fields, list, over, text, whole } = reading;
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

const seats: reading.Reader<readonly Seat[]> = reading.where(list(seat), ({ length }) =>
  length === SEAT_COLOURS.length ? undefined : { code: 'wrong-length', needs: SEAT_COLOURS.length, has: length },
);

const keptAs: reading.Reader<string | null> = (value, place) => (value === null ? null : text(value, place));

const sheet = fields<ScoreSheet>(
  {
    table: choice(TABLES),
    seats,
    lacerda,
    sheet: fields<ScoreSheet['sheet']>({ coins: list(amount), toolsMajority: choice(TOOLS_MAJORITIES) }),
    rulings: fields<ScoreSheet['rulings']>({ R12: choice(RULING_CHOICES.R12), R13: choice(RULING_CHOICES.R13) }),
    keptAs,
  },
  { defaults: blankSheet() },
);

interface Written<T> {
  readonly version: typeof VERSION;
  readonly content: T;
}

const written = <T>(content: reading.Reader<T>): reading.Reader<Written<T>> =>
  fields<Written<T>>({ version: choice([VERSION]), content });

const kept = fields<KeptSheet>({ id: text, finishedAt: text, sheet });

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function read<T>(reader: reading.Reader<T>, json: string): T | undefined {
  const result = reading.readAll(written(reader), parse(json));
  return result.ok ? result.value.content : undefined;
}

const write = (content: object): string => JSON.stringify({ version: VERSION, content });

export const writeDraft = (draft: ScoreSheet): string => write(draft);
export const readDraft = (json: string): ScoreSheet | undefined => read(sheet, json);
export const writeKept = (finished: KeptSheet): string => write(finished);
export const readKept = (json: string): KeptSheet | undefined => read(kept, json);
