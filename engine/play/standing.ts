import { recordOf, sum } from '../core/record';
import { keepsHoldings } from '../game/depth';
import type { GameState } from '../model/state';
import type { BySeat, Good, Seat } from '../model/vocabulary';
import { GOODS, SEATS } from '../model/vocabulary';
import { completedSets } from '../rubble/sets';
import type { MajorityOf, ScoredLacerda, ScoredPerson, ScoreInput } from '../scoring/input';
import { scoreInput } from '../scoring/input';
import { standingOf } from '../scoring/lines';
import type { FinalScore } from '../scoring/score';
import { finalScore } from '../scoring/score';
import { officialsOut } from '../officials/offices';
import { ownShips } from '../ships/shipCost';
import type { RoundsLeft } from './roundsLeft';
import { roundsLeft } from './roundsLeft';

const storesOf = ({ stores }: GameState, seat: Seat, good: Good): number =>
  Object.values(stores).filter((store) => store.owner === seat && store.good === good).length;

const yours = (state: GameState): ScoredPerson => {
  const { you } = state;
  const done = you.plans.filter((plan) => plan.done);
  return {
    id: 'you',
    kind: 'person',
    wigs: you.wigs,
    ships: ownShips(you).map(({ hull }) => hull),
    sets: completedSets(you.rubble),
    cubes: 0,
    stores: recordOf(GOODS, (good) => storesOf(state, 'you', good)),
    reis: you.reis,
    influence: you.influence,
    decrees: you.decrees,
    officialsAtWork: sum(done.map(({ officials }) => officials)),
    plansDone: done.length,
    favours: you.favours.length,
  };
};

/** What counts for his officials majority (R11). */
const hisOfficials = (state: GameState): number =>
  state.rulings.R11 === 'plans' ? sum(state.lacerda.plans) : officialsOut(state, 'lacerda');

/** He forms no sets (R5). */
const his = (state: GameState): ScoredLacerda => {
  const { lacerda } = state;
  return {
    id: 'lacerda',
    kind: 'lacerda',
    wigs: lacerda.wigs,
    ships: lacerda.ships.map(({ hull }) => hull),
    sets: 0,
    cubes: lacerda.cubes,
    stores: recordOf(GOODS, (good) => storesOf(state, 'lacerda', good)),
    reis: 0,
    influence: lacerda.influence,
    decrees: lacerda.decrees,
    officialsAtWork: hisOfficials(state),
    plansDone: 0,
    favours: lacerda.favours.length,
  };
};

/** What endgame scoring would be asked if the game ended now. */
export const scoreInputOf = (state: GameState): ScoreInput =>
  scoreInput([yours(state), his(state)], { sheet: state.sheet, rulings: state.rulings });

/** How many more of it a seat needs: to stand level with the other, to stand alone. */
export interface Margin {
  readonly count: number;
  readonly points: number;
  readonly toTie: number;
  readonly toLead: number;
}

/** One majority between the two of you. */
export interface MajorityMargin {
  readonly of: MajorityOf;
  /** Null when you are level. */
  readonly leader: Seat | null;
  readonly seats: BySeat<Margin>;
}

/** Both scores if the game ended now, and what is still missing. */
export interface StandingNow {
  readonly score: FinalScore;
  readonly majorities: readonly MajorityMargin[];
  readonly rounds: RoundsLeft;
  /** Clergy tiles of his whose wigs nobody has entered: they are not counted. */
  readonly clergyOwed: number;
  /** Réis, decrees and money are not tracked, so that the score lacks them. */
  readonly partial: boolean;
}

const MAJORITIES: readonly MajorityOf[] = ['gold', 'books', 'cloth', 'tools', 'officials'];

const otherSeat = (seat: Seat): Seat => (seat === 'you' ? 'lacerda' : 'you');

function marginOf({ majorities }: FinalScore, of: MajorityOf): MajorityMargin {
  const majority = majorities[of];
  const counts = recordOf(SEATS, (seat) => majority.counts.find(({ id }) => id === seat)?.count ?? 0);
  const seats = recordOf(SEATS, (seat): Margin => {
    const behind = counts[otherSeat(seat)] - counts[seat];
    const points = standingOf(majority, seat)?.each ?? 0;
    return { count: counts[seat], points, toTie: Math.max(0, behind), toLead: Math.max(0, behind + 1) };
  });
  const leader = counts.you === counts.lacerda ? null : counts.you > counts.lacerda ? 'you' : 'lacerda';
  return { of, leader, seats };
}

/** What the smaller depth does not keep counts as nothing: an old value would be a wrong one. */
const known = (state: GameState): GameState =>
  keepsHoldings(state) ? state : { ...state, you: { ...state.you, reis: 0, decrees: [] } };

/** Both scores if the game ended now, as far as they are known. */
export const scoreNow = (state: GameState): FinalScore => finalScore(scoreInputOf(known(state)));

/** How the game stands: scores, majorities with their margins, your title and what the next one needs, rounds left. */
export function standing(state: GameState): StandingNow {
  const score = scoreNow(state);
  return {
    score,
    majorities: MAJORITIES.map((of) => marginOf(score, of)),
    rounds: roundsLeft(state),
    clergyOwed: state.lacerda.clergyOwed,
    partial: !keepsHoldings(state),
  };
}

/** What the game was scored at; null while it is not over, or something is still to be counted. */
export function finalWigs(state: GameState): BySeat<number> | null {
  const isCounted = keepsHoldings(state) && state.lacerda.clergyOwed === 0;
  if (state.turn.kind !== 'over' || !isCounted) return null;
  const { players } = finalScore(scoreInputOf(state));
  return recordOf(SEATS, (seat) => players.find(({ id }) => id === seat)?.total ?? 0);
}
