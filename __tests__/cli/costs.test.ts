import { costs } from '@/cli/verbs/costs';
import { LAND_AMONG_RUBBLE } from '@/__tests__/helpers/landAmongRubble';

/** The part of the contract these tests look into. */
interface Answer {
  readonly visit: Readonly<Record<string, object>>;
  readonly land: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly ship: object | null;
  readonly hire: object | null;
  readonly sponsor: object | null;
}

function costsOf(position: object, seat = 'you'): Answer {
  const answer = costs({ position, seat });
  if (!answer.ok) throw new Error(JSON.stringify(answer.error));
  return answer.value as Answer;
}

describe('costs answers as its contract says', () => {
  it('visit.cost: treasury and officials of others, with every way to pay', () => {
    expect(costsOf({ offices: { king: { lacerda: 3 } } })).toMatchObject({
      visit: {
        king: {
          cost: 5,
          treasury: 1,
          officials: 4,
          affordable: true,
          pay: [{ influence: 4, wigs: 1, reis: 0, coins: 0 }],
        },
      },
    });
  });

  it('visit.pay: réis with both left houses, fewest wigs first, then most influence', () => {
    const position = {
      sheet: { coins: [9] },
      offices: { builder: { lacerda: 4 } },
      you: { influence: 1, reis: 6, wigs: 0, houses: { left: 2 } },
    };
    expect(costsOf(position)).toMatchObject({
      visit: {
        builder: {
          cost: 6,
          pay: [
            { influence: 1, wigs: 0, reis: 5, coins: 0 },
            { influence: 0, wigs: 0, reis: 6, coins: 0 },
          ],
        },
      },
    });
  });

  it('store.price: 15 with all cubes, 12 after taking the dearest; store.wigs: 8 in column 4 with two buildings', () => {
    const position = {
      scoring: [3, 4, 3, 4],
      rubble: { rows: { A: 'eee' }, columns: ['', '', '', 'ttt', ''] },
      buildings: { 'W-A': ['tools', 'gold'], 'N-tools': ['tools', 'cloth'] },
    };
    expect(costsOf(position).land['A4']?.['tools']).toEqual({ ...LAND_AMONG_RUBBLE, affordable: true, wigs: 8 });
  });

  it('store.display: taken land and tiles not in the display have no entry', () => {
    const { land } = costsOf({ stores: { A1: { owner: 'lacerda', good: 'gold' } }, display: ['gold', 'books'] });
    expect(Object.keys(land)).not.toContain('A1');
    expect(Object.keys(land)).not.toContain('A5');
    expect(Object.keys(land['A2'] ?? {})).toEqual(['gold']);
    expect(land['A2']?.['gold']).toMatchObject({ price: 3, take: null, cubes: [] });
  });

  it('state.ship, ship.replace: goods for a new ship and in place of each own one', () => {
    const you = { goods: { gold: 1, books: 1, cloth: 0, tools: 0 }, portfolio: [{ card: 'ship', hull: 1 }] };
    expect(costsOf({ shipyard: [3], you }).ship).toEqual({
      hull: 3,
      new: { goods: 3, affordable: false },
      replacing: { 1: { goods: 2, affordable: true } },
    });
    expect(costsOf({ shipyard: [] }).ship).toBeNull();
  });

  it('building.hire, sponsor, benefit.coin: the discount is subtracted and named', () => {
    const answer = costsOf({ treasury: 5, you: { reis: 3, influence: 0, portfolio: [{ card: 'treasury', reis: 1 }] } });
    expect(answer.hire).toEqual({ each: 4, benefits: 1 });
    expect(answer.sponsor).toEqual({ price: 4, benefits: 1, affordable: false });
  });

  it('clergy.benefit: tiles lower visits, land, hiring and sponsoring as treasury cards do', () => {
    const you = { reis: 3, influence: 0, clergy: [{ reis: 1 }, { cheaperOfficials: 2 }, { visit: 1 }, {}] };
    const answer = costsOf({ treasury: 5, you });
    expect(answer.visit['king']).toMatchObject({ cost: 2, treasury: 2, officials: 1 });
    expect(answer.land['A1']?.['gold']).toMatchObject({ price: 4, benefits: 1 });
    expect(answer.hire).toEqual({ each: 2, benefits: 3 });
    expect(answer.sponsor).toEqual({ price: 4, benefits: 1, affordable: false });
  });

  it('Lacerda pays for visits only (solo.noble, solo.store, solo.ship)', () => {
    expect(costsOf({}, 'lacerda')).toMatchObject({
      visit: { minister: { cost: 3, pay: [{ influence: 3, wigs: 0, reis: 0, coins: 0 }] } },
      land: {},
      ship: null,
      hire: null,
      sponsor: null,
    });
  });
});
