import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { Text, View } from 'react-native';

import type { BoardProps } from '@/components/board/Board';
import { MAP_PLACES } from '@/components/board/places';
import { PlayContext } from '@/components/table/PlayContext';
import { Table } from '@/components/table/Table';
import { useToasts } from '@/components/ui/toastStore';
import { readPosition, type BoardSheet, type GameState, type Move } from '@/engine';

import { knownRewards } from '@/__tests__/helpers/state';

jest.mock('@/components/board/Board', () => ({ Board: (props: BoardProps) => mockBoard(props) }));

/** The map has its own tests; here its places are plain buttons, those that only explain say so. */
const mockBoard = ({ panel, selectable = {}, explained = {}, onPress }: BoardProps) => (
  <View>
    {MAP_PLACES.filter(({ id }) => id in selectable || id in explained).map((place) => (
      <Text
        key={place.id}
        role="button"
        aria-label={`${id(place.id in selectable)} ${place.id}`}
        onPress={() => onPress?.(place)}
      />
    ))}
    {panel}
  </View>
);
const id = (open: boolean): string => (open ? 'map' : 'why not');

const yours = (good: string) => ({ owner: 'you', good });
const his = (good: string) => ({ owner: 'lacerda', good });

/** Half a city, your turn, everything mirrored. */
const POSITION = {
  format: 'lisboa-position',
  version: 1,
  period: 1,
  round: 6,
  toMove: 'you',
  treasury: 4,
  market: { gold: 4, books: 6, cloth: 3, tools: 4 },
  cardinal: 2,
  aide: 'king',
  courtier: 'king',
  scoring: [3, 4, 3, 4],
  decks: { builder: 3, minister: 4, king: 3, treasury: 3 },
  rubble: {
    rows: { A: 'ft', B: 'f', C: 'eet', D: 'te' },
    columns: ['et', 'te', 'f', 'eft', 't'],
    sites: { 'W-A': 'ef', 'W-B': 'tt', 'W-D': 'et', 'N-gold': 'ft', 'N-books': 'tf', 'E-B': 'et', 'E-C': 'te' },
  },
  stores: {
    A1: yours('gold'),
    A2: his('cloth'),
    A4: yours('tools'),
    B2: his('gold'),
    B3: yours('cloth'),
    C1: his('gold'),
    D3: his('books'),
  },
  buildings: {
    'E-D': ['cloth', 'books'],
    'W-C': ['gold', 'books'],
    'N-cloth': ['cloth', 'tools'],
    'E-A': ['gold', 'cloth'],
  },
  display: ['gold', 'cloth', 'books', 'tools', 'tools-small'],
  available: { blue: ['books', 'cloth'], green: ['tools', 'books'] },
  planStacks: { blue: 3, green: 2 },
  shipyard: [2, 3],
  offices: {
    builder: { you: 2, lacerda: 1, neutral: 1 },
    minister: { you: 1, lacerda: 2, neutral: 1 },
    king: { you: 1, lacerda: 2, neutral: 1 },
  },
  you: {
    wigs: 21,
    influence: 7,
    reis: 12,
    goods: { gold: 1, books: 1, cloth: 2, tools: 1 },
    rubble: { earthquake: 2, fire: 1, tsunami: 1 },
    houses: { left: 1, middle: 1, right: 1 },
    favours: ['minister'],
    clergy: 1,
    decrees: [2, 4],
    portfolio: [
      { card: 'noble', noble: 'king', influence: 3 },
      { card: 'ship', hull: 2, cargo: 1 },
    ],
    plans: [{ architect: 'blue', officials: 2, done: false }],
  },
  lacerda: {
    wigs: 17,
    influence: 6,
    cubes: 6,
    decrees: 4,
    ships: [{ hull: 1, cargo: 0 }],
    favours: ['builder'],
    plans: [2, 2],
  },
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
const press = (name: string | RegExp): void => fireEvent.press(screen.getByRole('button', { name }));
const pressFirst = (name: RegExp): void => {
  const [first] = screen.getAllByRole('button', { name });
  if (first !== undefined) fireEvent.press(first);
};
const choose = (group: string, name: string): void =>
  fireEvent.press(within(screen.getByLabelText(group)).getByRole('radio', { name }));
const confirmed = (): readonly Move[] => {
  press('Confirm my move');
  return played.mock.lastCall?.[0] ?? [];
};
const kinds = (moves: readonly Move[]): readonly string[] => moves.map(({ kind }) => kind);
const effects = () => within(screen.getByLabelText('Your move so far'));
const toast = (): string | undefined => useToasts.getState().shown?.text;

beforeEach(() => {
  played.mockClear();
  act(() => useToasts.setState({ shown: undefined }));
});

describe('the five things', () => {
  it('are all there, with what they cost', () => {
    open(stateOf());
    const things = within(screen.getByLabelText('Your five choices'));
    expect(
      things.getAllByRole('button').map(({ props }) => String(props['aria-label'] ?? props['accessibilityLabel'])),
    ).toEqual([
      'Visit the Builder for 3 influence',
      'Visit the Marquis for 4 influence',
      'Visit the King for 4 influence',
      'Builder card, influence 2',
      'Marquis card, influence 2',
      'King card, influence 2',
      'Treasury card into the portfolio',
      'Sponsor the event of a treasury card',
      'Discard a card, get 1 gold',
    ]);
    expect(things.getByText('−3 influence')).toBeOnTheScreen();
  });

  it('visit.pay, sponsor: the impossible ones say what is missing in numbers', () => {
    open(stateOf({ you: { influence: 1, wigs: 1, reis: 1, goods: { gold: 0, books: 0, cloth: 0, tools: 0 } } }));
    expect(screen.getByText('Visit the Builder: 1 influence short: needs 3, you have 2.')).toBeOnTheScreen();
    expect(screen.getByText(/^Sponsor an event: \d+ (real|réis) short: needs \d+, you have \d\.$/)).toBeOnTheScreen();
    expect(
      screen.getByText(
        'You must be able to sell or trade after playing it. 1 more gold, book, cloth or tool would do.',
      ),
    ).toBeOnTheScreen();
    press('Visit the Builder');
    expect(toast()).toBe('1 influence short: needs 3, you have 2.');
  });

  it('portfolio.mustAct: a card without a good to sell may be helped by its print', () => {
    open(stateOf({ you: { goods: { gold: 0, books: 0, cloth: 0, tools: 0 } } }));
    press('King card into the portfolio');
    press('What is printed there?');
    fireEvent.press(screen.getByRole('checkbox', { name: 'goods' }));
    press('Add');
    press('Done');
    expect(effects().getByText('King card, influence 2')).toBeOnTheScreen();
  });
});

describe('a store', () => {
  it('store.order: free land tapped first brings the visit along; cube, house and payment are seen before they happen', () => {
    open(stateOf());
    press('map A3');
    press('Cloth store on A3');
    pressFirst(/ cube from the (row|column), a \w+ house/);
    choose('House', 'Right house');
    expect(
      effects().getByLabelText(/^You: .*wigs, then \d+.*influence, then \d+ and .*réis, then \d+$/),
    ).toBeOnTheScreen();
    expect(effects().getByText(/^\d+ réis = treasury \d \+ rubble \d/)).toBeOnTheScreen();
    expect(screen.getByText('Nothing more to choose: confirm your move.')).toBeOnTheScreen();
    const moves = confirmed();
    expect(kinds(moves)).toEqual(['visit', 'build-store', 'buy-land']);
    expect(moves.at(-1)).toMatchObject({ house: 'right' });
  });

  it('solo.follow: his follow of the visit stands in the forecast before it is confirmed', () => {
    open(stateOf());
    press('Visit the Builder for 3 influence');
    expect(screen.getAllByText('He follows your visit').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: /^Lacerda’s next turn in full: He follows: / })).toBeOnTheScreen();
  });

  it('store.price: land that is too dear says what is missing and where it would do', () => {
    open(stateOf({ sheet: { rewards: knownRewards() }, you: { reis: 4 } }));
    const [dear] = screen.getAllByRole('button', { name: /^why not [A-D]\d$/ });
    if (dear !== undefined) fireEvent.press(dear);
    expect(toast()).toMatch(/^\d+ (real|réis) short: needs \d+, you have \d+\./);
  });

  it('reward.beforePaying: land that only its reward could pay for asks for the reward', () => {
    open(stateOf({ you: { reis: 0, influence: 3 } }));
    press('map A3');
    press('Cloth store on A3');
    expect(screen.getByText('First enter the reward on A3. It may be enough.')).toBeOnTheScreen();
    press('What is printed there?');
    fireEvent.press(screen.getByRole('checkbox', { name: 'réis' }));
    for (let count = 1; count < 12; count += 1) press('How many?: 1 more');
    press('Add');
    press('Done');
    pressFirst(/ cube from the /);
    expect(kinds(confirmed())).toEqual(['visit', 'build-store', 'buy-land']);
  });

  it('visit.pay: another way to pay is one tap, and what is printed on the land another', () => {
    open(stateOf({ you: { houses: { left: 2, middle: 1, right: 0 }, reis: 30 } }));
    press('Visit the Builder for 3 influence');
    press('map C2');
    pressFirst(/ store on C2$/);
    press('What is printed there?');
    press('place an official');
    press('Done');
    expect(effects().getByText('Printed there: place an official')).toBeOnTheScreen();
    expect(screen.getAllByRole('button', { name: /^Officials to / }).length).toBe(3);
    pressFirst(/^Officials to /);
    pressFirst(/ cube from the /);
    press(/^Change: Visit the Builder/);
    choose('Paid with', 'For 2 influence and 1 real');
    expect(effects().getByText('Visit the Builder for 2 influence and 1 real')).toBeOnTheScreen();
  });
});

