import { facings, openingWigs, siteAllows, SPACES, storesOf, storeWigs, tileFor } from './city';
import { chooseCube, chooseStore, isFull } from './lacerdaChoices';
import type { LacerdaAnswer } from './lacerdaOracle';
import { ARCHITECTS, NOBLES, SITES } from './notation';
import type { Position } from './notation';

/** The labels of everything noteworthy in a turn: a test counts them, so that agreement on easy positions proves nothing. */
export function situationsOf(position: Position, { steps }: LacerdaAnswer): string[] {
  const told = steps.flatMap((step): string[] => {
    if (step.rule === 'solo.state' || step.rule === 'solo.noble')
      return [`${String(step['action'])} ${step['done'] === true ? 'done' : 'skipped'}`];
    return [step.rule === 'solo.discard' ? `discard ${step['done'] === true ? 'done' : 'skipped'}` : step.rule];
  });
  const noble = steps.find((step) => step.rule === 'solo.noble');
  if (noble?.['done'] !== true) return told;
  const paid = noble['paid'] as { wigs: number };
  return [...told, ...(paid.wigs > 0 ? ['paid in wigs'] : []), ...tiesOf(position, String(noble['action']))];
}

function tiesOf(position: Position, action: string): string[] {
  if (action === 'store') return storeTies(position);
  return action === 'building' ? buildingTies(position) : [];
}

function storeTies(position: Position): string[] {
  const free = SPACES.filter((space) => position.stores[space] === undefined);
  const all = free.flatMap((space) =>
    facings(space)
      .filter((good) => position.display.includes(tileFor(space, good)))
      .map((good) => ({ space, wigs: storeWigs(position, space, good) })),
  );
  const most = Math.max(...all.map(({ wigs }) => wigs));
  const best = all.filter(({ wigs }) => wigs === most).map(({ space }) => space);
  const first = best[0] ?? '';
  const inTopRow = best.filter((space) => space[0] === first[0]);
  const cube = chooseCube(position, first);
  if (position.rulings['R9'] === 'always-left') {
    const built = chooseStore(position);
    return [`store always left, ${built?.wigs === most ? 'the best type too' : 'though the other gives more'}`];
  }
  return [
    `store decided by ${best.length === 1 ? 'wigs' : inTopRow.length === 1 ? 'row' : inTopRow.filter((space) => space === first).length === 1 ? 'column' : 'facing'}`,
    `store for ${most === 0 ? 'nothing' : 'wigs'}`,
    `cube from ${cube?.from ?? 'nowhere'}`,
  ];
}

function buildingTies(position: Position): string[] {
  const all = ARCHITECTS.flatMap((architect) =>
    SITES.flatMap((site) => {
      const colours = position.available[architect];
      if (colours === null || !siteAllows(position, site, colours)) return [];
      const { lacerda, you } = openingWigs(position, site, colours);
      return [{ architect, value: lacerda - you }];
    }),
  );
  const most = Math.max(...all.map(({ value }) => value));
  const best = all.filter(({ value }) => value === most);
  const tiles = new Set(best.map(({ architect }) => architect)).size;
  const ruling = position.rulings['R10'] === 'tile-first' ? 'tile first' : 'site first';
  return [
    `building ${best.length === 1 ? 'decided by value' : tiles === 1 ? 'decided by site' : `tied between tiles, ${ruling}`}`,
    `building worth ${most > 0 ? 'more' : most === 0 ? 'the same' : 'less'} to him`,
  ];
}

/** What the position itself shows, whoever plays. */
export function featuresOf(position: Position): string[] {
  const { you } = position;
  return [
    `period ${position.period}`,
    position.ending ?? 'not ending',
    ...NOBLES.filter((noble) => isFull(position, noble)).map(() => 'full office'),
    ...(you.houses.left === 2 ? ['both left houses'] : []),
    ...(you.portfolio.some((card) => card.card === 'treasury' && card.reis > 0) ? ['benefit'] : []),
    ...(you.portfolio.length > 2 ? ['portfolio grown by a set'] : []),
    ...(storesOf(position, 'lacerda').length === 8 ? ['no house left for him'] : []),
    ...(position.display.length < 5 ? ['display incomplete'] : []),
    ...(position.available.blue === null && position.available.green === null ? ['no building tile'] : []),
    ...(position.shipyard.length === 0 ? ['empty shipyard'] : []),
    ...Object.keys(position.sheet).map((entry) => `sheet ${entry}`),
    ...Object.entries(position.rulings).map(([id, value]) => `${id} ${value}`),
  ];
}
