import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { Text, View } from 'react-native';

import type { CityMapProps } from '@/components/board/map/CityMap';
import { MAP_PLACES } from '@/components/board/places';
import { setup } from '@/components/setup/draftStore';
import { NewGameScreen } from '@/components/setup/NewGameScreen';
import { withConfirmed, withSheet } from '@/store/boardCopy';
import { boardSheets } from '@/store/boardSheets';
import { session } from '@/store/games/games';
import { settings } from '@/store/settings';

import { drawnWith } from '@/__tests__/helpers/drawnSetup';

jest.mock('@/components/board/map/CityMap', () => ({ CityMap: (props: CityMapProps) => mockMap(props) }));

/** What was scrolled to, if anything: false where nobody was led. */
const mockRevealed = jest.fn<void, [wanted: boolean | number | string]>();
jest.mock('@/components/ui/useReveal', () => ({
  useReveal: (_place: unknown, wanted: boolean | number | string) => mockRevealed(wanted),
}));

/** The map has its own tests; here its places are plain buttons, and what is marked is a line of text. */
const mockMap = ({ lit = [], chosen = [], selectable = {}, onPress }: CityMapProps) => (
  <View>
    <Text>{`lit: ${lit.join(' ')}`}</Text>
    <Text>{`asked: ${chosen.join(' ')}`}</Text>
    {MAP_PLACES.filter(({ id }) => id in selectable).map((place) => (
      <Text key={place.id} role="button" aria-label={`map ${place.id}`} onPress={() => onPress?.(place)} />
    ))}
  </View>
);

const ENTRIES = ['top', 'treasury', 'church', 'scoringTiles'] as const;
const layout = () => <Stack screenOptions={{ headerShown: false }} />;
const Empty = () => <View />;
const TheTable = () => <Text>the table</Text>;

