import type { Place } from '../model/reading';
import { inside } from '../model/reading';
import type { Depth, GameState } from '../model/state';
import { CUBES_IN_PILE } from '../model/state';
import type { Turn } from '../model/turn';
import type { Position } from '../position/position';
import { startReader } from '../position/read';
import { writePosition } from '../position/write';
import type { Schema } from './schema/shape';
import { fields, madeInto, whole } from './schema/shape';
import { turn } from './schema/turn';
import { amount, depth } from './schema/values';

/** How a game began: its position, with sheet and rulings written out in full, and what a position does not say. */
export interface WrittenStart {
  readonly position: Position;
  readonly depth: Depth;
  readonly pile: number;
  readonly turn: Turn;
  readonly clergyOwed: number;
}

/** Defaults may change with a later app; a saved game keeps those it was played with. */
export const writeStart = (state: GameState): WrittenStart => ({
  position: { ...writePosition(state), sheet: state.sheet, rulings: state.rulings },
  depth: state.depth,
  pile: state.pile,
  turn: state.turn,
  clergyOwed: state.lacerda.clergyOwed,
});

interface ReadStart extends Omit<WrittenStart, 'position'> {
  readonly position: GameState;
}

const pile = whole(0, CUBES_IN_PILE);

const parts: Schema<ReadStart> = fields<ReadStart>({
  position: startReader,
  depth,
  pile,
  turn,
  clergyOwed: amount,
});

/** Reports what of a state no table can show, by its path in the position. */
export function checkTable(state: GameState, place: Place): void {
  startReader(writePosition(state), place);
  pile(state.pile, inside(place, 'pile'));
}

/** The table as a game began on it. */
export const start: Schema<GameState> = madeInto(parts, ({ position, clergyOwed, ...rest }) => ({
  ...position,
  ...rest,
  lacerda: { ...position.lacerda, clergyOwed },
}));
