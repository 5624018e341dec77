/** For each ruling the answer that is not our default, as the settings word it. */
export const OTHER_RULINGS = [
  /^Same rule for him/,
  /^Always the left/,
  /^Tile first/,
  /^His officials at court/,
  /^Tied for first counts too/,
  /^With influence cashed/,
] as const;
