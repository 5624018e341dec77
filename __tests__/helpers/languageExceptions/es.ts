import { FILE_WORDS, type LanguageExceptions } from './exceptions';

export const es: LanguageExceptions = {
  alike: [
    'real',
    'tsunami',
    'solo',
    'total',
    'normal',
    'favor',
    'plaza',
    'neutral',
    'nobles',
    'color',
    'sets',
    ...FILE_WORDS,
  ],
  uncounted: {},
  unnamed: {
    ship: { 'home.picture': 'a sailing ship in a picture, no piece of the game' },
    round: { 'ruleTexts.score.stores': 'to round down, not a round' },
  },
};
