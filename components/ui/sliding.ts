/** The nearest value to a spot so far along a line of this width, which begins `inset` from both edges. */
export function valueAt(spot: number, width: number, inset: number, most: number): number {
  const line = width - 2 * inset;
  if (line <= 0) return 0;
  return Math.round(Math.min(1, Math.max(0, (spot - inset) / line)) * most);
}

/** So far a page key goes. */
const PAGE = 10;

/** Where a key leads from a value; nothing for keys that mean nothing here. */
export function valueByKey(key: string, value: number, most: number): number | undefined {
  const to: Readonly<Record<string, number>> = {
    ArrowRight: value + 1,
    ArrowUp: value + 1,
    ArrowLeft: value - 1,
    ArrowDown: value - 1,
    PageUp: value + PAGE,
    PageDown: value - PAGE,
    Home: 0,
    End: most,
  };
  const next = to[key];
  return next === undefined ? undefined : Math.min(most, Math.max(0, next));
}
