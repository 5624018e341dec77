import { freePlots } from '@/engine/stores/freeLand';
import { landOffers } from '@/engine/stores/landPrice';
import { aState } from '../../helpers/state';

const named = (state: ReturnType<typeof aState>) => freePlots(state).map(({ space, good }) => `${space} ${good}`);

describe('store.display', () => {
  it('with all five tiles every space of rows A to D is offered, both facings, the one to the west first', () => {
    const plots = named(aState());
    expect(plots).toHaveLength(4 * 8);
    expect(plots.slice(0, 8)).toEqual([
      'A1 gold',
      'A2 gold',
      'A2 cloth',
      'A3 cloth',
      'A3 books',
      'A4 books',
      'A4 tools',
      'A5 tools',
    ]);
    expect(plots.at(-1)).toBe('D5 tools');
  });

  it('the small blue tile fits column 5 and nothing else', () => {
    expect(named(aState({ display: ['tools-small'] }))).toEqual(['A5 tools', 'B5 tools', 'C5 tools', 'D5 tools']);
  });

  it('the large blue tile fits column 4 and not column 5', () => {
    expect(named(aState({ display: ['tools'] }))).toEqual(['A4 tools', 'B4 tools', 'C4 tools', 'D4 tools']);
  });

  it('R27: a tile taken this turn is missing from the display, and with it every store it would make', () => {
    expect(
      named(aState({ display: ['cloth', 'books', 'tools', 'tools-small'] })).some((plot) => plot.endsWith('gold')),
    ).toBe(false);
  });

  it('a built space is not offered again', () => {
    const state = aState({ stores: { A2: { owner: 'lacerda', good: 'cloth' } } });
    expect(named(state).filter((plot) => plot.startsWith('A2'))).toEqual([]);
    expect(landOffers(state, 'you')).toHaveLength(30);
  });

  it('both facings of a space have one price and their own wigs', () => {
    const state = aState({ buildings: { 'N-cloth': ['cloth', 'gold'] } });
    const [gold, cloth] = landOffers(state, 'you').filter(({ space }) => space === 'C2');
    expect(gold?.cheapest).toEqual(cloth?.cheapest);
    expect([gold?.wigs.total, cloth?.wigs.total]).toEqual([0, 4]);
  });
});
