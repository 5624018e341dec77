/** Closes a `switch`: a case the union gains and the switch lacks does not compile. */
export function unreachable(value: never): never {
  throw new Error(`unreachable: ${JSON.stringify(value)}`);
}
