import { MAX_INFLUENCE } from '../model/state';
import { afterCashing } from './cash';

/** One way to pay a visit; `coins` are réis taken from the influence track, `benefits` réis saved by treasury cards and clergy tiles. */
export interface WayToPay {
  readonly influence: number;
  readonly wigs: number;
  readonly reis: number;
  readonly coins: number;
  readonly benefits: number;
  /** What is left afterwards, the track used in the order that leaves the marker furthest right. */
  readonly left: { readonly influence: number; readonly wigs: number; readonly reis: number };
}

/** What is handed over for a visit. */
export type Payment = Omit<WayToPay, 'left'>;

export const NOTHING_PAID: Payment = { influence: 0, wigs: 0, reis: 0, coins: 0, benefits: 0 };

export const paymentOf = ({ influence, wigs, reis, coins, benefits }: WayToPay): Payment => ({
  influence,
  wigs,
  reis,
  coins,
  benefits,
});

/** What a visit can be paid with; without both left houses there are no réis, coins or discount. */
export interface Means {
  readonly influence: number;
  readonly wigs: number;
  readonly reis: number;
  /** Réis held, whether they may be used here or not. */
  readonly inHand: number;
  readonly discount: number;
  readonly coins: readonly number[];
}

/** A set of influence spaces as bits: bit n is the space n. */
type Markers = number;

const furthestRight = (markers: Markers): number => 31 - Math.clz32(markers);

/** Where the marker may stand after one more real was cashed, from any of these spaces. */
function cashFrom(coins: readonly number[], from: Markers): Markers {
  let reached = 0;
  for (let marker = 1; marker <= MAX_INFLUENCE; marker += 1) {
    if ((from & (1 << marker)) === 0) continue;
    const next = afterCashing(coins, marker);
    if (next !== undefined) reached |= 1 << next;
  }
  return reached;
}

/** Influence paid and coins cashed together, with every space some order of the two leaves the marker on. */
interface TrackUse {
  readonly influence: number;
  readonly coins: number;
  readonly markers: Markers;
}

/** Every mix of paying influence and cashing coins that the track allows, fewest coins first. */
function trackUses(means: Means, cost: number): readonly TrackUse[] {
  const uses: TrackUse[] = [];
  // Stryker disable next-line ArrayDeclaration: a word has no bits, so it is as good as no marker.
  let above: Markers[] = [];
  for (let coins = 0; coins <= means.coins.length; coins += 1) {
    const here: Markers[] = [];
    for (let influence = 0; influence <= cost; influence += 1) {
      const start = coins === 0 && influence === 0 ? 1 << means.influence : 0;
      const markers = start | ((here[influence - 1] ?? 0) >> 1) | cashFrom(means.coins, above[influence] ?? 0);
      here.push(markers);
      if (markers !== 0) uses.push({ influence, coins, markers });
    }
    above = here;
  }
  return uses;
}

/** The rest of a cost after the track was used: wigs only from an empty track, réis less the discount (`visit.pay`). */
function waysWith(means: Means, cost: number, { influence, coins, markers }: TrackUse): readonly WayToPay[] {
  const mayUseWigs = (markers & 1) === 1;
  const mostWigs = mayUseWigs ? Math.min(means.wigs, cost - influence) : 0;
  const ways: WayToPay[] = [];
  for (let wigs = 0; wigs <= mostWigs; wigs += 1) {
    const inReis = cost - influence - wigs;
    const benefits = Math.min(means.discount, inReis);
    const reis = inReis - benefits - coins;
    if (reis < 0 || reis > means.reis) continue;
    const left = {
      influence: wigs > 0 ? 0 : furthestRight(markers),
      wigs: means.wigs - wigs,
      reis: means.inHand - reis,
    };
    ways.push({ influence, wigs, reis, coins, benefits, left });
  }
  return ways;
}

/** Every way that pays the cost exactly: fewest wigs first, then most influence, then fewest coins of the track, as they are found. */
export const waysToPay = (cost: number, means: Means): readonly WayToPay[] =>
  trackUses(means, cost)
    .flatMap((use) => waysWith(means, cost, use))
    .sort((a, b) => a.wigs - b.wigs || b.influence - a.influence);
