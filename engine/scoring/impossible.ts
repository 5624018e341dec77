import { recordOf } from '../core/record';
import type { Problem } from '../model/fault';
import { fault, inside, type Place } from '../model/reading';
import { GOODS } from '../model/vocabulary';
import { storesOf, type ScoreInput, type ScorePlayer } from './input';
import { crowdedStreets, SCORE_LIMITS } from './limits';

function checkMost(has: number, most: number, place: Place): void {
  if (has > most) fault(place, { code: 'too-large', most, has });
}

function checkHoldings(player: ScorePlayer, place: Place): void {
  const mostShips = player.kind === 'lacerda' ? SCORE_LIMITS.lacerdaShips : SCORE_LIMITS.ships;
  const ships = player.ships.length;
  if (ships > mostShips) fault(inside(place, 'ships'), { code: 'too-many-ships', most: mostShips, has: ships });
  const stores = storesOf(player);
  const houses = SCORE_LIMITS.storesEach;
  if (stores > houses) fault(inside(place, 'stores'), { code: 'more-stores-than-houses', most: houses, has: stores });
  checkMost(player.sets, SCORE_LIMITS.sets, inside(place, 'sets'));
  checkMost(player.cubes, SCORE_LIMITS.cubes, inside(place, 'cubes'));
  checkMost(player.influence, SCORE_LIMITS.influence, inside(place, 'influence'));
  checkMost(player.favours, SCORE_LIMITS.favours, inside(place, 'favours'));
}

/**
 * What the pieces of the box cannot show, by field: more stores than houses or than spaces on their streets,
 * more ships than slots. Scoring does not ask this (the rulebook's own example has a store too many on a street);
 * a sheet being filled in does, because there it is a slip of the thumb.
 */
export function impossibleEntries({ players }: ScoreInput): readonly Problem[] {
  const problems: Problem[] = [];
  const place: Place = { path: 'players', report: (problem) => problems.push(problem) };
  players.forEach((player, index) => checkHoldings(player, inside(place, index)));
  const built = recordOf(GOODS, (good) => players.reduce((all, { stores }) => all + stores[good], 0));
  const crowded = crowdedStreets(built, players.length);
  if (crowded !== undefined) fault(place, { code: 'more-stores-than-spaces', ...crowded });
  return problems;
}
