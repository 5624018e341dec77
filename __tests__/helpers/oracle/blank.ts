import { SITES, TILES } from './notation';
import type { Office, Position, Site } from './notation';

const office = (neutral: number): Office => ({ you: 0, lacerda: 0, neutral });
const NO_CUBES = Object.fromEntries(SITES.map((site) => [site, ''])) as Record<Site, string>;

/** An empty city with everything else as the notation's example has it, for cases made by hand. */
export function blankPosition(change: (position: Position) => void): Position {
  const position: Position = {
    format: 'lisboa-position',
    version: 1,
    period: 1,
    round: 1,
    toMove: 'lacerda',
    ending: null,
    sheet: {},
    rulings: {},
    treasury: 3,
    market: { gold: 5, books: 6, cloth: 5, tools: 4 },
    cardinal: 0,
    decks: { builder: 5, minister: 5, king: 5, treasury: 5 },
    aide: 'king',
    courtier: 'builder',
    scoring: [3, 4, 3, 4],
    rubble: { rows: { A: '', B: '', C: '', D: '' }, columns: ['', '', '', '', ''], sites: { ...NO_CUBES } },
    stores: {},
    buildings: {},
    available: { blue: ['gold', 'cloth'], green: ['books', 'tools'] },
    display: [...TILES],
    planStacks: { blue: 2, green: 3 },
    shipyard: [1, 2],
    offices: { builder: office(1), minister: office(1), king: office(1) },
    plazas: { builder: office(0), minister: office(0), king: office(0) },
    you: {
      wigs: 5,
      influence: 4,
      reis: 10,
      goods: { gold: 1, books: 1, cloth: 1, tools: 1 },
      rubble: { earthquake: 0, fire: 0, tsunami: 0 },
      houses: { left: 0, middle: 0, right: 0 },
      portfolio: [],
      favours: [],
      plans: [],
      clergy: 1,
      decrees: [],
      markers: 0,
    },
    lacerda: { wigs: 5, influence: 5, cubes: 0, decrees: 0, ships: [], favours: [], plans: [2, 2] },
  };
  change(position);
  return position;
}
