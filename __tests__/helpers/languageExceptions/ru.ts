import type { LanguageExceptions } from './exceptions';

/** The rulebook's own word for two players. */
const TOGETHER = '«вдвоем» says 2 players';

export const ru: LanguageExceptions = {
  alike: ['json', 'report', 'board'],
  uncounted: {
    'ruleTexts.setup.neutral': TOGETHER,
    'ruleTexts.score.officials': TOGETHER,
  },
  unnamed: {
    ship: { 'home.picture': 'a sailing ship in a picture, no piece of the game' },
    round: { 'ruleTexts.score.stores': 'to round down, not a round' },
  },
};
