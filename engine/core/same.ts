const entriesOf = (value: object): readonly (readonly [string, unknown])[] =>
  Object.entries(value).filter(([, field]) => field !== undefined);

/** Whether two pieces of plain data say the same, in whatever order their fields were written. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const mine = entriesOf(one);
  const theirs = new Map(entriesOf(other));
  return mine.length === theirs.size && mine.every(([key, value]) => theirs.has(key) && same(value, theirs.get(key)));
}
