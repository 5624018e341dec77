/** Everything that is tracked, as it lies on the table; walked in this order. */
export const VALUE_GROUPS = ['moment', 'city', 'you', 'lacerda', 'court', 'decks', 'money', 'supply'] as const;
export type ValueGroup = (typeof VALUE_GROUPS)[number];
