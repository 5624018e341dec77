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
    matters: 'It sets the price of visits, land, hired officials and events.',
    known:
      'The marker starts on 3 réis. 2 is one below. A 5 exists, and a +1 influence value. A negative one is implied. The rest is our assumption.',
  },
  coins: {
    title: 'Influence',
    look: 'Tap the spaces that show a coin on your track.',
    matters: 'Each coin you pass moving left is worth 1 real. At the end they count as money.',
    known:
      'The track runs from 0 to 10, and 10 shows a wig. In examples, one player took 3 réis from it and another has 4. “At most 6 coins” comes from players, not from a rulebook.',
  },
  market: {
    title: 'Market',
    look: 'Check the top and bottom of each column: start price and lowest price.',
    matters: 'Selling a good pays its price. Producing lowers it.',
    known:
      'Prices never rise. In one example, books are at 5, cloth and gold at 4, tools at 3. They start at least that high.',
  },
  ships: {
    title: 'Ships',
    look: 'On each ship, the influence icon (envelope) is what it gives. The coin is what it adds to a sale.',
    matters: 'Influence gains, Lacerda’s too, and the price of each good sold.',
    known:
      'Size 2 pays +1. Size 3 pays +2 and gives 1 influence. Sizes 1 and 2 give 4 influence together. The others continue the series.',
  },
  officeSpaces: {
    title: 'Offices',
    look: 'Count the spaces for officials in one noble’s office and tap the last one.',
    matters: 'A full office sends officials to the plaza, and visits get cheaper.',
    known: 'In one example, an office has at least 5 officials.',
  },
  top: {
    title: 'State actions',
    look: 'Beside each noble are two state actions, one above the other. Tap any that are reversed on yours.',
    matters: 'Lacerda does the top or the bottom one, depending on his aide.',
    known:
      'No source says which is on top. The rulebooks list officials, ship and Cardinal first. The solo rules list the plan first. We follow the rulebooks.',
  },
  church: {
    title: 'Church',
    look: 'The Cardinal moves clockwise on the spaces between 6 clergy tiles. 2 spaces have an icon.',
    matters: 'Passing the influence icon triggers church scoring. The treasury icon raises the treasury.',
    known: 'The Cardinal starts on the influence icon (envelope). We assume the treasury icon (chest) is opposite.',
  },
  scoringTiles: {
    title: 'Scoring tiles',
    look: 'The 4 loose tiles that go below the columns. Their order doesn’t matter here.',
    matters: 'They multiply every store and every public building.',
    known: 'Examples show 3 and 4, and say that equal ones exist.',
  },
  thinColumn: {
    title: 'Thin column',
    look: '4 tiles, 5 columns. Which value counts for the thin column in the east?',
    matters: 'Wigs for stores in column 5, and where Lacerda builds.',
    known: 'Every source is silent. We let it share column 4’s tile.',
  },
  toolsMajority: {
    title: 'Tool majority',
    look: 'Wigs for the most tool stores at the end, as printed beside the tool street.',
    matters: 'Endgame scoring of tool stores.',
    known: 'The English rulebook prints 6, 3 and 1. The Spanish and Polish ones print 6, 4 and 2. We follow those two.',
  },
};
