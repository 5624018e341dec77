import type { Problem } from '../model/fault';
import { fault, inside, type Place } from '../model/reading';
import { OFFICIALS_EACH } from '../model/state';
import { STREETS } from '../model/vocabulary';
import { storesOf, type ScoreInput, type ScorePlayer } from './input';
import { SCORE_LIMITS, spacesFor } from './limits';

function checkMost(has: number, most: number, place: Place): void {
  if (has > most) fault(place, { code: 'too-large', most, has });
}

/** Nobody has a ninth house. */
export function checkHouses(player: ScorePlayer, place: Place): void {
  const has = storesOf(player);
  const most = SCORE_LIMITS.storesEach;
  if (has > most) fault(inside(place, 'stores'), { code: 'more-stores-than-houses', most, has });
}

/** Nor has Lacerda a ninth official to stand in an office (R11); plans may show more than that. */
export function checkOfficials(player: ScorePlayer, { R11 }: ScoreInput['rulings'], place: Place): void {
  if (player.kind === 'lacerda' && R11 === 'offices')
    checkMost(player.officialsAtWork, OFFICIALS_EACH, inside(place, 'officialsAtWork'));
}

/** All stores together need a space each; how many face one street is only noted (`scoreNotes`). */
export function checkMap(players: readonly ScorePlayer[], place: Place): void {
  const has = players.reduce((all, player) => all + storesOf(player), 0);
  const most = spacesFor(players.length);
  if (has > most) fault(place, { code: 'more-stores-than-spaces', streets: STREETS, has, most });
}

function checkHoldings(player: ScorePlayer, place: Place): void {
  const mostShips = player.kind === 'lacerda' ? SCORE_LIMITS.lacerdaShips : SCORE_LIMITS.ships;
  const ships = player.ships.length;
  if (ships > mostShips) fault(inside(place, 'ships'), { code: 'too-many-ships', most: mostShips, has: ships });
  checkHouses(player, place);
  checkMost(player.sets, SCORE_LIMITS.sets, inside(place, 'sets'));
  checkMost(player.cubes, SCORE_LIMITS.cubes, inside(place, 'cubes'));
  checkMost(player.influence, SCORE_LIMITS.influence, inside(place, 'influence'));
  checkMost(player.favours, SCORE_LIMITS.favours, inside(place, 'favours'));
}

/** What the pieces of the box cannot show, by field: more stores than houses or spaces, more ships than slots. */
export function impossibleEntries({ players, rulings }: ScoreInput): readonly Problem[] {
  const problems: Problem[] = [];
  const place: Place = { path: 'players', report: (problem) => problems.push(problem) };
  players.forEach((player, index) => {
    const here = inside(place, index);
    checkHoldings(player, here);
    checkOfficials(player, rulings, here);
  });
  checkMap(players, place);
  return problems;
}
