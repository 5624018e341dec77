import type { Hull, Noble } from './vocabulary';

export interface Ship {
  readonly hull: Hull;
  /** Goods under it; as many as the hull means it is at sea. */
  readonly cargo: number;
  /** Crates of the cargo that were paid for on an earlier voyage, face down; absent: none (`sell.sail`). */
  readonly paid?: number;
}

export interface NobleCard {
  readonly card: 'noble';
  readonly noble: Noble;
  readonly influence: number;
}

export interface ShipCard extends Ship {
  readonly card: 'ship';
}

/** A treasury card with its lasting benefits; absent ones are none. */
export interface TreasuryCard {
  readonly card: 'treasury';
  /** Worth that many réis at every payment (`benefit.coin`). */
  readonly reis: number;
  /** Réis more for every good sold. */
  readonly perGood?: number;
  /** Officials fewer to open a public building. */
  readonly fewerOfficials?: number;
  /** Réis less for each official hired. */
  readonly cheaperOfficials?: number;
  /** Influence less for every visit. */
  readonly visit?: number;
}

export type PortfolioCard = NobleCard | ShipCard | TreasuryCard;
