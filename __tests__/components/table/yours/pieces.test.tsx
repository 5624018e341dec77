import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { Text, View } from 'react-native';

import type { BoardProps } from '@/components/board/Board';
import { MAP_PLACES, TRACK_PLACES } from '@/components/board/places';
import { PlayContext } from '@/components/table/PlayContext';
import { Table } from '@/components/table/Table';
import type { GameState } from '@/engine';

import { aState, knownRewards, type StateOverrides } from '@/__tests__/helpers/state';

jest.mock('@/components/board/Board', () => ({ Board: (props: BoardProps) => mockBoard(props) }));

/** The board has its own tests; here what is lit on map and court are plain buttons with what is said after their names. */
const mockBoard = ({ selectable = {}, chosen = [], onPress }: BoardProps) => (
  <View>
    <Text>{`chosen: ${chosen.join(' ')}`}</Text>
    {[...MAP_PLACES, ...TRACK_PLACES]
      .filter(({ id }) => id in selectable)
      .map((place) => (
        <Text
          key={place.id}
          role="button"
          aria-label={[place.id, selectable[place.id]].filter((said) => said !== true).join(', ')}
          onPress={() => onPress?.(place)}
        />
      ))}
  </View>
);

const READ = { sheet: { rewards: knownRewards() } };
const PLANS = {
  available: { blue: ['gold', 'cloth'], green: ['gold', 'cloth'] },
  you: {
    plans: [
      { architect: 'blue', officials: 1, done: false },
      { architect: 'green', officials: 1, done: false },
    ],
  },
} as const;
const yours = (change: StateOverrides = {}): GameState =>
  aState({ toMove: 'you', ...change, you: { influence: 9, reis: 20, ...change.you } });

const open = (state: GameState): void =>
  void render(
    <PlayContext value={() => undefined}>
      <Table state={state} />
    </PlayContext>,
  );
const press = (...names: readonly (string | RegExp)[]): void =>
  names.forEach((name) => fireEvent.press(screen.getByRole('button', { name })));
const isLit = (name: string | RegExp): boolean => screen.queryByRole('button', { name }) !== null;
const chip = (name: string | RegExp) => within(screen.getByLabelText('Your move so far')).getByRole('button', { name });

describe('the court', () => {
  it('visit: a noble begins the visit the way the dock does, to be changed by its chip', () => {
    open(yours());
    press('noble-minister');
    expect(chip(/^Change: Visit the Marquis for \d influence$/)).toBeOnTheScreen();
  });

  it('sponsor: the treasury sponsors an event', () => {
    open(yours());
    press('treasury');
    expect(screen.getByLabelText('Event on this card')).toBeOnTheScreen();
  });

  it('portfolio.noble: once a card is asked for, a noble is that card', () => {
    open(yours({ you: { goods: { gold: 1, books: 0, cloth: 0, tools: 0 } } }));
    press('Play a card into your portfolio', 'noble-builder');
    expect(screen.getByRole('radio', { name: 'Influence on the card 2' })).toBeOnTheScreen();
  });

  it('sell.goods: a good of the market is taken in hand for one of several ships, and put back', () => {
    const ships = [
      { hull: 2, cargo: 0 },
      { hull: 3, cargo: 0 },
    ] as const;
    open(yours({ lacerda: { ships }, you: { goods: { gold: 1, books: 0, cloth: 2, tools: 0 } } }));
    press('Play a card into your portfolio', 'King card', 'Play card', 'market-cloth');
    expect(screen.getByRole('button', { name: 'Sell 1 cloth to his size-2 ship' })).toBeOnTheScreen();
    expect(screen.getByText(/^chosen: .*market-cloth$/)).toBeOnTheScreen();
    press('market-cloth');
    expect(isLit(/^Sell 1 cloth to/)).toBe(false);
  });

  it('trade: a good of the market pays for the state actions that take it', () => {
    open(yours({ you: { goods: { gold: 1, books: 1, cloth: 1, tools: 1 } } }));
    press('Play a card into your portfolio', 'King card', 'Play card', 'market-gold');
    expect(screen.getAllByRole('button', { name: /^Trade 1 gold: / }).length).toBeGreaterThan(1);
    expect(isLit(/^Trade 1 (cloth|books?|tool)/)).toBe(false);
  });

  it('state.cardinal: the church is lit only where one touch decides', () => {
    open(yours(PLANS));
    press('noble-king', 'Meet the Cardinal');
    expect(isLit('church')).toBe(false);
  });

  it('building.open: the architects’ tiles choose between your plans', () => {
    open(yours({ ...READ, ...PLANS }));
    press('N-gold', 'Neither');
    const [first = '', other = ''] = isLit('building-green') ? ['blue', 'green'] : ['green', 'blue'];
    press(`building-${other}`);
    expect(chip(new RegExp(`^Change: The ${other} architect’s plan`))).toBeOnTheScreen();
    expect([isLit(`building-${first}`), isLit(`building-${other}`)]).toEqual([true, false]);
  });

  it('store.tile: a tile of the display says which street', () => {
    open(yours(READ));
    press('A3', 'tile-books');
    expect(chip('Change: Book store on A3')).toBeOnTheScreen();
  });
});

describe('cubes on the map', () => {
  it('store.price: every kind of a heap comes, touch by touch, and is said before', () => {
    open(yours({ ...READ, rubble: { rows: { A: ['fire', 'tsunami'] } } }));
    press('A3', 'tile-books', 'Neither');
    const next = (): string => String(screen.getByRole('button', { name: /^row-A/ }).props['aria-label']);
    const [one, other] = ['Fire', 'Tsunami'].sort((kind) => (next().includes(kind) ? 1 : -1));
    expect(next()).toContain(`${other} cube from the row, `);
    press(/^row-A/);
    expect(screen.getByRole('radio', { name: new RegExp(`^${other} cube`), checked: true })).toBeOnTheScreen();
    expect(next()).toContain(`${one} cube from the row, `);
    press(/^row-A/);
    expect(screen.getByRole('radio', { name: new RegExp(`^${one} cube`), checked: true })).toBeOnTheScreen();
  });

  it('store.price: a heap with nothing else to give is not lit', () => {
    open(yours({ ...READ, rubble: { rows: { A: ['fire'] } } }));
    press('A3', 'tile-books', 'Neither');
    expect(screen.getByLabelText('Take a cube')).toBeOnTheScreen();
    expect(isLit(/^row-A/)).toBe(false);
  });
});

describe('land the move is for', () => {
  it('is a chip as soon as it is named, also while its reward is read, and takes other land', () => {
    open(yours());
    press('A3', 'tile-books');
    expect(chip('Change: Book store on A3')).toBeOnTheScreen();
    press('Neither');
    expect(screen.getByLabelText('Reward on A3')).toBeOnTheScreen();
    fireEvent.press(chip('Change: Book store on A3'));
    expect(screen.getByLabelText('Which street for A3?')).toBeOnTheScreen();
    press('Cloth store on A3');
    expect(chip('Change: Cloth store on A3')).toBeOnTheScreen();
    fireEvent.press(chip('Change: Cloth store on A3'));
    press('D1');
    expect(screen.getByLabelText('Reward on D1')).toBeOnTheScreen();
  });

  it('a site is named by its chip too, and taken back by it', () => {
    open(yours(PLANS));
    press('N-gold');
    fireEvent.press(chip(/^Change: .*gold street/i));
    expect(screen.getByText('chosen: noble-king')).toBeOnTheScreen();
    expect(isLit('N-gold')).toBe(true);
  });
});
