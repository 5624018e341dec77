import { number } from './grammar';

/** The pages for paper. What the other screens say already comes from their books. */
export const print = {
  title: 'Print',
  which: 'Which page?',
  paper: 'Black and white. Fits A4 and Letter.',
  print: 'Print',
  links: { score: 'Print blank sheet', board: 'Print my board', lacerda: 'Lacerda on 1 page' },
  score: {
    date: 'Date',
    cubes: (each: number) => `Lacerda: ${number(each)} per cube`,
    decrees: (each: number) => `Lacerda: ${number(each)} per decree`,
    officials: (what: string) => `Lacerda: ${what}`,
  },
  board: { unconfirmed: (panel: string) => `${panel} (unconfirmed)` },
  lacerda: {
    intro:
      'After each of your turns, do steps 1 to 7. In a choice, the first number decides and the next one breaks ties.',
    titles: { dock: 'His ships dock', end: 'End of his turn' },
    dock: 'Return the goods on his ships at sea to the supply.',
    state: '1 state action of the courtier’s noble. If it’s impossible, he skips it.',
    courtier: 'Courtier',
    aideOn: { top: 'Aide on King or Treasury', bottom: 'Aide on Builder or Marquis' },
    officials: '1 official in each of 2 offices.',
    fullOffice: 'Full office',
    plan: '1 of the 2 available plans.',
    favour: '1 he doesn’t have.',
    store: 'On a free space, even for 0 wigs. No reward, nothing paid for the land.',
    cube: 'Then 1 cube from its row or column.',
    building:
      'The free site and available tile with the greatest difference, even below 0. Every owner scores. Both cubes go to his area. No reward, no plan.',
    end: 'Refill the city and clergy tiles. Then the end of the period, if triggered.',
    gains: 'His influence',
    byAide: 'green with the aide on King or Treasury, else blue',
  },
};
