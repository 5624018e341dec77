import { NOBLES, landOffers, readPosition, visitOffer, writePosition } from '@/engine';
import { MID_GAME, RICH_VISITOR } from './midGame';

/** One figure of the bench: a question of the engine, measured against `structuredClone` of what it reads. */
export interface BenchRow {
  readonly name: string;
  /** At most this many times the clone. */
  readonly target: number;
  readonly work: () => unknown;
  /** What the clone copies; a mid-game state unless the row says otherwise. */
  readonly against?: unknown;
}

const POSITION = writePosition(MID_GAME);

export const ROWS: readonly BenchRow[] = [
  { name: 'all land prices', target: 10, work: () => landOffers(MID_GAME, 'you') },
  { name: 'all visit costs with ways to pay', target: 5, work: () => NOBLES.map((noble) => visitOffer(MID_GAME, 'you', noble)) },
  { name: 'the same with the most ways there are', target: 5, work: () => NOBLES.map((noble) => visitOffer(RICH_VISITOR, 'you', noble)) },
  { name: 'parsing a position', target: 30, work: () => readPosition(POSITION) },
];
