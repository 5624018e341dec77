import { sum } from '@/engine/core/record';
import { evolveAll } from '@/engine/game/evolve';
import { HOUSES_IN_GROUP, housesLeft } from '@/engine/houses/houses';
import type { GameState } from '@/engine/model/state';
import { CITY_TILES, COLOURS, GOODS, HOUSE_GROUPS, NOBLES, SEATS } from '@/engine/model/vocabulary';
import { officialsLeft } from '@/engine/officials/offices';
import { portfolioRoom } from '@/engine/portfolio/portfolio';
import { warehouseSize } from '@/engine/portfolio/warehouse';
import { completedSets } from '@/engine/rubble/sets';
import { playRandomly } from '../helpers/randomGame';
import type { Played } from '../helpers/randomGame';

const cubesOnMap = ({ rubble: { rows, columns, sites } }: GameState): number =>
  sum([...Object.values(rows), ...columns, ...Object.values(sites)].map((cubes) => cubes.length));

const yourCubes = ({ you }: GameState): number => sum(Object.values(you.rubble));

/** Cubes are on the map, in the pile, with somebody, or left the game for want of room. */
const cubesSeen = (state: GameState): number => cubesOnMap(state) + state.pile + yourCubes(state) + state.lacerda.cubes;

function amountsOf(state: GameState): readonly number[] {
  const { you, lacerda } = state;
  return [
    ...[
      you.wigs,
      you.influence,
      you.reis,
      you.clergy.length,
      you.markers,
      lacerda.wigs,
      lacerda.influence,
      state.pile,
      state.treasury,
    ],
    ...Object.values(you.goods),
    ...Object.values(state.decks),
    ...COLOURS.flatMap((colour) =>
      NOBLES.flatMap((noble) => [state.offices[noble][colour], state.plazas[noble][colour]]),
    ),
    ...SEATS.flatMap((seat) => [housesLeft(state, seat), officialsLeft(state, seat)]),
  ];
}

/** What must hold at every moment of every game. */
function faults(state: GameState): readonly string[] {
  const { you } = state;
  const room = portfolioRoom(you);
  const checks: Readonly<Record<string, boolean>> = {
    'no negative amount': amountsOf(state).every((amount) => Number.isInteger(amount) && amount >= 0),
    'portfolio within its limit': room.used <= room.limit,
    'warehouse within its size': GOODS.every((good) => you.goods[good] <= warehouseSize(you)),
    'influence at most 10': SEATS.every((seat) => state[seat].influence <= 10),
    'clergy at most 4': you.clergy.length <= 4,
    'houses are the stores': sum(Object.values(you.houses)) === 8 - housesLeft(state, 'you'),
    'house groups kept': HOUSE_GROUPS.every((group) => you.houses[group] <= HOUSES_IN_GROUP[group]),
    'markers at most the sets': you.markers <= completedSets(you.rubble),
    'cargo within the hull': you.portfolio.every((card) => card.card !== 'ship' || card.cargo <= card.hull),
    'offices not overfull': NOBLES.every(
      (noble) => sum(Object.values(state.offices[noble])) <= state.sheet.officeSpaces,
    ),
    'display of five': state.display.every((tile) => CITY_TILES.includes(tile)),
    'cubes never more than 56': cubesSeen(state) <= 56,
  };
  return Object.keys(checks).filter((name) => checks[name] !== true);
}

function judge({ before, command, events, after }: Played, seed: number): void {
  const where = `seed ${seed} ${JSON.stringify(command)}`;
  const found = faults(after);
  if (found.length > 0) throw new Error(`${where}: ${found.join(', ')}`);
  if (GOODS.some((good) => after.market[good] > before.market[good])) throw new Error(`${where}: a price rose`);
  const removed = cubesSeen(before) - cubesSeen(after);
  const taken = events.filter(({ kind }) => kind === 'cube-taken' || kind === 'pile-cube-taken').length;
  if (removed < 0 || removed > taken) throw new Error(`${where}: cubes came or went`);
  if (JSON.stringify(evolveAll(before, events)) !== JSON.stringify(after))
    throw new Error(`${where}: the events do not give the state`);
}

describe('random games of legal moves', () => {
  it('hold every invariant, and events give the state', () => {
    const seen = new Set<string>();
    let over = 0;
    for (let seed = 1; seed <= 60; seed += 1) {
      const end = playRandomly(seed, 900, (played) => {
        judge(played, seed);
        if (played.command !== null) seen.add(played.command.kind);
      });
      if (end.turn.kind === 'over') over += 1;
    }
    expect(over).toBe(60);
    expect([...seen].sort()).toMatchInlineSnapshot(`
[
  "build-ship",
  "build-store",
  "buy-land",
  "church-choice",
  "decline",
  "decline-church",
  "decline-follow",
  "end-turn",
  "follow",
  "get-gold",
  "lose-good",
  "lose-official",
  "make-room",
  "meet-cardinal",
  "open-building",
  "period-discard",
  "play-noble-card",
  "play-treasury-card",
  "produce",
  "recruit-officials",
  "sell",
  "sponsor",
  "staff-building",
  "take-card",
  "take-cube",
  "take-decree",
  "take-favour",
  "take-good",
  "take-plan",
  "tell",
  "trade",
  "visit",
]
`);
  });

  it('hold where only what Lacerda needs is tracked: réis, goods, clergy and decrees stay', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      playRandomly(
        seed,
        900,
        (played) => {
          judge(played, seed);
          if (played.command === null) return;
          const { before, after } = played;
          const kept = ({ you: { reis, goods, clergy, decrees } }: GameState) =>
            JSON.stringify({ reis, goods, clergy, decrees });
          expect(kept(after)).toBe(kept(before));
        },
        'lacerda-needs',
      );
    }
  });
});
