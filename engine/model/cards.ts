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

/** What a treasury card or a clergy tile gives as long as it is there; absent ones are none. */
interface Lasting {
  /** Worth that many réis at every payment (`benefit.coin`). */
  readonly reis?: number;
  /** Réis more for every good sold. */
  readonly perGood?: number;
  /** Officials fewer to open a public building. */
  readonly fewerOfficials?: number;
  /** Réis less for each official hired. */
  readonly cheaperOfficials?: number;
  /** Influence less for every visit. */
  readonly visit?: number;
}

export const BENEFITS = [
  'reis',
  'perGood',
  'fewerOfficials',
  'cheaperOfficials',
  'visit',
] as const satisfies readonly (keyof Lasting)[];
export type Benefit = (typeof BENEFITS)[number];

/** A treasury card with its lasting benefits. */
export interface TreasuryCard extends Lasting {
  readonly card: 'treasury';
  readonly reis: number;
}

/** A clergy tile with what is printed on its face (`clergy.benefit`); nothing of it is known of `{}`. */
export interface ClergyTile extends Lasting {
  /** Influence more at every gain. */
  readonly influence?: number;
  /** Something else: a reminder in the person's own words. */
  readonly note?: string;
}

export const CLERGY_BENEFITS = [...BENEFITS, 'influence'] as const;
export type ClergyBenefit = (typeof CLERGY_BENEFITS)[number];

export type PortfolioCard = NobleCard | ShipCard | TreasuryCard;
