import {
  HOUSES_IN_GROUP,
  paidCrates,
  TREASURY_START,
  treasuryAfter,
  type BoardSheet,
  type ByNoble,
  type ByColour,
  type GameState,
  type PortfolioCard,
  type SaleItem,
  type Seat,
  type Ship,
  type Space,
} from '@/engine';
import { SET_UP, type Entered, type Held } from '@/store/costsEntered';

/** The space whose row and column the cubes were entered for; which one it is does not matter. */
export const LAND: Space = 'A1';

/** The marker's place: as entered, or where it starts on this copy; never off the track. */
export function treasuryOn(sheet: BoardSheet, entered: number | null): number {
  const start = Math.max(
    0,
    sheet.treasury.findIndex(({ right }) => right === TREASURY_START),
  );
  return treasuryAfter({ sheet, treasury: entered ?? start }, 0);
}

/** Others' officials as entered; own ones stand anywhere, as only their number matters. */
function officesOf({ others, out }: Entered): ByNoble<ByColour<number>> {
  const office = (count: number, you = 0): ByColour<number> => ({ you, lacerda: count, neutral: 0 });
  return { builder: office(others.builder, out), minister: office(others.minister), king: office(others.king) };
}

const shipsWith = ({ ships }: Entered, owner: Seat): readonly Ship[] =>
  ships
    .filter((ship) => ship.owner === owner)
    .map(({ hull, cargo, paid }) => ({ hull, cargo, ...paidCrates(cargo, paid) }));

/** Goods that were not entered are there: only what is sold is asked about. */
function heldBy({ told, held, ships }: Entered): Held {
  if (told) return held;
  const sold = ships.flatMap(({ goods }) => goods);
  const countOf = (good: keyof Held['goods']): number => sold.filter((one) => one === good).length;
  return {
    ...held,
    goods: { gold: countOf('gold'), books: countOf('books'), cloth: countOf('cloth'), tools: countOf('tools') },
  };
}

function portfolioOf(entered: Entered): readonly PortfolioCard[] {
  const ships = shipsWith(entered, 'you').map((ship): PortfolioCard => ({ card: 'ship', ...ship }));
  return [...ships, { card: 'treasury', ...entered.benefits }];
}

/** The game the entered things lie in: the engine answers every question on it. */
export function tableOf(entered: Entered, sheet: BoardSheet): GameState {
  const { bothLeftHouses, ...held } = heldBy(entered);
  return {
    ...SET_UP,
    sheet,
    treasury: treasuryOn(sheet, entered.treasury),
    market: entered.market ?? sheet.market.start,
    offices: officesOf(entered),
    rubble: { rows: { A: entered.row }, columns: [entered.column, [], [], [], []], sites: {} },
    you: {
      ...SET_UP.you,
      ...held,
      houses: { left: bothLeftHouses ? HOUSES_IN_GROUP.left : 0, middle: entered.middleHouses, right: 0 },
      portfolio: portfolioOf(entered),
      clergy: [entered.clergy],
    },
    lacerda: { ...SET_UP.lacerda, ships: shipsWith(entered, 'lacerda') },
  };
}

/** What is sold, each good with the ship it goes under. */
export const itemsOf = ({ ships }: Entered): readonly SaleItem[] =>
  ships.flatMap(({ owner, goods }, place) => {
    const index = ships.slice(0, place).filter((ship) => ship.owner === owner).length;
    return goods.map((good): SaleItem => ({ good, ship: { owner, index } }));
  });
