/** The list with one thing changed, gone (`null`), or one more behind the last. */
export function withItem<T>(list: readonly T[], index: number | null, item: T | null): readonly T[] {
  if (index === null) return item === null ? list : [...list, item];
  return list.flatMap((one, at) => (at !== index ? [one] : item === null ? [] : [item]));
}
