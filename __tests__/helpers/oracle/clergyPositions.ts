import { diceFrom } from './dice';
import type { Clergy, Position } from './notation';

const KINDS = ['reis', 'perGood', 'fewerOfficials', 'cheaperOfficials', 'visit', 'influence'] as const;

/** The same position with its clergy tiles told one by one: up to four, some of which give nothing, some two things. */
export function withClergyTold(position: Position, seed: number): Position {
  const dice = diceFrom(seed + 2_000_003);
  const tile = (): Clergy =>
    Object.fromEntries(KINDS.filter(() => dice.chance(0.25)).map((kind) => [kind, dice.int(1, 3)]));
  const clergy = Array.from({ length: dice.int(0, 4) }, tile);
  return { ...position, you: { ...position.you, clergy } };
}
