import { setCorrected } from '@/engine/game/evolve/corrected';
import { asItStands, mirrored, towards } from '@/engine/history/mirrored';
import { gameOf } from '../../helpers/games';
import { aState } from '../../helpers/state';

describe('tracked values', () => {
  it('name every value once', () => {
    const places = mirrored(aState()).map((value) => JSON.stringify([value.of, 'at' in value ? value.at : null]));
    expect(new Set(places).size).toBe(places.length);
  });

  it('corrections towards another table make it that table', () => {
    for (let seed = 1; seed <= 10; seed += 1) {
      const { start, now } = gameOf(60, seed);
      const corrected = towards(start, now).reduce(setCorrected, start);
      expect(mirrored(corrected)).toEqual(mirrored(now));
      expect(corrected.you.houses).toEqual(now.you.houses);
      expect(towards(now, now)).toEqual([]);
    }
  });

  it('a correction is undone by the value as it stood', () => {
    const state = aState({
      stores: { B1: { owner: 'you', good: 'gold' } },
      you: { houses: { left: 1, middle: 0, right: 0 } },
    });
    const removed = { of: 'store', at: 'B1', value: null, house: 'left' } as const;
    expect(asItStands(state, removed)).toEqual({ ...removed, value: { owner: 'you', good: 'gold' } });
    expect(setCorrected(setCorrected(state, removed), asItStands(state, removed))).toEqual(state);
  });
});
