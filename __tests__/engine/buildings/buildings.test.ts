import { SOLO_SITES } from '@/engine/board/sites';
import { buildingWigs } from '@/engine/buildings/buildingWigs';
import { hireOne, hiring } from '@/engine/buildings/hire';
import { freeSites, openings, unknownTiles } from '@/engine/buildings/openings';
import { UNKNOWN } from '@/engine/model/state';
import type { Seat } from '@/engine/model/vocabulary';
import { paysReisLeaving } from '../../helpers/offers';
import { aState, his, treasuryAt, yours } from '../../helpers/state';

type Owners = { readonly purple: Seat; readonly green: Seat; readonly yellow: Seat };

/** Four gold stores: purple and green west of the street, yellow and purple east of it. */
const ruaAurea = ({ purple, green, yellow }: Owners) =>
  aState({
    scoring: [3, 4, 3, 4],
    stores: {
      A1: { owner: purple, good: 'gold' },
      B1: { owner: green, good: 'gold' },
      A2: { owner: yellow, good: 'gold' },
      C2: { owner: purple, good: 'gold' },
      B2: { owner: 'you', good: 'cloth' },
    },
  });

const totals = (owners: Owners) => buildingWigs(ruaAurea(owners), 'N-gold', ['gold', 'tools']).total;

describe('building.wigs', () => {
  describe('EN p. Open a Public Building: four gold stores, a north building, 7 / 4 / 3', () => {
    it('each store earns its column’s tile: 3 and 3 on the west side, 4 and 4 on the east', () => {
      const { stores, rule } = buildingWigs(
        ruaAurea({ purple: 'you', green: 'lacerda', yellow: 'lacerda' }),
        'N-gold',
        ['gold', 'tools'],
      );
      expect(rule).toBe('building.wigs');
      expect(stores).toEqual([
        { space: 'A1', owner: 'you', wigs: 3 },
        { space: 'B1', owner: 'lacerda', wigs: 3 },
        { space: 'A2', owner: 'lacerda', wigs: 4 },
        { space: 'C2', owner: 'you', wigs: 4 },
      ]);
    });

    it('purple has 7, the two others 7 together', () => {
      expect(totals({ purple: 'you', green: 'lacerda', yellow: 'lacerda' })).toEqual({ you: 7, lacerda: 7 });
    });

    it('yellow has 4', () => {
      expect(totals({ purple: 'lacerda', green: 'lacerda', yellow: 'you' })).toEqual({ you: 4, lacerda: 10 });
    });

    it('green has 3', () => {
      expect(totals({ purple: 'lacerda', green: 'you', yellow: 'lacerda' })).toEqual({ you: 3, lacerda: 11 });
    });
  });

  it('west and east pay every store of the row that faces one of the two colours', () => {
    const state = aState({
      scoring: [3, 4, 3, 4],
      stores: { ...yours({ B1: 'gold', B3: 'books', C1: 'gold' }), ...his({ B2: 'cloth', B5: 'tools' }) },
    });
    const expected = { you: 3, lacerda: 4 };
    expect(buildingWigs(state, 'W-B', ['gold', 'tools']).total).toEqual(expected);
    expect(buildingWigs(state, 'E-B', ['gold', 'tools']).total).toEqual(expected);
  });

  it('north pays every store on the street, in every row', () => {
    const state = aState({
      scoring: [3, 4, 3, 4],
      stores: { A4: { owner: 'you', good: 'tools' }, D5: { owner: 'you', good: 'tools' } },
    });
    expect(buildingWigs(state, 'N-tools', ['tools', 'gold']).total.you).toBe(8);
  });

  it('pays nobody where no store looks at it', () => {
    expect(buildingWigs(aState(), 'W-A', ['gold', 'cloth'])).toMatchObject({
      total: { you: 0, lacerda: 0 },
      stores: [],
    });
  });
});

