import { SOLO_SITES, fits, outlookOf } from '../board/sites';
import { SOLO_SPACES, frontageFor, frontagesOf } from '../board/spaces';
import { recordOf } from '../core/record';
import { EMPTY_PLAZAS, NEUTRAL_ONLY, NOBODY } from '../game/setup/start';
import type { Fault } from '../model/fault';
import { LIMITS } from '../model/limits';
import { SOLO } from '../model/players';
import type { Place, Reader } from '../model/reading';
import { choice, fault, fields, named, over, text, tuple, where, whole } from '../model/reading';
import type { Cubes, Face, GameState, Rubble, Store, Unknown } from '../model/state';
import { UNKNOWN } from '../model/state';
import type { ByArchitect, ByColour, ByNoble, Column, RubbleKind, Site, Space } from '../model/vocabulary';
import { ARCHITECTS, COLOURS, GOODS, NOBLES, ROWS, SEATS, SITES, SPACES } from '../model/vocabulary';
import { CUBES_IN_COLUMN, CUBES_IN_ROW, CUBES_ON_SITE } from '../rubble/places';
import { NEUTRAL_OFFICES, NO_RUBBLE, NO_TILES } from './defaults';
import { amount, planOfficials } from './holdings';
import { CUBE_LETTERS } from './position';

const isLetter = (letter: string): letter is keyof typeof CUBE_LETTERS => Object.hasOwn(CUBE_LETTERS, letter);

/** Cubes written as letters, as many as the place holds. */
const cubes =
  (most: number): Reader<Cubes> =>
  (value, place) => {
    const letters = text(value, place);
    if (letters === undefined) return undefined;
    if (letters.length > most) return fault(place, { code: 'no-room-for-cubes', most, has: letters.length });
    const read: RubbleKind[] = [];
    for (const letter of letters) {
      if (isLetter(letter)) read.push(CUBE_LETTERS[letter]);
      else fault(place, { code: 'no-such-cube', letter });
    }
    return read;
  };

/** One thing per place of the city; places that do not exist or are out of play in solo are refused. */
const perPlace = <P extends string, T>(
  what: 'space' | 'site' | 'row',
  everywhere: readonly P[],
  inPlay: readonly P[],
  reader: (at: P) => Reader<T>,
): Reader<Readonly<Partial<Record<P, T>>>> =>
  named((key: string, here: Place) => {
    const at = everywhere.find((one) => one === key);
    if (at === undefined) return fault(here, { code: 'no-such-place', what });
    return inPlay.includes(at) ? ([at, reader(at)] as const) : fault(here, { code: 'out-of-play' });
  });

const column = (of: Column): Reader<Cubes> => cubes(CUBES_IN_COLUMN[of]);

export const rubble: Reader<Rubble> = over<Rubble>(NO_RUBBLE, {
  rows: perPlace('row', ROWS, SOLO.rows, () => cubes(CUBES_IN_ROW)),
  columns: tuple<Rubble['columns']>([column(1), column(2), column(3), column(4), column(5)]),
  sites: perPlace('site', SITES, SOLO_SITES, () => cubes(CUBES_ON_SITE)),
});

const anyStore: Reader<Store> = fields<Store>({ owner: choice(SEATS), good: choice(GOODS) });

/** A store makes the good of a street its space touches. */
const storeOn = (space: Space): Reader<Store> =>
  where(anyStore, ({ good }): Fault | undefined =>
    frontageFor(space, good) === undefined
      ? { code: 'off-street', good, fits: frontagesOf(space).map((way) => way.good) }
      : undefined,
  );

export const stores: Reader<GameState['stores']> = perPlace('space', SPACES, SOLO_SPACES, storeOn);

/** The face of a public building tile shows two different colours. */
const face: Reader<Face> = where(tuple<Face>([choice(GOODS), choice(GOODS)]), ([one, other]): Fault | undefined =>
  one === other ? { code: 'equal-colours', colour: one } : undefined,
);

/** A north site takes only a tile with its street's colour. */
const buildingOn = (site: Site): Reader<Face> =>
  where(face, (colours): Fault | undefined => {
    const outlook = outlookOf(site);
    return outlook.kind === 'row' || fits(site, colours)
      ? undefined
      : { code: 'street-colour-missing', colour: outlook.good };
  });

export const buildings: Reader<GameState['buildings']> = perPlace('site', SITES, SOLO_SITES, buildingOn);

/** What lies on top of an architect's stack: known, not entered yet, or nothing left. */
function tops<T>(reader: Reader<T>): Reader<ByArchitect<T | Unknown | null>> {
  const top: Reader<T | Unknown | null> = (value, place) =>
    value === null || value === UNKNOWN ? value : reader(value, place);
  const both = over<ByArchitect<T | Unknown | null>>(
    NO_TILES,
    recordOf(ARCHITECTS, () => top),
  );
  return (value, place) => (value === null ? NO_TILES : both(value, place));
}

export const available = tops(face);
export const planStacks = tops(planOfficials);

const officials = (defaults: ByNoble<ByColour<number>>, each: ByColour<number>): Reader<ByNoble<ByColour<number>>> =>
  over(
    defaults,
    recordOf(NOBLES, () =>
      over(
        each,
        recordOf(COLOURS, () => amount),
      ),
    ),
  );

export const offices = officials(NEUTRAL_OFFICES, NEUTRAL_ONLY);
export const plazas = officials(EMPTY_PLAZAS, NOBODY);

const tile = whole(1, LIMITS.tile);

export const scoring: Reader<GameState['scoring']> = tuple<GameState['scoring']>([tile, tile, tile, tile]);
