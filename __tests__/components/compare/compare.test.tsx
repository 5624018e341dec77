import { act, fireEvent, screen } from '@testing-library/react-native';

import type { CityMapProps } from '@/components/board/map/CityMap';
import { CompareOffer } from '@/components/game/CompareOffer';
import { CompareScreen } from '@/components/compare/CompareScreen';
import { mirrored, type Correction, type GameState } from '@/engine';
import { session } from '@/store/games/games';

import { mockMap } from '@/__tests__/helpers/mockMap';
import { press, settle, visiting } from '@/__tests__/helpers/visiting';

jest.mock('@/components/board/map/CityMap', () => ({ CityMap: (props: CityMapProps) => mockMap(props) }));
// A table is drawn with hundreds of small pictures; nothing here looks at them.
jest.mock('@/components/ui/IconFrame', () => ({ IconFrame: () => null }));

const Offer = () => <CompareOffer game="demo" />;
const openAt = (url: string) => visiting(url, { 'solo/compare': CompareScreen, 'solo/offer': Offer }, ['solo/index']);
type Role = 'button' | 'checkbox' | 'radio';
/** One tap on what is called so; the whole table is searched often here, and names are found fastest. */
const tap = async (name: string | RegExp, role: Role) => {
  const found = screen.getAllByLabelText(name).find(({ props }) => props['role'] === role);
  if (found === undefined) throw new Error(`no ${role} ${String(name)}`);
  fireEvent.press(found);
  await settle();
};

const history = () => {
  const { open } = session.getState();
  if (open.at !== 'open') throw new Error(`nothing is open: ${open.at}`);
  return open.history;
};
const now = (): GameState => history().now;

const demo = async () => {
  await openAt('/solo/compare?game=demo');
  await act(async () => void (await session.getState().jump(0)));
};

