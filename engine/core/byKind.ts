interface Kinded {
  readonly kind: string;
}

/** The union member of a kind, also when its `kind` is itself a union (plain Extract gives never). */
type OfKind<T extends Kinded, Kind> = T extends unknown ? (Kind extends T['kind'] ? T : never) : never;

/** One answer per kind: a kind that the table lacks does not compile. */
export type ByKind<T extends Kinded, Answer> = { readonly [Kind in T['kind']]: (thing: OfKind<T, Kind>) => Answer };

/** What the table answers for this thing. */
export function byKind<T extends Kinded, Answer>(table: ByKind<T, Answer>, thing: T): Answer {
  const answer = table[thing.kind as T['kind']] as (thing: T) => Answer;
  return answer(thing);
}
