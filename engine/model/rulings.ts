/** The rulings that are settings of a game (the others are printed on the copy and live in the board sheet). */
export const RULING_CHOICES = {
  R8: ['never-removed', 'overflow'],
  R9: ['most-wigs', 'always-left'],
  R10: ['site-first', 'tile-first'],
  R11: ['plans', 'offices'],
  R12: ['strictly-first', 'ties-count'],
  R13: ['in-hand', 'influence-cashed'],
} as const;

export type RulingId = keyof typeof RULING_CHOICES;
export type Rulings = { readonly [Id in RulingId]: (typeof RULING_CHOICES)[Id][number] };

/** The first choice of each is our default; RULES and the settings screen say why. */
export const DEFAULT_RULINGS: Rulings = {
  R8: 'never-removed',
  R9: 'most-wigs',
  R10: 'site-first',
  R11: 'plans',
  R12: 'strictly-first',
  R13: 'in-hand',
};
