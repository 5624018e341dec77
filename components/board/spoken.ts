import type { board } from '@/i18n/en/board';
import type { names } from '@/i18n/en/names';
import type { Translate } from '@/i18n/translate';
import { COLOURS, RUBBLE_KINDS, outlookOf, type Colour, type Cubes } from '@/engine';

import type { ArchitectView, BoardView, DeckView, LotView, NobleView, SiteView } from './boardView';
import type { Figures, SiteFigures, SpaceFigures } from './figures';
import type { Place } from './places';

/** What a spoken board is made of: its own book, the names of things, and how the language lists them. */
export interface BoardWords {
  readonly board: typeof board;
  readonly names: typeof names;
  readonly list: Translate['list'];
}

type Parts = readonly (string | undefined)[];
const said = (parts: Parts): string => parts.filter((part) => part !== undefined && part !== '').join(', ');

function cubes({ board: { rubble }, list }: BoardWords, all: Cubes): string {
  if (all.length === 0) return rubble.none;
  const counted = RUBBLE_KINDS.map((kind) => ({ kind, count: all.filter((cube) => cube === kind).length }));
  return list(counted.filter(({ count }) => count > 0).map(({ kind, count }) => rubble.cubes(count, kind)));
}

/** "B3, free, 9 réis, 4 wigs facing cloth" or "B3, your store, facing cloth". */
function spaceName(
  { board: { space: words } }: BoardWords,
  lot: LotView,
  figures: SpaceFigures = {},
  threatened = false,
): string {
  if (lot.store !== null) return said([lot.space, words.store[lot.store.owner], words.facing(lot.store.good)]);
  const wigs = lot.frontages.map(({ facing, good }) => {
    const count = figures.wigs?.[facing];
    return count === undefined ? undefined : words.wigsFacing(count, good);
  });
  const price = figures.price === undefined ? undefined : words.price(figures.price);
  return said([
    lot.space,
    words.free,
    price,
    figures.tooDear === true ? words.tooDear : undefined,
    ...wigs,
    threatened ? words.hisNext : undefined,
  ]);
}

/** "West site A, free, rubble: 1 fire and 1 tsunami" or "North site, gold street, public building, gold and cloth". */
function siteName(words: BoardWords, view: SiteView, figures: SiteFigures = {}, threatened = false): string {
  const {
    board: { site: told, rubble },
    names,
  } = words;
  const outlook = outlookOf(view.site);
  const where =
    outlook.kind === 'street'
      ? told.north(outlook.good)
      : told[view.site.startsWith('W') ? 'west' : 'east'](outlook.row);
  if (view.face !== null) return said([where, told.building(names.good[view.face[0]], names.good[view.face[1]])]);
  const wigs = (['blue', 'green'] as const).map((architect) => {
    const count = figures.wigs?.[architect];
    return count === undefined ? undefined : told.wigsWith(count, architect);
  });
  return said([
    where,
    told.free,
    view.cubes.length === 0 ? rubble.none : rubble.all(cubes(words, view.cubes)),
    ...wigs,
    threatened ? told.hisNext : undefined,
  ]);
}

function people({ board: { court }, list }: BoardWords, standing: readonly Colour[]): string {
  const counted = COLOURS.map((colour) => ({ colour, count: standing.filter((one) => one === colour).length }));
  return list(counted.filter(({ count }) => count > 0).map(({ colour, count }) => court.many[colour](count)));
}

/** "Marquis, the courtier is here, in the office: 1 yours and 1 neutral, 4 free spaces". */
export function nobleName(words: BoardWords, view: NobleView): string {
  const {
    board: { court },
    names,
  } = words;
  return said([
    names.noble[view.noble],
    view.courtier ? court.courtier : undefined,
    view.office.length === 0 ? court.emptyOffice : court.inOffice(people(words, view.office)),
    court.spaces(Math.max(0, view.spaces - view.office.length)),
    view.plaza.length === 0 ? undefined : court.onPlaza(people(words, view.plaza)),
  ]);
}

export function deckName({ board: { decks }, names }: BoardWords, { deck, cards, aide, ends }: DeckView): string {
  return said([
    names.deck[deck],
    cards === 0 ? decks.empty : decks.cards(cards),
    aide ? decks.aide : undefined,
    ends === null ? undefined : decks.ends[ends],
  ]);
}

export function treasuryName({ board: { treasury } }: BoardWords, { spaces, at }: BoardView['treasury']): string {
  const space = spaces[at];
  return space === undefined ? treasury.title : treasury.spoken(signed(space.left), space.right);
}

/** A visit's surcharge as printed: with its sign, and a minus that is one. */
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');

const steps = (from: number, to: number): number => (to - from + 6) % 6;

export function churchName(
  { board: { church } }: BoardWords,
  { cardinal, influence, treasury }: BoardView['church'],
): string {
  const [toInfluence, toTreasury] = [steps(cardinal, influence), steps(cardinal, treasury)];
  const where = said([
    toInfluence === 0 ? church.onInfluence : church.toInfluence(toInfluence),
    toTreasury === 0 ? church.onTreasury : church.toTreasury(toTreasury),
  ]);
  return church.spoken(where);
}

export function shipyardName({ board: { shipyard }, list }: BoardWords, hulls: BoardView['shipyard']): string {
  const [top, ...others] = hulls;
  if (top === undefined) return shipyard.empty;
  return said([shipyard.top(top), others.length === 0 ? undefined : shipyard.then(list(others.map(String)))]);
}

export function buildingName(
  { board: { architects: words }, names }: BoardWords,
  { architect, building }: ArchitectView,
): string {
  const what =
    building === null
      ? words.none
      : building === 'unknown'
        ? words.unknown
        : words.face(names.good[building[0]], names.good[building[1]]);
  return words.building(architect, what);
}

export function planName({ board: { architects: words } }: BoardWords, { architect, plan }: ArchitectView): string {
  const what = plan === null ? words.none : plan === 'unknown' ? words.unknown : words.officials(plan);
  return words.plan(architect, what);
}

/** How a place of the map is spoken. */
export function mapPlaceName(words: BoardWords, view: BoardView, figures: Figures, place: Place): string {
  switch (place.kind) {
    case 'space': {
      const lot = view.lots.find(({ space }) => space === place.space);
      return lot === undefined
        ? place.space
        : spaceName(words, lot, figures.spaces[place.space], figures.hisNext?.includes(place.space));
    }
    case 'site': {
      const site = view.sites.find((one) => one.site === place.site);
      return site === undefined
        ? place.site
        : siteName(words, site, figures.sites[place.site], figures.hisNext?.includes(place.site));
    }
    case 'row':
      return said([
        words.board.rubble.row(place.row),
        cubes(words, view.rowRubble.find(({ row }) => row === place.row)?.cubes ?? []),
      ]);
    case 'column':
      return said([
        words.board.rubble.column(place.column),
        cubes(words, view.columnRubble.find(({ column }) => column === place.column)?.cubes ?? []),
      ]);
    case 'scoring': {
      const value = view.scoring.find(({ column }) => column === place.column)?.value ?? 0;
      return said([words.board.scoring.tile(place.column), words.board.scoring.value(value)]);
    }
    default:
      return '';
  }
}
