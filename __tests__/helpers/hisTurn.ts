/** The rules of a whole turn of his, in their order. */
export const HIS_TURN = ['solo.courtier', 'solo.state', 'solo.noble', 'solo.discard', 'solo.aide'] as const;
