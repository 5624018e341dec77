import type { Dice } from './dice';
import { at, DEFAULT_SHEET, GOODS } from './notation';
import type { Sheet } from './notation';

/** A track as some other copy might print it: no two spaces show the same réis, left never falls. */
function treasuryTrack(dice: Dice): Sheet['treasury'] {
  const track: Sheet['treasury'] = [];
  let left = dice.int(-2, 1);
  let right = dice.int(0, 2);
  for (let spaces = dice.int(3, 8); spaces > 0; spaces -= 1) {
    track.push({ left, right });
    left += dice.int(0, 1);
    right += dice.int(1, 2);
  }
  return track;
}

const coinSpaces = (dice: Dice): number[] => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter(() => dice.chance(0.5));

function market(dice: Dice): Sheet['market'] {
  const start = { ...DEFAULT_SHEET.market.start };
  const lowest = { ...DEFAULT_SHEET.market.lowest };
  for (const good of GOODS) {
    lowest[good] = dice.int(0, 3);
    start[good] = lowest[good] + dice.int(0, 5);
  }
  return { start, lowest };
}

function church(dice: Dice): Sheet['church'] {
  const [influence, treasury] = dice.shuffle([0, 1, 2, 3, 4, 5]);
  return { influence: influence ?? 0, treasury: treasury ?? 3 };
}

function ships(dice: Dice): Sheet['ships'] {
  return Object.fromEntries(
    ['1', '2', '3', '4'].map((hull) => [hull, { influence: dice.int(0, 3), bonus: dice.int(0, 3) }]),
  );
}

/** Often the default sheet, else any handful of entries of another copy. */
export function rollSheet(dice: Dice): Partial<Sheet> {
  if (dice.chance(0.5)) return {};
  const sheet: Partial<Sheet> = {};
  if (dice.chance(0.4)) sheet.treasury = treasuryTrack(dice);
  if (dice.chance(0.4)) sheet.coins = coinSpaces(dice);
  if (dice.chance(0.3)) sheet.market = market(dice);
  if (dice.chance(0.3)) sheet.ships = ships(dice);
  if (dice.chance(0.3)) sheet.officeSpaces = dice.int(4, 7);
  if (dice.chance(0.4)) {
    sheet.top = {
      builder: dice.pick(['officials', 'plan']),
      minister: dice.pick(['ship', 'produce']),
      king: dice.pick(['cardinal', 'favour']),
    };
  }
  if (dice.chance(0.4)) sheet.church = church(dice);
  if (dice.chance(0.4))
    sheet.scoringTiles = dice.pick([
      [2, 3, 4, 5],
      [2, 2, 3, 3],
      [1, 3, 3, 4],
      [3, 4, 5, 5],
    ]);
  return sheet;
}

/** The tiles on the column feet: all of the sheet's, equal ones never neighbours. */
export function rollScoring(dice: Dice, sheet: Sheet): number[] {
  for (;;) {
    const tiles = dice.shuffle(sheet.scoringTiles);
    if (tiles.slice(1).every((tile, index) => tile !== at(tiles, index))) return tiles;
  }
}