describe('building.open', () => {
  it('R17: free sites go clockwise from west D', () => {
    const buildings = { 'W-D': ['gold', 'cloth'], 'E-A': ['gold', 'tools'] } as const;
    expect(freeSites(aState({ buildings }))).toEqual(SOLO_SITES.filter((site) => !(site in buildings)));
  });

  it('a north site needs a tile with its street’s colour', () => {
    const north = openings(aState({ available: { blue: ['gold', 'cloth'], green: ['cloth', 'tools'] } })).filter(
      ({ site }) => site.startsWith('N'),
    );
    expect(north.map(({ site, architect }) => `${site} ${architect}`)).toEqual([
      'N-gold blue',
      'N-cloth blue',
      'N-cloth green',
      'N-tools green',
    ]);
  });

  it('a missing or untold tile opens nothing', () => {
    const state = aState({ available: { blue: null, green: UNKNOWN } });
    expect(openings(state)).toEqual([]);
    expect(unknownTiles(state)).toEqual(['green']);
  });

  it('a west or east site takes either tile', () => {
    expect(
      openings(aState())
        .filter(({ site }) => site === 'W-D')
        .map(({ architect }) => architect),
    ).toEqual(['blue', 'green']);
  });
});

describe('building.hire', () => {
  const ORANGE = {
    treasury: treasuryAt(5),
    offices: { builder: { you: 1 }, minister: {}, king: {} },
    plazas: { king: { you: 1 } },
  };

  it('EN p. Hiring State Officials: the plan needs 3, 2 are out, treasury 5: hire 1 for 5 réis', () => {
    const state = aState({ ...ORANGE, you: { reis: 8, influence: 0 } });
    expect(hiring(state, { officials: 3 })).toEqual({
      needed: 3,
      returned: 2,
      hired: 1,
      each: 5,
      total: 5,
      parts: [{ code: 'hire', amount: 5, rule: 'building.hire' }],
      ...paysReisLeaving(3),
    });
  });

  it('those in offices and plazas are used first: with enough of them nothing is hired', () => {
    expect(hiring(aState({ ...ORANGE }), { officials: 2 })).toMatchObject({ returned: 2, hired: 0, total: 0 });
    expect(hiring(aState({ ...ORANGE }), { officials: 1 })).toMatchObject({ returned: 1, hired: 0, total: 0 });
  });

  it('says what is missing', () => {
    const state = aState({ ...ORANGE, you: { reis: 6, influence: 0 } });
    expect(hiring(state, { officials: 4 })).toMatchObject({
      hired: 2,
      total: 10,
      affordable: false,
      missing: 4,
      left: 0,
    });
  });

  it('benefit.coin is taken off once, not for each', () => {
    const state = aState({ ...ORANGE, you: { portfolio: [{ card: 'treasury', reis: 1 }] } });
    expect(hiring(state, { officials: 4 })).toMatchObject({ hired: 2, each: 5, total: 9, benefits: 1 });
  });

  it('portfolio.treasury: cheaper officials are cheaper each, fewer officials are fewer', () => {
    const cheaper = aState({ ...ORANGE, you: { portfolio: [{ card: 'treasury', reis: 0, cheaperOfficials: 2 }] } });
    expect(hiring(cheaper, { officials: 4 })).toMatchObject({ hired: 2, each: 3, total: 6, benefits: 4 });
    expect(hiring(cheaper, { officials: 4 }).parts).toEqual([
      { code: 'hire', amount: 10, rule: 'building.hire' },
      { code: 'cheaper-officials', amount: -4, rule: 'portfolio.treasury' },
    ]);
    const fewer = aState({ ...ORANGE, you: { portfolio: [{ card: 'treasury', reis: 0, fewerOfficials: 1 }] } });
    expect(hiring(fewer, { officials: 3 })).toMatchObject({ needed: 2, returned: 2, hired: 0, total: 0 });
  });

  it('clergy.benefit: cheaper officials of a clergy tile are told apart from those of a card', () => {
    const state = aState({ ...ORANGE, you: { clergy: [{ cheaperOfficials: 1 }] } });
    expect(hiring(state, { officials: 4 }).parts).toEqual([
      { code: 'hire', amount: 10, rule: 'building.hire' },
      { code: 'clergy', amount: -2, rule: 'clergy.benefit' },
    ]);
  });

  it('where nobody is hired nobody is cheaper', () => {
    const state = aState({ ...ORANGE, you: { portfolio: [{ card: 'treasury', reis: 0, cheaperOfficials: 2 }] } });
    expect(hiring(state, { officials: 2 }).parts).toEqual([{ code: 'hire', amount: 0, rule: 'building.hire' }]);
  });

  it('the price of one, benefits included', () => {
    const state = aState({
      treasury: treasuryAt(3),
      you: { reis: 0, influence: 0, portfolio: [{ card: 'treasury', reis: 1 }] },
    });
    expect(hireOne(state)).toMatchObject({ total: 2, benefits: 1, affordable: false, missing: 2 });
  });
});
