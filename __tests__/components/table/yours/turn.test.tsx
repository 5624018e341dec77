import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { Text, View } from 'react-native';

import type { BoardProps } from '@/components/board/Board';
import { MAP_PLACES } from '@/components/board/places';
import { DEMO_POSITION } from '@/components/game/demoPosition';
import { PlayContext } from '@/components/table/PlayContext';
import { Table } from '@/components/table/Table';
import { useToasts } from '@/components/ui/toastStore';
import { readPosition, type BoardSheet, type GameState, type Move } from '@/engine';

import { knownRewards } from '@/__tests__/helpers/state';

jest.mock('@/components/board/Board', () => ({ Board: (props: BoardProps) => mockBoard(props) }));

/** The map has its own tests; here its places are plain buttons, those that only explain say so. */
const mockBoard = ({ selectable = {}, explained = {}, chosen = [], onPress }: BoardProps) => (
  <View>
    <Text>{`chosen: ${chosen.join(' ')}`}</Text>
    {MAP_PLACES.filter(({ id }) => id in selectable || id in explained).map((place) => (
      <Text
        key={place.id}
        role="button"
        aria-label={`${id(place.id in selectable)} ${place.id}`}
        onPress={() => onPress?.(place)}
      />
    ))}
  </View>
);
const id = (open: boolean): string => (open ? 'map' : 'why not');

const { B5: _store, ...stores } = DEMO_POSITION.stores;
const { 'N-tools': _building, ...buildings } = DEMO_POSITION.buildings;

/** Half a city, your turn, everything mirrored. */
const POSITION = {
  ...DEMO_POSITION,
  toMove: 'you',
  stores,
  buildings,
  display: ['gold', 'cloth', 'books', 'tools', 'tools-small'],
  plazas: {},
  you: { ...DEMO_POSITION.you, houses: { left: 1, middle: 1, right: 1 } },
};

type Position = Omit<typeof POSITION, 'you'> & {
  readonly you: Partial<typeof POSITION.you>;
  readonly sheet: Pick<BoardSheet, 'rewards'>;
};

