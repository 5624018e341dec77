import { GAPS, HULLS, NOBLES, STREETS, type BoardSheet, type SheetEntry } from '@/engine';
import type { names } from '@/i18n/en/names';
import type { sheet as words } from '@/i18n/en/sheet';

interface Words {
  readonly sheet: typeof words;
  readonly names: typeof names;
}

const stepsToChest = ({ influence, treasury }: BoardSheet['church']): number =>
  (treasury - influence + GAPS.length) % GAPS.length;

/** What a matched panel shows, in one line. */
export function summaryOf(entry: SheetEntry, sheet: BoardSheet, { sheet: say, names: name }: Words): string {
  const lines: Readonly<Record<SheetEntry, () => string>> = {
    treasury: () => treasuryLine(sheet, say),
    coins: () => say.coins.summary(sheet.coins),
    market: () =>
      say.market.summary(
        STREETS.map((good) => say.market.range(name.good[good], sheet.market.start[good], sheet.market.lowest[good])),
      ),
    ships: () =>
      say.ships.summary(
        HULLS.map((hull) => sheet.ships[hull].influence),
        HULLS.map((hull) => sheet.ships[hull].bonus),
      ),
    officeSpaces: () => say.offices.spaces(sheet.officeSpaces),
    top: () => say.top.summary(NOBLES.map((noble) => say.top.actions[sheet.top[noble]])),
    church: () => say.church.summary(stepsToChest(sheet.church)),
    scoringTiles: () => say.scoring.summary(sheet.scoringTiles),
    thinColumn: () =>
      typeof sheet.thinColumn === 'number'
        ? say.thin.ownSummary(sheet.thinColumn)
        : say.thin.summary(Number(sheet.thinColumn.slice(-1))),
    toolsMajority: () => sheet.toolsMajority,
  };
  return lines[entry]();
}

function treasuryLine({ treasury }: BoardSheet, say: Words['sheet']): string {
  const lefts = treasury.map(({ left }) => left);
  const rights = treasury.map(({ right }) => right);
  return say.treasury.summary(
    treasury.length,
    Math.min(...rights),
    Math.max(...rights),
    Math.min(...lefts),
    Math.max(...lefts),
  );
}
