const told = (value: object): number => Object.values(value).filter((field) => field !== undefined).length;

const sameLists = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((value, index) => same(value, other[index]));

function sameFields(one: object, other: object): boolean {
  const fields = Object.entries(one);
  return (
    told(one) === told(other) && fields.every(([key, value]) => same(value, (other as Record<string, unknown>)[key]))
  );
}

/** Whether two pieces of plain data say the same, in whatever order their fields were written. */
export function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) || Array.isArray(other))
    return Array.isArray(one) && Array.isArray(other) && sameLists(one, other);
  return sameFields(one, other);
}
