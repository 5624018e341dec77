import type { SoloDeal } from '@/engine/game/setup/deal';
import type { Entered } from '@/engine/game/setup/entered';
import { setupFaults } from '@/engine/game/setup/faults';
import { setUpSolo } from '@/engine/game/setup/setUp';
import type { GameState } from '@/engine/model/state';
import { DECKS } from '@/engine/model/vocabulary';
import { readPosition, writePosition } from '@/engine';
import { LACERDA_AT_FIRST, OFFICES_AT_FIRST, YOU_AT_FIRST } from '../../helpers/start';
import { cubes } from '../../helpers/state';
import { ENTERED, OPTIONS, aDeal } from './aDeal';

function setUp(deal: SoloDeal, entered: Entered = ENTERED): GameState {
  const game = setUpSolo(deal, entered, OPTIONS);
  if (!game.ok) throw new Error(game.error.code);
  return game.value;
}

const refusal = (deal: SoloDeal, entered: Entered = ENTERED) => {
  const game = setUpSolo(deal, entered, OPTIONS);
  return game.ok ? null : game.error;
};

describe('a solo game is set up', () => {
  const game = setUp(aDeal(7, { aide: 'builder', courtier: 'king', yourFavour: 'king', hisFavour: 'builder' }));

  it('setup.player, setup.influence: what you start with', () => {
    expect(game.you).toEqual({
      ...YOU_AT_FIRST,
      favours: ['king'],
      plans: [{ architect: 'green', officials: 2, done: false }],
    });
  });

  it('setup.player, clergy.benefit: your clergy tile with what it gives, which this copy knows from then on', () => {
    const told = setUp(aDeal(7), { ...ENTERED, yourTile: { visit: 1, reis: 0 } });
    expect(told.you.clergy).toEqual([{ visit: 1 }]);
    expect(told.sheet.clergy).toEqual([{ visit: 1 }]);
    const small = setUpSolo(aDeal(7), { ...ENTERED, yourTile: { visit: 1 } }, { ...OPTIONS, depth: 'lacerda-needs' });
    expect(small.ok && [small.value.you.clergy, small.value.sheet.clergy]).toEqual([[{}], []]);
  });

  it('solo.setup.first: you begin; he has influence 5, 5 wigs, one favour and two plans, and nothing else', () => {
    expect(game.toMove).toBe('you');
    expect(game.lacerda).toEqual({ ...LACERDA_AT_FIRST, favours: ['builder'], plans: [2, 3] });
  });

  it('setup.player, setup.neutral: one official each at the Marquis, a neutral one in every office', () => {
    expect(game.offices).toEqual(OFFICES_AT_FIRST);
  });

  it('setup.treasury, setup.cardinal, setup.ships, setup.decks, setup.plans: the board', () => {
    expect(game.sheet.treasury[game.treasury]?.right).toBe(3);
    expect(game.market).toEqual(game.sheet.market.start);
    expect(game.cardinal).toBe(game.sheet.church.influence);
    expect(game.shipyard).toEqual([1, 2]);
    expect(game.decks).toEqual({ builder: 5, minister: 5, king: 5, treasury: 5 });
    expect(game.planStacks).toEqual({ blue: 2, green: 3 });
    expect([game.period, game.round, game.ending, game.turn, game.pile]).toEqual([1, 1, null, { kind: 'between' }, 6]);
  });

  it.each(DECKS)(
    'solo.setup.aide, R28: with the aide on the %s deck the pile’s tile is built, both available tiles stay',
    (aide) => {
      const deal = aDeal(11, { aide });
      const { buildings, available, rubble, lacerda } = setUp(deal);
      const site = aide === 'builder' || aide === 'minister' ? 'W-D' : 'E-D';
      expect(buildings).toEqual({ [site]: ['cloth', 'books'] });
      expect(available).toEqual(ENTERED.available);
      expect(rubble.sites[site]).toBeUndefined();
      expect(Object.keys(rubble.sites)).toHaveLength(11);
      expect(lacerda.cubes).toBe(0);
    },
  );

  it('solo.setup.courtier: aide and courtier stand where the cards put them', () => {
    expect([game.aide, game.courtier]).toEqual(['builder', 'king']);
  });

  it('what may wait is entered later: tiles and plan stacks can be unknown', () => {
    const later = setUp(aDeal(7), {
      ...ENTERED,
      available: { blue: 'unknown', green: 'unknown' },
      planStacks: { blue: 'unknown', green: 2 },
    });
    expect(later.available).toEqual({ blue: 'unknown', green: 'unknown' });
    expect(later.planStacks).toEqual({ blue: 'unknown', green: 2 });
  });

  it('records the board sheet and the rulings in force', () => {
    expect(game).toMatchObject(OPTIONS);
  });

  it('is a position the notation can write and read again', () => {
    const again = readPosition(JSON.parse(JSON.stringify(writePosition(game))));
    expect(again).toEqual({ ok: true, value: game });
  });
});