describe('the other visits', () => {
  it('decree: four taps and the wigs as things stand', () => {
    open(stateOf());
    press('Visit the Marquis for 4 influence');
    press('Take a decree (0 wigs as things stand)');
    choose('Wigs it gives as things stand', '4');
    press('From the King deck');
    expect(confirmed()).toMatchObject([
      { kind: 'visit' },
      { kind: 'take-decree', wigs: 4 },
      { kind: 'take-card', deck: 'king' },
      { kind: 'end-turn' },
    ]);
  });

  it('building.open: a site tapped first brings the visit along; plan and officials are chosen', () => {
    open(stateOf());
    press('map W-B');
    pressFirst(/^With plan 1/);
    expect(effects().getByText(/^Scores \d+ stores?: /)).toBeOnTheScreen();
    press('From the King deck');
    expect(kinds(confirmed())).toEqual(['visit', 'open-building', 'staff-building', 'take-card', 'end-turn']);
  });

  it.each([
    ['Visit the Builder for 3 influence', /^Officials to the King$/, 'recruit-officials'],
    ['Visit the Builder for 3 influence', 'The plan of the blue architect', 'take-plan'],
    ['Visit the Marquis for 4 influence', /^The top ship in place of portfolio card 2/, 'build-ship'],
    ['Visit the Marquis for 4 influence', /^Produce/, 'produce'],
    ['Visit the King for 4 influence', /^Move the Cardinal 1 space/, 'meet-cardinal'],
    ['Visit the King for 4 influence', 'The favour of the Builder', 'take-favour'],
  ] as const)('visit.order: %s, then %s before the noble action', (visit, action, kind) => {
    open(stateOf({ shipyard: [3] }));
    press(visit);
    pressFirst(typeof action === 'string' ? new RegExp(`^${action}$`) : action);
    expect(screen.getByRole('button', { name: 'Confirm my move' })).toBeOnTheScreen();
    expect(effects().getAllByText(/./).length).toBeGreaterThan(2);
    expect(kinds(confirmed())).toEqual(['visit', kind]);
  });
});

