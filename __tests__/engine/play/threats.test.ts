import { UNKNOWN } from '@/engine/model/state';
import type { Space, Site } from '@/engine/model/vocabulary';
import type { GameState } from '@/engine/model/state';
import { threats } from '@/engine/play/threats';
import { aState } from '../../helpers/state';

const storeAt = (state: GameState, space: Space, good: string) =>
  threats(state).stores.find((one) => one.space === space && one.good === good);
const sitesOf = (state: GameState, site: Site) => threats(state).buildings.filter((one) => one.site === site);

describe('threats', () => {
  const state = aState({
    buildings: { 'W-B': ['gold', 'cloth'] },
    stores: { B3: { owner: 'you', good: 'cloth' }, B1: { owner: 'lacerda', good: 'gold' } },
    display: ['cloth', 'books', 'tools', 'tools-small'],
    available: { blue: ['gold', 'cloth'], green: ['books', 'tools'] },
  });

  it('store.wigs: every facing of every free space with what either of you would earn', () => {
    expect(storeAt(state, 'B2', 'gold')).toEqual({
      space: 'B2',
      facing: 'west',
      good: 'gold',
      tile: 'gold',
      wigs: { you: 4, lacerda: 4 },
      each: 4,
      relevant: ['W-B'],
      inDisplay: false,
      hisChoice: true,
    });
    expect(storeAt(state, 'B2', 'cloth')).toMatchObject({
      wigs: { you: 4, lacerda: 4 },
      inDisplay: true,
      hisChoice: false,
    });
    expect(storeAt(state, 'B1', 'gold')).toBeUndefined();
    expect(threats(state).stores).toHaveLength(32 - 3);
    expect(threats(state).stores.filter(({ hisChoice }) => hisChoice)).toHaveLength(1);
  });

  it('store.wigs: whoever has no house left earns nothing', () => {
    const stores = Object.fromEntries(
      ['A1', 'A2', 'A3', 'A4', 'C1', 'C2', 'C3', 'C4'].map((space) => [
        space,
        { owner: 'lacerda', good: 'gold' } as const,
      ]),
    );
    const built = { ...state, stores };
    expect(storeAt(built, 'B2', 'gold')?.wigs).toEqual({ you: 4, lacerda: null });
    expect(threats(built).stores.some(({ hisChoice }) => hisChoice)).toBe(false);
  });

  it('building.wigs: every free site with every tile that fits, and the one he would open', () => {
    expect(sitesOf(state, 'E-B')).toEqual([
      { site: 'E-B', architect: 'blue', colours: ['gold', 'cloth'], wigs: { you: 3, lacerda: 3 }, hisChoice: false },
      { site: 'E-B', architect: 'green', colours: ['books', 'tools'], wigs: { you: 0, lacerda: 0 }, hisChoice: false },
    ]);
    expect(sitesOf(state, 'N-gold')).toMatchObject([
      { architect: 'blue', wigs: { you: 0, lacerda: 3 }, hisChoice: true },
    ]);
    expect(sitesOf(state, 'W-B')).toEqual([]);
  });

  it('building.open: an untold tile is named and his choice left open', () => {
    const hidden: GameState = { ...state, available: { blue: UNKNOWN, green: ['books', 'tools'] } };
    expect(threats(hidden)).toMatchObject({ untold: ['blue'] });
    expect(threats(hidden).buildings.every(({ architect, hisChoice }) => architect === 'green' && !hisChoice)).toBe(
      true,
    );
  });
});