describe('a setup entered by hand is checked the same way', () => {
  const rubble = aDeal(3).rubble;

  it('a 22nd brown cube is refused', () => {
    const brown = {
      rows: { A: cubes('eee'), B: cubes('eee'), C: cubes('eee'), D: cubes('eee') },
      columns: [cubes('eee'), cubes('eee'), cubes('eee'), cubes('eft'), cubes('ft')],
      sites: Object.fromEntries(Object.keys(rubble.sites).map((site) => [site, cubes('ft')])),
    } as const;
    expect(refusal(aDeal(3, { rubble: brown, pile: cubes('ffffff') }))).toEqual({
      code: 'too-many-cubes',
      kind: 'earthquake',
      most: 21,
      has: 22,
    });
  });

  it.each([
    ['a row', { rubble: { ...rubble, rows: { ...rubble.rows, B: cubes('ef') } } }, { at: 'row', row: 'B' }, 3, 2],
    [
      'a site',
      { rubble: { ...rubble, sites: { ...rubble.sites, 'N-gold': [] } } },
      { at: 'site', site: 'N-gold' },
      2,
      0,
    ],
    ['the pile', { pile: cubes('eftef') }, { at: 'pile' }, 6, 5],
    [
      'row E, out of play',
      { rubble: { ...rubble, rows: { ...rubble.rows, E: cubes('t') } } },
      { at: 'row', row: 'E' },
      0,
      1,
    ],
  ] as const)('%s with the wrong number of cubes is refused', (_, changes, place, needs, has) => {
    expect(refusal(aDeal(3, changes))).toEqual({ code: 'wrong-number-of-cubes', place, needs, has });
  });

  it('solo.setup.tiles: equal neighbouring tiles are refused', () => {
    expect(refusal(aDeal(3, { scoring: [3, 4, 4, 3] }))).toEqual({
      code: 'equal-neighbours',
      columns: [2, 3],
      value: 4,
    });
  });

  it('solo.setup.tiles: tiles the sheet does not show are refused', () => {
    expect(refusal(aDeal(3, { scoring: [3, 4, 3, 5] }))).toEqual({
      code: 'not-the-tiles',
      tiles: [3, 3, 4, 4],
      has: [3, 4, 3, 5],
    });
  });

  it.each([
    [
      'an available tile',
      { available: { ...ENTERED.available, green: ['gold', 'gold'] } },
      { part: 'available', architect: 'green' },
    ],
    ['the first building', { preplaced: ['gold', 'gold'] }, { part: 'preplaced' }],
  ] as const)('%s with two equal colours is refused', (_, changes, part) => {
    expect(refusal(aDeal(3), { ...ENTERED, ...changes })).toEqual({ code: 'equal-colours', colour: 'gold', ...part });
  });

  it.each([
    ['the top plan', { planStacks: { blue: 0, green: 2 } }, { part: 'plan-stack', architect: 'blue' }, 0],
    ['your plan', { yourPlan: { architect: 'blue', officials: 9 } }, { part: 'your-plan' }, 9],
    ['a plan of his', { hisPlans: [2, 2.5] }, { part: 'his-plan', index: 1 }, 2.5],
  ] as const)('%s with an impossible number of officials is refused', (_, changes, part, given) => {
    expect(refusal(aDeal(3), { ...ENTERED, ...changes })).toEqual({
      code: 'impossible-number',
      given,
      least: 1,
      most: 8,
      ...part,
    });
  });

  it('setup.treasury: a sheet on which the marker cannot start is refused', () => {
    const sheet = {
      ...OPTIONS.sheet,
      treasury: [
        { left: 0, right: 1 },
        { left: 1, right: 2 },
      ],
    };
    expect(setUpSolo(aDeal(3), ENTERED, { ...OPTIONS, sheet })).toEqual({
      ok: false,
      error: { code: 'no-treasury-start', value: 3 },
    });
  });

  it('names every fault when asked for all of them', () => {
    const deal = aDeal(3, { scoring: [3, 3, 4, 4], pile: [] });
    const faults = setupFaults(deal, { ...ENTERED, preplaced: ['gold', 'gold'], hisPlans: [0, 0] }, OPTIONS.sheet);
    expect(faults.map(({ code }) => code)).toEqual([
      'wrong-number-of-cubes',
      'equal-neighbours',
      'equal-colours',
      'impossible-number',
      'impossible-number',
    ]);
  });
});
