import type { GameState } from '../model/state';

/** Whose part of a round something belongs to: a turn, the change of period, or what is entered after the game. */
export type Whose = 'you' | 'lacerda' | 'period' | 'over';

/** Whose part of the round the table is in; your follow belongs to his turn, his to yours. */
export function whoseTurn({ turn, toMove }: Pick<GameState, 'turn' | 'toMove'>): Whose {
  switch (turn.kind) {
    case 'between':
      return toMove;
    case 'you':
      return turn.within === 'period' ? 'period' : turn.within === 'his-turn' ? 'lacerda' : 'you';
    case 'lacerda':
    case 'period':
    case 'over':
      return turn.kind;
  }
}