function stateOf(change: Partial<Position> = {}): GameState {
  const read = readPosition({ ...POSITION, ...change, you: { ...POSITION.you, ...change.you } });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const Empty = () => <View />;
const played = jest.fn<void, [readonly Move[]]>();

const open = (state: GameState): void => {
  const Laid = () => (
    <PlayContext value={played}>
      <Table state={state} />
    </PlayContext>
  );
  renderRouter(
    { _layout: () => <Stack screenOptions={{ headerShown: false }} />, index: Laid, board: Empty, rules: Empty },
    { initialUrl: '/' },
  );
};
const press = (...names: readonly (string | RegExp)[]): void =>
  names.forEach((name) => fireEvent.press(screen.getByRole('button', { name })));
const pick = (name: string | RegExp): void => fireEvent.press(screen.getByRole('radio', { name }));
const tick = (name: string | RegExp): void => fireEvent.press(screen.getByRole('checkbox', { name }));
const names = (label: string): readonly string[] =>
  within(screen.getByLabelText(label))
    .getAllByRole('button')
    .map(({ props }) => String(props['aria-label'] ?? props['accessibilityLabel']));
const confirmed = (): readonly Move[] => {
  press(/^Confirm my move/);
  return played.mock.lastCall?.[0] ?? [];
};
const kinds = (moves: readonly Move[]): readonly string[] => moves.map(({ kind }) => kind);
const chips = () => within(screen.getByLabelText('Your move so far'));
const toast = (): string | undefined => useToasts.getState().shown?.text;
/** Every reward of the board is known: nothing has to be read. */
const KNOWN = { sheet: { rewards: knownRewards() } };

beforeEach(() => {
  played.mockClear();
  act(() => useToasts.setState({ shown: undefined }));
});

describe('the six ways to use a card', () => {
  it('are all there, with what they really cost', async () => {
    open(stateOf());
    await act(async () => undefined);
    expect(names('Use a card')).toEqual([
      'Visit the Builder: −3 influence',
      'Visit the Marquis: −4 influence',
      'Visit the King: −4 influence',
      'Play a card into your portfolio',
      'Sponsor an event: −4 réis',
      'Discard a card, get 1 gold',
    ]);
  });

  it('visit.pay: wigs pay what influence does not', () => {
    open(stateOf({ you: { influence: 2 } }));
    expect(names('Use a card')[0]).toBe('Visit the Builder: −2 influence, −1 wig');
  });

  it('visit.pay, sponsor: the impossible ones stay and say what is missing in numbers', () => {
    open(stateOf({ you: { influence: 1, wigs: 1, reis: 1, goods: { gold: 0, books: 0, cloth: 0, tools: 0 } } }));
    press('Visit the Builder: −3 influence. 1 influence short: needs 3, you have 2.');
    expect(toast()).toBe('1 influence short: needs 3, you have 2.');
    press(/^Sponsor an event: −4 réis\. \d+ (real|réis) short/);
    expect(toast()).toMatch(/short: needs 4/);
  });

  it('portfolio.mustAct: a card without a good to sell may be helped by its print', () => {
    open(stateOf({ you: { goods: { gold: 0, books: 0, cloth: 0, tools: 0 } } }));
    press('Play a card into your portfolio', 'King card');
    expect(screen.getByText(/^You must be able to sell or trade.*The reward may help\.$/)).toBeOnTheScreen();
    press('gold', 'Play card');
    expect(chips().getByLabelText('Change: King card, influence 2, into your portfolio')).toBeOnTheScreen();
  });
});

describe('a store', () => {
  it('store.order, visit.order: free land touched first offers the state action all the same; the rest is guessed', () => {
    open(stateOf());
    press('map A3', 'Cloth store on A3', 'Recruit officials');
    tick('The Builder’s office: 2 officials');
    expect(screen.getByRole('button', { name: 'Next' })).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Done with this' })).toBeNull();
    tick('The King’s office: 1 official');
    press('No reward');
    expect(screen.getByRole('radio', { name: /cube from the row, 7 réis$/, checked: true })).toBeOnTheScreen();
    const moves = confirmed();
    expect(kinds(moves)).toEqual(['visit', 'recruit-officials', 'build-store', 'buy-land']);
    expect(moves[1]).toEqual({ kind: 'recruit-officials', nobles: ['builder', 'king'] });
    expect(moves[2]).toMatchObject({ space: 'A3', good: 'cloth', reward: [] });
  });

  it('visit.order: neither is an equal choice, and an answer is changed by its chip', () => {
    open(stateOf(KNOWN));
    press('map A3', 'Cloth store on A3');
    expect(screen.getByRole('button', { name: 'What comes first?', disabled: true })).toBeOnTheScreen();
    press('Neither');
    pick(/^Right house, /);
    press('Done with this', /^Change: .*, right house$/);
    expect(screen.getByText(/^\d+ réis = treasury \d \+ rubble \d/)).toBeOnTheScreen();
    pick(/^Middle house, /);
    const moves = confirmed();
    expect(kinds(moves)).toEqual(['visit', 'build-store', 'buy-land']);
    expect(moves.at(-1)).toMatchObject({ house: 'middle' });
  });

  it('the balance of the move so far ends its chips, influence included, and is spoken in full by the button that confirms', () => {
    open(stateOf(KNOWN));
    press('map A3', 'Cloth store on A3');
    expect(chips().queryByLabelText(/^So far/)).toBeNull();
    press('Neither');
    expect(chips().getByLabelText('So far: you +6 wigs, −3 influence and −7 réis')).toBeOnTheScreen();
    expect(screen.getByText('Confirm')).toBeOnTheScreen();
    expect(
      screen.getByRole('button', {
        name: 'Confirm my move: you +6 wigs to 27, −3 influence to 4 and −7 réis to 5',
      }),
    ).toBeOnTheScreen();
  });

  it('solo.follow: his follow of the visit stands in the forecast before it is confirmed', () => {
    open(stateOf());
    press(/^Visit the Builder: /);
    expect(screen.getByRole('button', { name: /^He follows: / })).toBeOnTheScreen();
  });

  it('solo.follow: land taken is never his in the forecast, from the touch that names it until it is paid', () => {
    open(stateOf());
    const forecast = (): string =>
      String(screen.getByRole('button', { name: /See his whole turn$/ }).props['accessibilityLabel']);
    press(/^Visit the Builder: /);
    expect(forecast()).toMatch(/^He follows: cloth store on D2/);
    press('map D2');
    expect(forecast()).not.toContain('on D2');
    press('Cloth store on D2');
    const said = forecast();
    expect(said).toMatch(/^He follows: .* on /);
    expect(said).not.toContain('on D2');
    press('Neither');
    expect(screen.getByLabelText('Reward on D2')).toBeOnTheScreen();
    expect(forecast()).toBe(said);
    press('No reward');
    expect(forecast()).toBe(said);
  });

  it('store.price: land that is too dear says what is missing and where it would do', () => {
    open(stateOf({ ...KNOWN, you: { reis: 4 } }));
    const [dear] = screen.getAllByRole('button', { name: /^why not [A-D]\d$/ });
    if (dear !== undefined) fireEvent.press(dear);
    expect(toast()).toMatch(/^\d+ (real|réis) short: needs \d+, you can pay \d+\./);
  });

  it('reward.beforePaying: land too dear even with its reward says so once, and other land is asked for', () => {
    open(stateOf({ you: { reis: 0, influence: 3 } }));
    press('map A3', 'Cloth store on A3', 'Neither', 'No reward');
    expect(toast()).toMatch(/^\d+ réis short: needs 7/);
    expect(screen.queryByText(/The reward may help/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Choose free land', disabled: true })).toBeOnTheScreen();
  });

  it('reward.beforePaying: land that only its reward could pay for says what is missing and asks for the reward', () => {
    open(stateOf({ you: { reis: 0, influence: 3 } }));
    press('map A3');
    expect(screen.getByText('chosen: A3')).toBeOnTheScreen();
    press('Cloth store on A3', 'Neither');
    expect(screen.getByText(/^chosen: .*A3/)).toBeOnTheScreen();
    expect(screen.getByText(/^\d+ réis short: needs 7, you can pay \d\. The reward may help\.$/)).toBeOnTheScreen();
    press('réis');
    for (let count = 1; count < 12; count += 1) press('How many: 1 more');
    press('Save reward');
    expect(kinds(confirmed())).toEqual(['visit', 'build-store', 'buy-land']);
  });

  it('visit.pay: another way to pay is behind its chip; a reward opens what it gives', () => {
    open(stateOf({ you: { houses: { left: 2, middle: 1, right: 0 }, reis: 30 } }));
    press(/^Visit the Builder: /, 'Neither', 'map C2', 'Gold store on C2', 'place an official', 'Save reward');
    tick(/^The King’s office/);
    press(/^Change: Visit the Builder/);
    pick('Visit the Builder for 2 influence and 1 real');
    expect(chips().getByLabelText('Change: Visit the Builder for 2 influence and 1 real')).toBeOnTheScreen();
    expect(kinds(confirmed())).toEqual(['visit', 'build-store', 'recruit-officials', 'buy-land']);
  });

  it('the three best offers stand first, the rest behind one touch', () => {
    open(stateOf(KNOWN));
    press(/^Visit the Builder: /, 'Neither');
    expect(names('Best offers')).toHaveLength(4);
    press(/^Best offers: \d+ more$/);
    expect(names('Best offers').length).toBeGreaterThan(4);
  });
});

describe('the other visits', () => {
  it('decree: the wigs are one touch, the deck of the card just played is guessed', () => {
    open(stateOf());
    press(/^Visit the Marquis: /, 'Produce goods', 'Produce goods, 1 extra gold');
    pick('Worth how many wigs now? 4');
    expect(chips().getByLabelText('Change the suggestion: Card from the Marquis deck')).toBeOnTheScreen();
    pick('Card from the King deck');
    expect(confirmed()).toMatchObject([
      { kind: 'visit' },
      { kind: 'produce' },
      { kind: 'take-decree', wigs: 4 },
      { kind: 'take-card', deck: 'king' },
      { kind: 'end-turn' },
    ]);
  });

  it('building.open: a site touched first brings the visit along; plan and officials are guessed', () => {
    open(stateOf());
    press('map W-B', 'Get a royal favor', 'Get the Builder’s favor', 'No reward');
    expect(screen.getAllByRole('checkbox', { name: /^Official in the /, checked: true })).toHaveLength(2);
    press(/^Change the suggestion: The blue architect’s plan, 2 officials/);
    expect(screen.getByLabelText('Return 2 officials')).toBeOnTheScreen();
    expect(kinds(confirmed())).toEqual([
      'visit',
      'take-favour',
      'open-building',
      'staff-building',
      'take-card',
      'end-turn',
    ]);
  });

  it('state.produce: one extra good only has room: it is not asked for, and stands on the chip', () => {
    open(stateOf({ you: { goods: { gold: 3, books: 1, cloth: 1, tools: 3 } } }));
    press(/^Visit the Marquis: /, 'Produce goods');
    expect(screen.queryByText('Which extra good?')).toBeNull();
    press('Change: Produce goods, 1 extra cloth');
    pick('Produce goods, 1 extra gold');
    expect(chips().getByLabelText('Change: Produce goods, 1 extra gold')).toBeOnTheScreen();
  });

  it('portfolio.size: a ship takes the empty slot; its chip offers the other slots and other goods', () => {
    open(stateOf({ shipyard: [2], you: { houses: { left: 1, middle: 0, right: 1 } } }));
    press(/^Visit the Marquis: /, 'Build a ship');
    expect(screen.queryByText('Size-2 ship: where?')).toBeNull();
    press(/^Change: Size-2 ship, /);
    expect(screen.getByLabelText('Pay with goods')).toBeOnTheScreen();
    pick(/^Size-2 ship, .*discard.* King card/i);
    expect(chips().getByLabelText(/^Change: Size-2 ship, .*discard.* King card/i)).toBeOnTheScreen();
  });

  it.each([
    ['Builder', 'Acquire a plan', 'Acquire the blue architect’s plan', 'take-plan'],
    ['Marquis', 'Build a ship', /^Size-3 ship, in place of your size-2 ship/, 'build-ship'],
    ['King', 'Meet the Cardinal', /^Move the Cardinal 1 space/, 'meet-cardinal'],
    ['King', 'Get a royal favor', 'Get the Builder’s favor', 'take-favour'],
  ] as const)('visit.order: the %s, then %s before the noble action', (noble, action, answer, kind) => {
    open(stateOf({ shipyard: [3] }));
    press(new RegExp(`^Visit the ${noble}: `), action);
    if (screen.queryAllByRole('button', { name: answer }).length > 0) press(answer);
    expect(screen.queryByRole('button', { name: /^Confirm my move/ })).toBeNull();
    if (kind === 'meet-cardinal') press('Take tile');
    expect(chips().getAllByRole('button')).toHaveLength(2);
  });

  it('visit.order: state actions nobody could choose are passed over with the reason, not in silence', () => {
    open(
      stateOf({
        ...KNOWN,
        planStacks: { blue: null, green: null },
        offices: { builder: { you: 3 }, minister: { you: 3 }, king: { you: 2 } },
      } as never),
    );
    press(/^Visit the Builder: /);
    expect(screen.queryByLabelText('First, if you like')).toBeNull();
    expect(screen.getByText(/^No state action possible\. Needs 1 official, you have 0 left\. /)).toBeOnTheScreen();
  });

  it('an unfinished move is not confirmed: the button says what is open', () => {
    open(stateOf());
    press(/^Visit the King: /);
    expect(screen.getByRole('button', { name: 'What comes first?', disabled: true })).toBeOnTheScreen();
    press('Neither');
    expect(screen.getByRole('button', { name: 'Choose a site', disabled: true })).toBeOnTheScreen();
    expect(played).not.toHaveBeenCalled();
  });
});

describe('the portfolio and the small turns', () => {
  it('what a move earns in goods and influence stands in its balance', () => {
    open(stateOf());
    press('Discard a card, get 1 gold');
    expect(chips().getByLabelText(/^So far: you \+1 gold$/)).toBeOnTheScreen();
  });

  it('end.period, end.game: a card that would end something is said on its deck and beside the button, and never guessed', () => {
    open(stateOf({ decks: { builder: 0, minister: 0, king: 1, treasury: 1 } as never }));
    press('Discard a card, get 1 gold');
    expect(screen.queryByText(/^Triggers/)).toBeNull();
    press(/^Card from the King deck: ends the (period|game)$/);
    expect(screen.getByText(/^Triggers the end of the (period|game)\.$/)).toBeOnTheScreen();
  });

  it('gold: two touches', () => {
    open(stateOf());
    press('Discard a card, get 1 gold');
    expect(kinds(confirmed())).toEqual(['get-gold', 'take-card', 'end-turn']);
  });

  it('portfolio.noble, sell.goods: a card, its influence, a full portfolio, a sale to a ship', () => {
    open(stateOf({ you: { rubble: { earthquake: 1, fire: 0, tsunami: 0 } } }));
    press('Play a card into your portfolio', 'King card');
    pick('Influence on the card 4');
    press('Play card', 'Discard your King card (influence 3)');
    pick(/^Sell 1 cloth for 3 réis, you have 2$/);
    press('Sell 1 cloth to his size-1 ship');
    expect(confirmed()).toMatchObject([
      { kind: 'play-noble-card', influence: 4 },
      { kind: 'make-room' },
      { kind: 'sell' },
      { kind: 'take-card', deck: 'king' },
      { kind: 'end-turn' },
    ]);
  });

  it('portfolio.treasury, trade.nobles: the benefits of a card, then a traded state action', () => {
    open(stateOf({ you: { portfolio: [] } }));
    press('Play a card into your portfolio', 'Treasury card', 'réis off every payment', 'Save benefits');
    pick('Trade');
    press('Trade 1 tool: officials');
    tick(/^The Builder’s office/);
    press(/^Change the suggestion: Card from the Treasury deck/);
    pick('Card from the King deck');
    expect(confirmed()).toMatchObject([
      { kind: 'play-treasury-card', reward: [{ kind: 'discount', amount: 1 }] },
      { kind: 'trade', good: 'tools' },
      { kind: 'recruit-officials', nobles: ['builder'] },
      { kind: 'take-card', deck: 'king' },
      { kind: 'end-turn' },
    ]);
  });

  it('sponsor: paid in réis, its event told', () => {
    open(stateOf());
    press(/^Sponsor an event: /, 'take a cube', 'Save reward', 'Take 1 fire cube');
    expect(kinds(confirmed())).toEqual(['sponsor', 'take-cube', 'take-card', 'end-turn']);
  });

  it('a step is undone, what is only meant first', () => {
    open(stateOf());
    press(/^Visit the King: /, 'Neither', 'Undo last step');
    expect(screen.getByLabelText('First, if you like')).toBeOnTheScreen();
    press('Undo last step');
    expect(screen.queryByLabelText('Your move so far')).toBeNull();
  });
});

describe('church, follow and the table', () => {
  it('church.scoring: asked after the card when the Cardinal lies down; a wrong number is changed before confirming', () => {
    open(stateOf({ ...KNOWN, cardinal: 5 }));
    press(
      /^Visit the King: /,
      'Meet the Cardinal',
      /^Move the Cardinal 1 space/,
      'Take tile',
      'map W-B',
      /^Use clergy tiles\?$/,
    );
    fireEvent.press(screen.getByRole('radio', { name: '1' }));
    press('Discard 1 tile · +1 wig');
    expect(confirmed().at(-2)).toEqual({ kind: 'church-choice', tiles: 1, wigs: 1 });
  });

  it('what can I afford: the three best first, the nearest of the rest with what is missing; a touch begins it', () => {
    open(stateOf({ ...KNOWN, you: { reis: 4 } }));
    press('What can I afford?');
    expect(screen.getAllByText(/short: needs/).length).toBeGreaterThan(0);
    expect(screen.getAllByRole('button', { name: /^Start: / })).toHaveLength(3);
    press(/^\d+ more$/, /^Start: Visit the Marquis, /);
    expect(chips().getByLabelText('Change: Visit the Marquis for 4 influence')).toBeOnTheScreen();
  });

  it('solo.plan: what lies untold is asked in the middle of the move that needs it', () => {
    open(stateOf({ planStacks: { blue: 'unknown', green: 2 } as never }));
    press(/^Visit the Builder: /, 'Acquire a plan', /^3 officials$/, 'Acquire the blue architect’s plan');
    expect(chips().getAllByRole('button')).toHaveLength(2);
  });

  it('building.open: a visit that waits for what nobody entered yet asks for it at once', () => {
    open(stateOf({ available: { blue: 'unknown', green: 'unknown' } as never, you: { favours: [] } }));
    press(/^Visit the King: /);
    expect(screen.getByLabelText(/next building\?$/)).toBeOnTheScreen();
    expect(screen.queryByLabelText('Your move so far')).toBeNull();
  });

  it('solo.plan: where no plan is known, one thing is asked, not two', () => {
    open(stateOf({ planStacks: { blue: 'unknown', green: 'unknown' } as never }));
    press(/^Visit the Builder: /, 'Acquire a plan');
    expect(screen.getByText('Officials on the blue architect’s new top plan?')).toBeOnTheScreen();
    expect(screen.queryByText('Which plan?')).toBeNull();
  });
});
