import { FILE_WORDS, type LanguageExceptions } from './exceptions';

export const pl: LanguageExceptions = {
  alike: [
    'real',
    'tsunami',
    'plan',
    'solo',
    'system',
    'minimum',
    'sponsor',
    'start',
    'bonus',
    'portfolio',
    ...FILE_WORDS,
  ],
  uncounted: {},
  unnamed: {
    ship: { 'home.picture': 'a sailing ship in a picture, no piece of the game' },
    supply: {
      'putBack.favour-to-supply': 'a favor goes back on its noble’s stack, as the rulebook says',
      'values.rows.left': 'houses and officials left on a player board, not the general supply',
    },
    round: { 'ruleTexts.score.stores': 'to round down, not a round' },
  },
};
