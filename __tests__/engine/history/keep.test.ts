import type { GameEvent } from '@/engine/game/event';
import { asFarAsPossible } from '@/engine/history/keep';
import { SOLO_SPACES } from '@/engine/board/spaces';
import type { GameState, Store } from '@/engine/model/state';
import type { Seat } from '@/engine/model/vocabulary';
import { aState } from '../../helpers/state';

const stores = (owner: Seat, count: number): Readonly<Record<string, Store>> =>
  Object.fromEntries(SOLO_SPACES.slice(0, count).map((space) => [space, { owner, good: 'gold' }]));

const houses = (left: number, middle: number, right: number) => ({ houses: { left, middle, right } });

const built = (house: 'left' | 'middle' | 'right'): GameEvent => ({
  kind: 'store-built',
  seat: 'you',
  space: 'D5',
  good: 'tools',
  house,
});
const hisBuilt: GameEvent = { kind: 'store-built', seat: 'lacerda', space: 'D5', good: 'tools', house: null };
const wigs: GameEvent = { kind: 'wigs-changed', seat: 'you', by: 2 };

const keptOn = (state: GameState, ...events: readonly GameEvent[]) => asFarAsPossible(state, events).events;

describe('recorded events on another table', () => {
  it('a house whose group has none left is not built; what comes after happens', () => {
    const state = aState({ stores: stores('you', 2), you: houses(2, 0, 0) });
    expect(keptOn(state, built('left'), wigs)).toEqual([wigs]);
    expect(keptOn(state, built('middle'), wigs)).toEqual([built('middle'), wigs]);
    expect(asFarAsPossible(state, [built('left'), wigs]).state.you).toMatchObject({ wigs: 7, houses: { left: 2 } });
  });

  it('the last house of a group is built', () => {
    const state = aState({ stores: stores('you', 1), you: houses(1, 0, 0) });
    expect(keptOn(state, built('left'))).toEqual([built('left')]);
  });

  it('nobody builds a ninth store, everybody an eighth', () => {
    expect(keptOn(aState({ stores: stores('lacerda', 8) }), hisBuilt)).toEqual([]);
    expect(keptOn(aState({ stores: stores('lacerda', 7) }), hisBuilt)).toEqual([hisBuilt]);
    const yours = aState({ stores: stores('you', 8), you: houses(2, 3, 3) });
    expect(keptOn(yours, built('left'))).toEqual([]);
    const almost = aState({ stores: stores('you', 7), you: houses(1, 3, 3) });
    expect(keptOn(almost, built('left'))).toEqual([built('left')]);
  });

  it('on a table that cannot be, everything happens as it was recorded', () => {
    const impossible = aState({ stores: stores('lacerda', 9) });
    expect(keptOn(impossible, hisBuilt, wigs)).toEqual([hisBuilt, wigs]);
  });
});
