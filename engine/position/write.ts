import { keysOf } from '../core/record';
import { DEFAULT_RULINGS } from '../model/rulings';
import type { Cubes, GameState, Rubble } from '../model/state';
import { DEFAULT_SHEET } from '../sheet/defaults';
import { rightValue } from '../treasury/treasury';
import { writeClergy } from './clergy';
import { withoutOwed } from './holdings';
import type { Position } from './position';
import { POSITION_FORMAT, POSITION_VERSION } from './position';

const letters = (cubes: Cubes): string => cubes.map((kind) => kind.charAt(0)).join('');

function perPlace<P extends string>(places: Readonly<Partial<Record<P, Cubes>>>): Partial<Record<P, string>> {
  const written: Partial<Record<P, string>> = {};
  for (const place of keysOf(places)) written[place] = letters(places[place] ?? []);
  return written;
}

function writeRubble({ rows, columns: [one, two, three, four, five], sites }: Rubble): Position['rubble'] {
  return {
    rows: perPlace(rows),
    columns: [letters(one), letters(two), letters(three), letters(four), letters(five)],
    sites: perPlace(sites),
  };
}

/** The fields that differ from the defaults: what a reader without them would get wrong. */
function differences<T extends object>(told: T, defaults: T): Partial<T> {
  const differing: Partial<T> = {};
  for (const key in told) {
    if (JSON.stringify(told[key]) !== JSON.stringify(defaults[key])) differing[key] = told[key];
  }
  return differing;
}

/** The position of a game between turns: read again it gives the same game. */
export function writePosition({ turn: _, depth: _depth, pile: _pile, ...state }: GameState): Position {
  return {
    format: POSITION_FORMAT,
    version: POSITION_VERSION,
    ...state,
    sheet: differences(state.sheet, DEFAULT_SHEET),
    rulings: differences(state.rulings, DEFAULT_RULINGS),
    treasury: rightValue({ sheet: state.sheet, treasury: state.treasury }),
    rubble: writeRubble(state.rubble),
    you: { ...state.you, clergy: writeClergy(state.you.clergy) },
    lacerda: withoutOwed(state.lacerda),
  };
}
