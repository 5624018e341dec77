import { fireEvent, render, screen, userEvent, within } from '@testing-library/react-native';

import { Board, type BoardProps } from '@/components/board/Board';
import { boardView } from '@/components/board/boardView';
import { figuresOf, type Layer } from '@/components/board/figures';
import { CityMap } from '@/components/board/map/CityMap';
import { cityOf } from '@/components/gallery/cities';

const state = cityOf('half');
const view = boardView(state);
const figures = figuresOf(state, 'prices');

const names = (role: 'img' | 'button') =>
  screen.queryAllByRole(role).map((place) => String(place.props['aria-label'] ?? place.props.accessibilityLabel));

describe('CityMap', () => {
  it('says of every place what lies there, and is no button unless something can be done', () => {
    render(<CityMap view={view} figures={figures} />);
    expect(names('img')).toEqual(
      expect.arrayContaining([
        'A1, your store, facing gold',
        'A2, Lacerda’s store, facing cloth',
        'D2, free, 9 réis, 0 wigs facing gold, 8 wigs facing cloth',
        'C4, free, 14 réis, more than you can pay, 4 wigs facing tools',
        'West site C, public building, gold and books',
        'North site, gold street, free, rubble: 1 fire and 1 tsunami',
        'East site B, free, rubble: 1 earthquake and 1 tsunami, 3 wigs with the blue architect’s building',
        'Row C rubble, 2 earthquake and 1 tsunami',
        'Column 3 rubble, 1 fire',
        'Column 2 scoring tile, 4 wigs',
      ]),
    );
    expect(names('button').filter((name) => !/map|^Zoom/.test(name))).toEqual([]);
  });

  it('says nothing of prices it does not know', () => {
    render(<CityMap view={view} />);
    expect(screen.getByRole('img', { name: 'D2, free' })).toBeOnTheScreen();
  });

  it('makes buttons of what may be pressed, with what the choice adds, and tells which was pressed', async () => {
    const onPress = jest.fn();
    render(
      <CityMap
        view={view}
        selectable={{ B1: true, 'W-B': '3 wigs', 'row-C': true, 'scoring-2': true }}
        onPress={onPress}
      />,
    );
    await userEvent.press(screen.getByRole('button', { name: 'B1, free' }));
    await userEvent.press(screen.getByRole('button', { name: 'West site B, free, rubble: 2 tsunami, 3 wigs' }));
    await userEvent.press(screen.getByRole('button', { name: 'Row C rubble, 2 earthquake and 1 tsunami' }));
    await userEvent.press(screen.getByRole('button', { name: 'Column 2 scoring tile, 4 wigs' }));
    expect(onPress.mock.calls.map(([place]) => place)).toEqual([
      { kind: 'space', id: 'B1', space: 'B1' },
      { kind: 'site', id: 'W-B', site: 'W-B' },
      { kind: 'row', id: 'row-C', row: 'C' },
      { kind: 'scoring', id: 'scoring-2', column: 2 },
    ]);
  });

  it('is one tab stop for the keyboard', () => {
    render(<CityMap view={view} selectable={{ A3: true, B1: true, C2: true }} />);
    const stops = ['A3', 'B1', 'C2'].map(
      (id) => screen.getByTestId(id).props.tabIndex ?? screen.getByTestId(id).props.focusable,
    );
    expect(stops.filter((stop) => stop === 0 || stop === true)).toHaveLength(1);
  });

  it('calls the newest handler it was given', () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const selectable = { B1: true } as const;
    const { rerender } = render(<CityMap view={view} selectable={selectable} onPress={first} />);
    rerender(<CityMap view={view} selectable={selectable} onPress={second} />);
    fireEvent.press(screen.getByRole('button', { name: 'B1, free' }));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  it('is enlarged and fitted by buttons', async () => {
    render(<CityMap view={view} />);
    expect(screen.getByRole('button', { name: 'Zoom out', disabled: true })).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Whole map' })).toBeNull();
    await userEvent.press(screen.getByRole('button', { name: 'Zoom in' }));
    await userEvent.press(screen.getByRole('button', { name: 'Whole map' }));
    expect(screen.getByRole('button', { name: 'Zoom out', disabled: true })).toBeOnTheScreen();
  });
});

describe('Board', () => {
  const board = (props: Partial<BoardProps> = {}) => render(<Board view={view} {...props} />);

  it('reads the tracks aloud', () => {
    board();
    expect(names('img')).toEqual(
      expect.arrayContaining([
        'Builder, the courtier is here, in the office: 2 yours, 1 Lacerda’s and 1 neutral, 2 free spaces, on the plaza: 1 Lacerda’s',
        'King, in the office: 3 Lacerda’s and 1 neutral, 2 free spaces, on the plaza: 1 yours',
        'Marquis deck, 4 cards, the aide is here',
        'Treasury: influence value +1, treasury value 4 réis',
        'Market price of cloth: 3 réis',
        'Your influence: 6',
        'Lacerda’s influence: 3',
        'Cardinal: 4 steps to church scoring, 1 step to the treasury',
        'Shipyard: size-2 ship on top',
        'book tile, taken',
        'small tool tile, in the display',
        'The blue architect’s building: books and cloth',
        'The blue architect’s top plan: 3 officials',
        'The green architect’s building: not entered yet',
      ]),
    );
  });

  it('says when something has run out', () => {
    render(<Board view={boardView(cityOf('full'))} />);
    expect(names('img')).toEqual(
      expect.arrayContaining([
        'Builder deck, empty',
        'Shipyard: empty',
        'The green architect’s top plan: none left',
        'Cardinal: 3 steps to church scoring, on the treasury icon',
      ]),
    );
  });

  it('takes taps on nobles, decks, tiles and tracks', async () => {
    const onPress = jest.fn();
    board({
      selectable: {
        'noble-king': '5 influence',
        'deck-treasury': true,
        'tile-gold': true,
        treasury: true,
        'plan-blue': true,
      },
      onPress,
    });
    await userEvent.press(screen.getByRole('button', { name: /^King, .*, 5 influence$/ }));
    await userEvent.press(screen.getByRole('button', { name: 'Treasury deck, 3 cards' }));
    await userEvent.press(screen.getByRole('button', { name: 'gold tile, in the display' }));
    await userEvent.press(screen.getByRole('button', { name: /^Treasury: / }));
    expect(onPress.mock.calls.map(([place]) => place)).toEqual([
      { kind: 'noble', id: 'noble-king', noble: 'king' },
      { kind: 'deck', id: 'deck-treasury', deck: 'treasury' },
      { kind: 'tile', id: 'tile-gold', tile: 'gold' },
      { kind: 'treasury', id: 'treasury' },
    ]);
  });

  it('offers the layers behind one button, only when the screen wants them', async () => {
    board();
    expect(screen.queryByRole('button', { name: /^Show on the map/ })).toBeNull();
    const onLayer = jest.fn<void, [Layer]>();
    screen.rerender(<Board view={view} layer="prices" onLayer={onLayer} />);
    await userEvent.press(screen.getByRole('button', { name: 'Show on the map: Prices' }));
    const layers = within(screen.getByLabelText('Show on the map'));
    expect(layers.getByRole('radio', { name: 'Prices', checked: true })).toBeOnTheScreen();
    await userEvent.press(layers.getByRole('radio', { name: 'His wigs' }));
    expect(onLayer).toHaveBeenCalledWith('his-wigs');
    expect(screen.queryByLabelText('Show on the map')).toBeNull();
  });

  it('on a phone map and court are two pages; the way to the court is marked when only it is asked', () => {
    const room = { as: 'pages', width: 390, mapWidth: 362 } as const;
    board({ room, selectable: { 'deck-king': true } });
    expect(screen.getByRole('button', { name: 'Show the court: choose there' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: /^King deck/ })).toBeOnTheScreen();
    screen.rerender(<Board view={view} room={room} selectable={{ 'deck-king': true, B1: true }} />);
    expect(screen.getByRole('button', { name: 'Show the court' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Show the map' })).toBeOnTheScreen();
  });

  it('warns of the deck whose last card ends the period', () => {
    const decks = { builder: 0, minister: 0, king: 1, treasury: 3 };
    render(<Board view={boardView({ ...state, decks, ending: null })} />);
    expect(names('img')).toContainEqual(expect.stringMatching(/^King deck, 1 card.*, its last card ends the period$/));
    expect(screen.getByText('ends the period')).toBeOnTheScreen();
  });
});