describe('the portfolio and the small turns', () => {
  it('gold: three taps', () => {
    open(stateOf());
    press('Discard a card, get 1 gold');
    expect(effects().getByLabelText('You: +1 gold, then 2')).toBeOnTheScreen();
    press('From the Treasury deck');
    expect(kinds(confirmed())).toEqual(['get-gold', 'take-card', 'end-turn']);
  });

  it('portfolio.noble, sell.goods: a card, its influence, a full portfolio, a sale', () => {
    open(stateOf({ you: { rubble: { earthquake: 1, fire: 0, tsunami: 0 } } }));
    press('King card, influence 2');
    choose('Influence on the card', '4');
    pressFirst(/^Discard portfolio card 1$/);
    pressFirst(/^Sell \w+ to his ship 1$/);
    press('From the King deck');
    expect(confirmed()).toMatchObject([
      { kind: 'play-noble-card', influence: 4 },
      { kind: 'make-room' },
      { kind: 'sell' },
      { kind: 'take-card' },
      { kind: 'end-turn' },
    ]);
  });

  it('portfolio.treasury, trade.nobles: the benefits of a card, then a traded state action', () => {
    open(stateOf({ you: { portfolio: [] } }));
    press('Treasury card into the portfolio');
    press('Which benefits does the card show?');
    fireEvent(screen.getByRole('button', { name: 'réis off every payment: 1 more' }), 'pressIn');
    press('Done');
    pressFirst(/^Trade tools: recruit officials$/);
    pressFirst(/^Officials to the Builder$/);
    press('From the King deck');
    expect(kinds(confirmed())).toEqual(['play-treasury-card', 'trade', 'recruit-officials', 'take-card', 'end-turn']);
  });

  it('sponsor: paid in réis, its event told', () => {
    open(stateOf());
    press('Sponsor the event of a treasury card');
    press('What is printed there?');
    press('take a cube');
    press('Done');
    press('Take the fire cube');
    press('From the King deck');
    expect(kinds(confirmed())).toEqual(['sponsor', 'take-cube', 'take-card', 'end-turn']);
  });

  it('a step is taken back', () => {
    open(stateOf());
    press('Discard a card, get 1 gold');
    press('Take the last step back');
    expect(screen.queryByLabelText('Your move so far')).toBeNull();
  });
});

