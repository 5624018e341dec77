export type Way = { influence: number; wigs: number; reis: number; coins: number };

export type Bill = {
  cost: number;
  influence: number;
  wigs: number;
  reis: number;
  bothLeftHouses: boolean;
  benefit: number;
  coins: readonly number[];
};

/**
 * Walks the marker in every possible order of paying and cashing.
 * Each journey ends as "paid,cashed" or, with the marker on 0, as "paid,cashed,empty".
 */
function journeys(influence: number, coinSpaces: readonly number[]): Set<string> {
  const found = new Set<string>();
  const visited = new Set<string>();
  const walk = (marker: number, paid: number, cashed: number): void => {
    const key = [marker, paid, cashed].join();
    if (visited.has(key)) return;
    visited.add(key);
    found.add(`${paid},${cashed}`);
    if (marker === 0) found.add(`${paid},${cashed},empty`);
    if (marker > 0) walk(marker - 1, paid + 1, cashed);
    let next = marker - 1;
    while (next >= 0 && !coinSpaces.includes(next)) next -= 1;
    if (next >= 0) walk(next, paid, cashed + 1);
  };
  walk(influence, 0, 0);
  return found;
}

/** Fewest wigs, then most influence, then most réis from the hand. */
const inOrder = (a: Way, b: Way): number => a.wigs - b.wigs || b.influence - a.influence || b.reis - a.reis;

/** Every way to pay a visit: all four numbers are tried, and what does not add up is thrown away. */
export function waysToPay(bill: Bill): Way[] {
  const possible = journeys(bill.influence, bill.coins);
  const ways: Way[] = [];
  for (let influence = bill.cost; influence >= 0; influence -= 1) {
    for (let wigs = bill.cost - influence; wigs >= 0; wigs -= 1) {
      const money = bill.cost - influence - wigs;
      const due = money - Math.min(bill.benefit, money);
      for (let coins = 0; coins <= due; coins += 1) {
        const reis = due - coins;
        const journey = wigs > 0 ? `${influence},${coins},empty` : `${influence},${coins}`;
        if (money > 0 && !bill.bothLeftHouses) continue;
        if (wigs > bill.wigs || reis > bill.reis || !possible.has(journey)) continue;
        ways.push({ influence, wigs, reis, coins });
      }
    }
  }
  return ways.sort(inOrder);
}
