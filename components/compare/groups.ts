/** Everything that is tracked, as it is on the table; walked in this order. */
export const VALUE_GROUPS = ['moment', 'city', 'you', 'lacerda', 'court', 'decks', 'money', 'supply'] as const;
export type ValueGroup = (typeof VALUE_GROUPS)[number];
