import type { HirePart, LandPart, Part, Sale, ShipCost, VisitPart } from '@/engine';

/** Everything a price or a sale can be made of. */
export type PriceCode =
  VisitPart | LandPart | HirePart | ShipCost['parts'][number]['code'] | Sale['parts'][number]['code'] | 'benefit';

/** One addend as it is said. */
export type Addend = Pick<Part<PriceCode>, 'code' | 'amount'>;

/** The parts of prices in one language. */
export interface Reasons {
  readonly parts: Readonly<Record<PriceCode, string>>;
  /** "treasury 3 + rubble 9 − benefit 1". */
  readonly sum: (parts: readonly Addend[]) => string;
}