describe('church, follow and the table', () => {
  it('church.scoring: asked after the card when the Cardinal lies down; a wrong number is changed before confirming', () => {
    open(stateOf({ cardinal: 5 }));
    press('Visit the King for 4 influence');
    pressFirst(/^Move the Cardinal 1 space/);
    press('map W-B');
    pressFirst(/^With plan 1/);
    press('From the King deck');
    press('Discard 1 tile');
    choose('Wigs on the backs', '3');
    expect(confirmed().at(-2)).toEqual({ kind: 'church-choice', tiles: 1, wigs: 3 });
  });

  it('what can I afford: cheapest first, the rest with what is missing; a tap begins it', () => {
    open(stateOf({ sheet: { rewards: knownRewards() }, you: { reis: 4 } }));
    press('What can I afford?');
    expect(screen.getAllByText(/short: needs/).length).toBeGreaterThan(0);
    pressFirst(/^Start: Visit the Marquis$/);
    expect(effects().getByText('Visit the Marquis for 4 influence')).toBeOnTheScreen();
  });

  it('solo.plan: what lies untold is asked in the middle of the move that needs it', () => {
    open(stateOf({ planStacks: { blue: 'unknown', green: 2 } as never }));
    press('Visit the Builder for 3 influence');
    pressFirst(/^3 officials$/);
    press('The plan of the blue architect');
    expect(kinds(confirmed())).toEqual(['visit', 'tell', 'take-plan']);
  });
});
