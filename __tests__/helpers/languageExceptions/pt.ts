import type { LanguageExceptions } from './exceptions';

export const pt: LanguageExceptions = {
  alike: ['real', 'réis', 'tsunami', 'solo', 'total', 'normal', 'favor', 'json', 'report', 'board'],
  uncounted: {},
  unnamed: {
    ship: { 'home.picture': 'a sailing ship in a picture, no piece of the game' },
    round: { 'ruleTexts.score.stores': 'to round down, not a round' },
  },
};