/** Lets the device save; the router's helper stops the clock. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(50));
const press = async (name: string | RegExp) => {
  fireEvent.press(screen.getByRole('button', { name }));
  await settle();
};
const choose = async (question: string | RegExp, answer: string) => {
  fireEvent.press(within(screen.getByLabelText(question)).getByRole('radio', { name: answer }));
  await settle();
};
const heading = (name: string) => expect(screen.getByRole('heading', { name })).toBeOnTheScreen();

const openScreen = async ({ matched }: { readonly matched: boolean }) => {
  await act(async () => {
    await boardSheets.getState().load();
    boardSheets.getState().change((copy) => withConfirmed(copy, ENTRIES, matched));
    await setup.getState().load();
    await setup.getState().drop();
  });
  renderRouter(
    { _layout: layout, index: Empty, board: Empty, 'solo/index': TheTable, 'solo/new': NewGameScreen },
    { initialUrl: '/solo/new' },
  );
  await settle();
};

describe('before the first game on a device', () => {
  it('what decides Lacerda’s moves is confirmed in five taps, once', async () => {
    await openScreen({ matched: false });
    expect(screen.queryByRole('button', { name: /^Deal for me/ })).toBeNull();
    for (const panel of ['State actions', 'Treasury', 'Church', 'Scoring tiles'])
      await press(`${panel}: matches my board`);
    await press('Done');
    expect(screen.getByRole('button', { name: /^Deal for me/ })).toBeOnTheScreen();
  });

  it('is not asked again, also not for another copy of the game', async () => {
    await openScreen({ matched: true });
    const other = await act(async () => boardSheets.getState().add());
    await settle();
    expect(screen.getByRole('button', { name: /^I’ve set up/ })).toBeOnTheScreen();
    await act(async () => boardSheets.getState().remove(other));
  });
});

describe('a sheet with a gap', () => {
  const tiles = boardSheets.getState().copies[0]?.sheet.scoringTiles ?? [];
  const coins = boardSheets.getState().copies[0]?.sheet.coins ?? [];
  afterEach(() =>
    act(async () => boardSheets.getState().change((copy) => withSheet(copy, { coins, scoringTiles: tiles }))),
  );

  it('says what is missing and leads to the board', async () => {
    await openScreen({ matched: true });
    await act(async () => boardSheets.getState().change((copy) => withSheet(copy, { coins: [] })));
    heading('Board sheet incomplete');
    expect(screen.getByText(/^Influence: /)).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: 'Complete My board' })).toHaveProp('href', '/board#coins');
  });

  it('solo.setup.tiles: so do tiles that cannot lie apart', async () => {
    await openScreen({ matched: true });
    await act(async () => boardSheets.getState().change((copy) => withSheet(copy, { scoringTiles: [3, 3, 3, 4] })));
    expect(screen.getByText(/^Scoring tiles: equal tiles can’t/)).toBeOnTheScreen();
  });
});

describe('a dealt setup', () => {
  beforeEach(async () => {
    await act(async () => settings.getState().choose({ setupPages: 'several' }));
    await openScreen({ matched: true });
    await press(/^Deal for me/);
  });

  it('goes through the steps of the rulebook, each lighting its places, and back', async () => {
    heading('Board and rubble');
    for (const part of ['Board', 'Row rubble', 'Scoring tiles']) heading(part);
    expect(screen.getByText(/^lit: row-A row-B row-C row-D column-1 .* scoring-4$/)).toBeOnTheScreen();
    await press('Next');
    heading('Ships, cards and buildings');
    await press('Previous');
    heading('Board and rubble');
  });

  it('the checklist leads to any step and ticks what is done, but nothing unanswered', async () => {
    await press('Next');
    await press('Next');
    await press('All steps');
    expect(screen.getByRole('button', { name: '1. Board and rubble, done' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: '2. Ships, cards and buildings' })).toBeOnTheScreen();
    await press('4. Aide, courtier, building');
    heading('Aide');
  });

  it('comes on one page for those who want it, with everything on it', async () => {
    await press('All on one page');
    for (const part of ['Board', 'You', 'Courtier', 'Ready to start']) heading(part);
    expect(screen.getByRole('button', { name: 'Start game' })).toBeDisabled();
    await press('Step by step');
    expect(screen.queryByRole('heading', { name: 'Ready to start' })).toBeNull();
  });

  it('a plan with more than five officials is two taps, and a tap can be undone', async () => {
    await act(async () => setup.getState().change((draft) => ({ ...draft, step: 'stock' })));
    await press('The blue architect’s top plan: 6 or more');
    await choose('The blue architect’s top plan', '8 officials');
    expect(setup.getState().draft?.answers).toEqual([{ about: 'stackBlue', told: 8 }]);
    await press('Undo last tap');
    expect(setup.getState().draft?.answers).toEqual([]);
  });

  it('says at the end what is missing, leads there and back', async () => {
    await act(async () => setup.getState().change((draft) => ({ ...draft, step: 'court' })));
    expect(screen.getByText('9 answers are missing.')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Start game' })).toBeDisabled();
    expect(screen.getByText('First public building: 1 missing')).toBeOnTheScreen();
    await press('You: 2 missing');
    heading('You');
    await press('Back to the end');
    heading('Ready to start');
  });

  it('leads to the part where something is missing, not to the top of its page', async () => {
    await act(async () => setup.getState().change((draft) => ({ ...draft, step: 'court' })));
    mockRevealed.mockClear();
    await press('Buildings and plans: 4 missing');
    expect(mockRevealed.mock.calls.filter(([wanted]) => wanted !== false)).not.toEqual([]);
    await press('Back to the end');
    mockRevealed.mockClear();
    await press('First public building: 1 missing');
    expect(mockRevealed.mock.calls.filter(([wanted]) => wanted !== false)).not.toEqual([]);
    mockRevealed.mockClear();
    await press('All steps');
    await press(/^2\. Ships, cards and buildings/);
    expect(mockRevealed.mock.calls.filter(([wanted]) => wanted !== false)).toEqual([]);
  });

  it('takes depth and rulings from the settings, changeable with a tap', async () => {
    await act(async () => settings.getState().choose({ depth: 'everything' }));
    await act(async () => setup.getState().change((draft) => ({ ...draft, step: 'court' })));
    expect(screen.getByRole('radio', { name: /^Everything/ })).toBeChecked();
    expect(screen.getByText('Rulings: default')).toBeOnTheScreen();
    await choose(
      'How much should the app track?',
      'What Lacerda needs, Stores, buildings, officials, cubes, decks. Few taps per turn',
    );
    expect(setup.getState().draft?.answers).toEqual([{ about: 'depth', told: 'lacerda-needs' }]);
  });

  it('can be dealt again or put away, and had back', async () => {
    const before = setup.getState().draft;
    await press('Deal again');
    expect(setup.getState().draft?.seed).not.toBe(before?.seed);
    await press('Set up differently');
    expect(screen.getByRole('button', { name: /^I’ve set up/ })).toBeOnTheScreen();
  });
});

describe('a table dealt by hand', () => {
  beforeEach(async () => {
    await openScreen({ matched: true });
    await press(/^I’ve set up/);
  });

  it('a whole row is one tap, and the next place is asked', async () => {
    expect(screen.getByText('asked: row-A')).toBeOnTheScreen();
    await press('Row A: 2 brown and 1 blue');
    expect(screen.getByText('asked: row-B')).toBeOnTheScreen();
    expect(screen.getByLabelText('19 brown, earthquake')).toBeOnTheScreen();
  });

  it('another place is tapped on the map; its heap is asked, then the order continues', async () => {
    await press('map W-C');
    expect(screen.getByText('West C: 2 cubes')).toBeOnTheScreen();
    await press('West C: 1 red and 1 blue');
    expect(screen.getByText('asked: row-A')).toBeOnTheScreen();
  });

  it('a 22nd brown cube is refused at once in words', async () => {
    for (const place of ['Row A', 'Row B', 'Row C', 'Row D', 'Column 1', 'Column 2', 'Column 3'])
      await press(`${place}: 3 brown`);
    await press('Column 4: 1 brown and 2 red');
    expect(screen.getByText(/The box has only 21 brown cubes/)).toBeOnTheScreen();
    expect(setup.getState().draft?.answers).toHaveLength(7);
    await press('Column 4: 3 red');
    expect(screen.queryByText(/The box has only/)).toBeNull();
  });

  it('solo.setup.aide: the first building is asked for the site the aide points to', async () => {
    await act(async () => setup.getState().change((draft) => ({ ...draft, step: 'court' })));
    await choose('Aide on', 'King deck');
    await choose('Public building on the east site D', 'gold and tools');
    expect(setup.getState().draft?.answers.at(-1)).toEqual({ about: 'preplaced', told: ['gold', 'tools'] });
  });
});

it('begins once, however often the button is pressed, puts the setup away, and shows the next one on one page', async () => {
  await openScreen({ matched: true });
  await press(/^Deal for me/);
  await act(async () =>
    setup.getState().change((draft) => ({
      ...draft,
      step: 'court',
      answers: drawnWith({ yourArchitect: 'blue', yourPlan: 2 }),
    })),
  );
  const begin = jest.spyOn(session.getState(), 'beginGame');
  const start = screen.getByRole('button', { name: 'Start game' });
  fireEvent.press(start);
  fireEvent.press(start);
  await settle();
  await settle();
  expect(begin).toHaveBeenCalledTimes(1);
  expect(screen.getByText('the table')).toBeOnTheScreen();
  expect(setup.getState().draft).toBeNull();
  expect(settings.getState().chosen.setupPages).toBe('one');
  const { open } = session.getState();
  expect(open.at === 'open' && open.history.now.available).toEqual({
    blue: ['gold', 'cloth'],
    green: ['books', 'tools'],
  });
});
