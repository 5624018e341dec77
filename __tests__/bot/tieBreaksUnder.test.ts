import { chooseBuilding } from '@/engine/bot/chooseBuilding';
import { HIS_TIE_BREAKS, tieBreaksUnder } from '@/engine/bot/comparisons';
import { chooseStore } from '@/engine/bot/chooseStore';
import { DEFAULT_RULINGS, RULING_CHOICES, type Rulings } from '@/engine/model/rulings';
import { aState } from '../helpers/state';

const under = (part: Partial<Rulings>) => tieBreaksUnder({ ...DEFAULT_RULINGS, ...part });

describe('his tie-breaks in order', () => {
  it('solo.store: R9 says what the wigs of a space are', () => {
    expect(under({ R9: 'most-wigs' }).store).toEqual(['most-wigs', 'topmost-row', 'leftmost', 'facing-left']);
    expect(under({ R9: 'always-left' }).store).toEqual([
      'most-wigs-on-space',
      'topmost-row',
      'leftmost',
      'facing-left',
    ]);
  });

  it('solo.building: R10 says whether the site or the tile comes first', () => {
    expect(under({ R10: 'site-first' }).building).toEqual(['best-difference', 'clockwise-from-west-d', 'tile-by-aide']);
    expect(under({ R10: 'tile-first' }).building).toEqual(['best-difference', 'tile-by-aide', 'clockwise-from-west-d']);
  });

  it('solo.noble: leaves out none he has, and is the order in which he compares', () => {
    const orders = RULING_CHOICES.R9.map((R9) => under({ R9 }));
    for (const choice of Object.keys(HIS_TIE_BREAKS) as readonly (keyof typeof HIS_TIE_BREAKS)[])
      expect(new Set(orders.flatMap((order): readonly string[] => order[choice]))).toEqual(
        new Set(HIS_TIE_BREAKS[choice]),
      );
    const state = aState({});
    for (const [why, order] of [
      [chooseStore(state), under({}).store],
      [chooseBuilding(state), under({}).building],
    ] as const) {
      const compared: readonly string[] = why?.rounds.map(({ code }) => code) ?? [];
      expect(compared.length).toBeGreaterThan(0);
      expect(compared).toEqual(order.slice(0, compared.length));
    }
  });
});
