import type { SheetEntry } from '@/engine';

interface PanelWords {
  readonly title: string;
  /** Where to look and what to compare, for someone with the board in front of them. */
  readonly look: string;
  /** What depends on it. */
  readonly matters: string;
  /** What the rulebooks say, in our words. */
  readonly known: string;
}

/** Every panel of the board sheet: what to compare, why, and what is known. */
export const panels: Readonly<Record<SheetEntry, PanelWords>> = {
  treasury: {
    title: 'Treasury',
    look: 'The track with two values per space, highest on top. Tap a value that differs.',
    matters: 'Every visit, every piece of land, every hired official and every sponsor is paid by it.',
    known:
      'The marker starts on 3 réis; 2 lies one below; a 5 exists, and a +1 on the left. A negative left value is implied. The rest is our assumption.',
  },
  coins: {
    title: 'Influence',
    look: 'Tap the spaces that show a coin on your track.',
    matters: 'Each coin you pass downwards gives one real; at the end they count as money.',
    known:
      'The track runs from 0 to 10, and 10 shows a wig. In examples one player took 3 réis from it and another holds 4. “At most 6 coins” comes from players, not from a rulebook.',
  },
  market: {
    title: 'Market',
    look: 'Compare the top and the bottom of each column: start price and lowest price.',
    matters: 'Selling a good pays its price; producing lowers it.',
    known:
      'Prices never rise. An example shows books 5, cloth 4, gold 4 and tools 3 during play, so they start at least there.',
  },
  ships: {
    title: 'Ships',
    look: 'On each ship: the envelope is the influence it gives, the coin what it adds to a sale.',
    matters: 'Influence gains, Lacerda’s too, and the price of every good sold.',
    known:
      'Hull 2 pays +1; hull 3 pays +2 and gives 1 influence; hulls 1 and 2 give 4 influence together. The others continue the row.',
  },
  officeSpaces: {
    title: 'Offices',
    look: 'Count the spaces for officials in one noble’s office and tap the last one.',
    matters: 'A full office sends officials to the plaza, and visits get cheaper.',
    known: 'At least 5 officials stand in one office in an example.',
  },
  top: {
    title: 'State actions',
    look: 'Beside each noble are two state actions, one above the other. Tap where yours are the other way round.',
    matters: 'Lacerda takes the top or the bottom one, depending on his aide.',
    known:
      'No source says which is on top. The rulebooks list officials, ship and Cardinal first; the solo rules list the plan first. We follow the rulebooks.',
  },
  church: {
    title: 'Church',
    look: 'Six clergy tiles in a ring, and the Cardinal walks the gaps between them, clockwise. Two gaps carry an icon.',
    matters: 'Meeting the envelope starts church scoring; meeting the chest raises the treasury.',
    known: 'The Cardinal starts on the envelope. That the chest lies opposite is our assumption.',
  },
  scoringTiles: {
    title: 'Scoring tiles',
    look: 'The four loose tiles for the feet of the columns. Their order does not matter here.',
    matters: 'They multiply every store and every public building.',
    known: 'Examples show 3 and 4, and say that equal ones exist.',
  },
  thinColumn: {
    title: 'The thin column',
    look: 'Four tiles, five columns: which value counts for the thin column in the east?',
    matters: 'Wigs of stores in column 5, and Lacerda’s choice of a space.',
    known: 'Every source is silent. We let it share the tile of column 4.',
  },
  toolsMajority: {
    title: 'Tools majority',
    look: 'Wigs for most tools stores at the end, as printed beside the street of the tools.',
    matters: 'Final scoring of the tools stores.',
    known:
      'The English rulebook prints 6, 3 and 1; the Spanish and the Polish one 6, 4 and 2. We follow the two, and the steps of the other streets.',
  },
};
