import type {
  Architect,
  Colour,
  Counted,
  CorrectionRefusal,
  Deck,
  Fault,
  Gap,
  Good,
  Hull,
  Noble,
  PortfolioCard,
  Seat,
  Ship,
  TreasuryCard,
  Unfit,
} from '@/engine';

import type { Carrying, Speaker } from '../say';

type Of<Name extends Counted['of']> = Extract<Counted, { readonly of: Name }>;
export type Benefit = Exclude<keyof TreasuryCard, 'card'>;

/** What can be wrong with a position somebody pastes: no sheet of a finished game is in it. */
export type PositionFault = Exclude<
  Fault,
  Carrying<
    Fault,
    | 'no-name'
    | 'no-players'
    | 'second-lacerda'
    | 'not-solo'
    | 'too-many-players'
    | 'too-many-ships'
    | 'more-stores-than-houses'
    | 'more-stores-than-spaces'
  >
>;

/** The names of the values and of what they may be, in one language; a value without its name does not compile. */
export interface ValueNames {
  /** An amount in full: "Your wigs". */
  readonly counted: { readonly [Name in Counted['of']]: (value: Of<Name>) => string };
  readonly card: (card: PortfolioCard) => string;
  readonly ship: (ship: Ship) => string;
  readonly plan: (architect: Architect, officials: number) => string;
  readonly officials: (count: number) => string;
  readonly wigs: (count: number) => string;
  readonly hull: (hull: Hull) => string;
  readonly gap: (gap: Gap) => string;
  readonly treasury: (left: number, right: number) => string;
  readonly store: (owner: Seat, good: Good) => string;
  readonly inOffice: (colour: Colour) => string;
  readonly onPlaza: (colour: Colour) => string;
  readonly noble: (noble: Noble) => string;
  readonly deck: (deck: Deck) => string;
  readonly benefit: Readonly<Record<Benefit, string>>;
}

export type ValueRefusals = Speaker<CorrectionRefusal>;
export type PositionFaults = Speaker<PositionFault>;
export type UnfitWords = Speaker<Unfit>;
