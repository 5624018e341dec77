import type { LanguageExceptions } from './exceptions';

export const it: LanguageExceptions = {
  alike: ['real', 'réis', 'tsunami', 'plaza', 'round', 'solo', 'bonus', 'portfolio', 'json', 'report', 'board'],
  uncounted: {},
  unnamed: {
    ship: { 'home.picture': 'a sailing ship in a picture, no piece of the game' },
    round: { 'ruleTexts.score.stores': 'to round down, not a round' },
  },
};