describe('putting a value right', () => {
  beforeEach(demo);

  it('is two taps, one line of the log, and undone with one', async () => {
    await press('Your wigs: 21');
    await press('Your wigs: 25');
    expect(screen.getByRole('button', { name: 'Your wigs: 25' })).toBeOnTheScreen();
    expect(screen.getByText('Corrected: your wigs: 25.')).toBeOnTheScreen();
    expect(history().done).toHaveLength(1);
    await press('Undo');
    expect(screen.getByRole('button', { name: 'Your wigs: 21' })).toBeOnTheScreen();
    expect(history().done).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('takes any number with the keypad', async () => {
    await press('Your wigs: 21');
    await press('Another number');
    for (const digit of ['1', '0', '4']) await tap(digit, 'button');
    await press('Set to 104');
    expect(now().you.wigs).toBe(104);
  });

  it('what cannot be is refused in words, and nothing changes', async () => {
    await press('map row-C');
    await press('Add a fire cube');
    expect(screen.getByText('Maximum there: 3 cubes, not 4.')).toBeOnTheScreen();
    expect(history().done).toHaveLength(0);
    await press('Next: Row D');
    expect(screen.getByRole('heading', { name: 'Row D' })).toBeOnTheScreen();
    expect(screen.queryByText('Maximum there: 3 cubes, not 4.')).toBeNull();
  });

  it('refuses a ninth official', async () => {
    await press(/^Marquis, /);
    const more = screen.getByRole('button', { name: 'Your officials on the plaza: 1 more' });
    for (let official = 1; official <= 4; official += 1) {
      fireEvent.press(more);
      await settle();
    }
    expect(now().plazas.minister.you).toBe(4);
    await press('Your officials on the plaza: 1 more');
    expect(screen.getByText('You have 8 officials, not 9.')).toBeOnTheScreen();
    expect(now().plazas.minister.you).toBe(4);
    expect(history().done).toHaveLength(1);
  });

  it('a building takes the cubes under it away, as one entry', async () => {
    await press('map W-A');
    await press('Gold and cloth');
    expect(now().buildings['W-A']).toEqual(['gold', 'cloth']);
    expect(now().rubble.sites['W-A']).toEqual([]);
    expect(history().done).toHaveLength(1);
  });

  it('taps that follow each other quickly all count', async () => {
    await press('map row-B');
    const add = screen.getByRole('button', { name: 'Add a tsunami cube' });
    fireEvent.press(add);
    fireEvent.press(add);
    await settle();
    expect(now().rubble.rows.B).toEqual(['fire', 'tsunami', 'tsunami']);
    expect(history().done).toHaveLength(1);
  });

  it('lists of pieces: one changed, one gone, one more', async () => {
    await press(/^Your portfolio: King card/);
    await press('King card, 5 influence');
    await press(/^Your portfolio: size-/);
    await press('Remove');
    await press('Add a card');
    await press('Influence off a visit');
    expect(now().you.portfolio).toEqual([
      { card: 'noble', noble: 'king', influence: 5 },
      { card: 'treasury', reis: 0, visit: 1 },
    ]);
    await press(/^Your portfolio: treasury card/);
    await press('Réis off every payment: 1 more');
    expect(now().you.portfolio[1]).toEqual({ card: 'treasury', reis: 1, visit: 1 });
  });

  it('clergy.benefit: a clergy tile is one picture, or is read part by part where it lies', async () => {
    await press(/^Your clergy tiles: /);
    await press('1 influence off a visit');
    expect(now().you.clergy).toEqual([{ visit: 1 }]);
    await press('Your clergy tiles: 1 influence off a visit');
    await press('Another tile');
    fireEvent.press(screen.getByRole('checkbox', { name: 'Extra réis per good sold' }));
    await settle();
    await press('Extra réis per good sold: 1 more');
    expect(now().you.clergy).toEqual([{ visit: 1, perGood: 2 }]);
  });
});

/** Each value with the two taps (or the one) that correct it. */
const TAPS: Readonly<Record<Correction['of'], readonly (readonly [string | RegExp, Role?])[]>> = {
  treasury: [[/^Treasury: influence value/], ['6 réis, visits +3']],
  round: [['Round: 6'], ['Round: 7']],
  period: [['Second period', 'radio']],
  scoring: [['map scoring-1'], ['4 · 3 · 4 · 3']],
  pile: [['Cubes in the pile: 6'], ['Cubes in the pile: 2']],
  reis: [['Your réis: 12'], ['Your réis: 9']],
  clergy: [['Add a clergy tile'], ['1 influence off a visit']],
  markers: [['Your rubble-set markers: 0'], ['Your rubble-set markers: 1']],
  'his-cubes': [['Lacerda’s cubes: 6'], ['Lacerda’s cubes: 7']],
  'his-decrees': [['Lacerda’s decrees: 4'], ['Lacerda’s decrees: 5']],
  wigs: [['Lacerda’s wigs: 17'], ['Lacerda’s wigs: 18']],
  influence: [['Your influence: 7'], ['Your influence: 8']],
  price: [[/^Market price of gold/], ['Price of gold: 2']],
  goods: [['Your cloth: 2'], ['Your cloth: 0']],
  deck: [[/^King deck, /], ['King deck: 1']],
  rubble: [['Your fire cubes: 1'], ['Your fire cubes: 3']],
  office: [[/^Builder, /], ['Lacerda’s officials in the office: 1 more']],
  plaza: [[/^Builder, /], ['Lacerda’s officials on the plaza: 1 less']],
  cardinal: [[/^Cardinal: /], ['On the influence icon']],
  aide: [[/^Treasury deck, /], ['Move aide here']],
  courtier: [[/^Marquis, /], ['Move courtier here']],
  'to-move': [['Your turn', 'radio']],
  ending: [['The end: Not triggered'], ['Final round']],
  favours: [['Lacerda’s favor from the King', 'checkbox']],
  decrees: [['Add a decree'], ['Decree, 3 wigs']],
  'his-plans': [['Add a Lacerda plan'], ['Lacerda’s plan, 3 officials']],
  portfolio: [['Add a card'], ['size-1 ship']],
  plans: [['Add a plan'], ['green architect’s plan, 2 officials']],
  'his-ships': [['Add a Lacerda ship'], ['size-2 ship']],
  shipyard: [[/^Shipyard: size-/], ['size-4 ship']],
  display: [[/^book tile, taken/], ['In the display']],
  'row-cubes': [['map row-B'], ['Add an earthquake cube']],
  'column-cubes': [['map column-4'], ['Remove a fire cube']],
  'site-cubes': [['map W-B'], [/^Remove a tsunami cube/]],
  store: [['map A3'], ['Lacerda’s book store']],
  houses: [['Your houses built, right: 1'], ['Your houses built, right: 3']],
  building: [['map W-C'], ['Books and tools']],
  available: [[/^The blue architect’s building/], ['Gold and tools']],
  'plan-stack': [[/^The green architect’s top plan/], ['3 officials']],
};

const EACH = Object.entries(TAPS);
const TENS = [0, 10, 20, 30].map((from) => EACH.slice(from, from + 10));

it.each(TENS.map((some) => [some.map(([of]) => of).join(', '), some] as const))(
  'corrected with two taps: %s',
  async (_, some) => {
    await demo();
    const start = mirrored(now());
    for (const [of, taps] of some) {
      expect(taps.length).toBeLessThanOrEqual(2);
      for (const [name, role = 'button'] of taps) await tap(name, role);
      const after = mirrored(now());
      const changed = start
        .filter((value, index) => JSON.stringify(value) !== JSON.stringify(after[index]))
        .map((value) => value.of);
      expect([of, changed, history().done.length]).toEqual([of, [of], 1]);
      if (screen.queryByLabelText('Close') !== null) await tap('Close', 'button');
      await act(async () => void (await session.getState().jump(0)));
    }
  },
);

it('what is not tracked is not shown where only Lacerda counts', async () => {
  await demo();
  expect(screen.getByRole('button', { name: /^Your réis/ })).toBeOnTheScreen();
  await act(async () => void (await session.getState().commit([{ kind: 'set-depth', depth: 'lacerda-needs' }])));
  for (const name of [/^Your réis/, /^Your cloth:/, /^Your clergy/, 'Add a clergy tile', 'Add a decree'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.getByRole('button', { name: /^Your wigs/ })).toBeOnTheScreen();
});

it('without a game it says what to do', async () => {
  await openAt('/solo/compare');
  expect(screen.getByText('Open a game to check it.')).toBeOnTheScreen();
  expect(screen.getByRole('link', { name: 'My games' })).toBeOnTheScreen();
});

it('is offered with a link to the game', async () => {
  await openAt('/solo/offer');
  expect(screen.getByRole('link', { name: 'Check the table' })).toBeOnTheScreen();
});
