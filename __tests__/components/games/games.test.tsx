import { act, fireEvent, screen } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { View } from 'react-native';

import { someMoves, start } from '@/__tests__/helpers/playedGame';
import { layDemo } from '@/components/game/demo';
import { Hub } from '@/components/game/Hub';
import { GamesScreen } from '@/components/games/GamesScreen';
import { HOME_CARDS, waysBeside, type HomeCard } from '@/components/home/cards';
import { HomeScreen } from '@/components/home/HomeScreen';
import { keepBegun } from '@/store/games/begunMove';
import { changeNotes } from '@/store/games/gameNotes';
import { exportOneGame, session } from '@/store/games/games';
import { quarantine } from '@/store/record/quarantine';
import { deviceStorage } from '@/store/storage/device';

jest.mock(
  'expo-sqlite/kv-store',
  () => jest.requireActual<{ readonly kvStoreModule: unknown }>('@/__tests__/helpers/kvStore').kvStoreModule,
);

/** Everything the device answers arrives; renderRouter stops the clock. */
const settled = () => act(() => jest.advanceTimersByTimeAsync(20));
const Empty = () => <View />;

const layout = () => <Stack screenOptions={{ headerShown: false }} />;
const Home = () => <HomeScreen cards={[{ id: 'score', href: '/score', icon: () => null }]} />;

async function open(initialUrl: string) {
  const app = renderRouter(
    { _layout: layout, index: Home, games: GamesScreen, solo: Empty, hub: Hub, score: Empty },
    { initialUrl },
  );
  await settled();
  return app;
}

async function aGame(name: string): Promise<string> {
  const id = await session.getState().beginGame(start(), name);
  for (const move of someMoves(start(), 3)) await session.getState().commit([move]);
  await session.getState().close();
  return id;
}

const press = async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
  await act(async () => void fireEvent.press(screen.getByRole(role, { name })));
  await settled();
};

beforeEach(async () => {
  for (const key of await deviceStorage.keys('')) await deviceStorage.delete(key);
});

describe('the table without a game', () => {
  it('offers the running game first and the demo last, also after the demo was looked at', async () => {
    const id = await aGame('Evening');
    await layDemo('Demo game');
    await session.getState().close();
    await open('/hub');
    const links = screen.getAllByRole('link', { name: /game/ }).map((link) => link.props.href as string);
    expect(links).toEqual([`/solo?game=${id}`, '/solo/new', '/solo?game=demo']);
  });
});

describe('home', () => {
  it('offers nothing to continue with when there is no game', async () => {
    await open('/');
    expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull();
  });

  it('shows the running game with round, who moves and wigs, and leads to it', async () => {
    const id = await aGame('Evening');
    const app = await open('/');
    await press(/^Continue Evening, Period 1, round 1 · your turn · wigs: you \d+, Lacerda \d+$/, 'link');
    expect(app.getPathname()).toBe('/solo');
    expect(app.getSearchParams()).toEqual({ game: id });
  });

  it('has one large way in, and the cards below it stay where they are when a game is found', () => {
    const ids = (cards: readonly HomeCard[]) => cards.map(({ id }) => id);
    const [none, running] = [waysBeside(false, HOME_CARDS), waysBeside(true, HOME_CARDS)];
    expect(none.large?.id).toBe('solo');
    const [demo, ...below] = ids(none.small);
    expect(demo).toBe('demo');
    expect(running.large).toBeUndefined();
    expect(ids(running.small)).toEqual(['solo', ...below, 'demo']);
  });

  it('offers the running game, not the demo that was looked at meanwhile', async () => {
    const id = await aGame('Evening');
    await layDemo('Demo game');
    await session.getState().close();
    const app = await open('/');
    expect(screen.queryByRole('link', { name: /Demo game/ })).toBeNull();
    await press(/^Continue Evening/, 'link');
    expect(app.getSearchParams()).toEqual({ game: id });
  });

  it('does not offer the demo that an older version took for the running game', async () => {
    await layDemo('Demo game');
    await session.getState().close();
    await deviceStorage.set('games/running', 'demo');
    await open('/');
    expect(screen.queryByRole('link', { name: /Continue/ })).toBeNull();
  });

  it('the introduction goes once it has been read, and stays away', async () => {
    await open('/');
    await press('Got it');
    expect(screen.queryByText(/leaves the decisions to you/)).toBeNull();
    expect(await deviceStorage.get('settings')).toContain('"introduction":"read"');
  });

  it('shows a finished game as scored, not its track; so does the list', async () => {
    await session.getState().beginGame({ ...start(), depth: 'everything', turn: { kind: 'over' } }, 'Evening');
    await session.getState().close();
    await open('/');
    expect(screen.getByRole('link', { name: /^Last result: Evening, You \d+, Lacerda \d+$/ })).toBeOnTheScreen();
    screen.unmount();
    await open('/games');
    expect(
      screen.getByRole('link', { name: /^Evening: Finished · final score: you \d+, Lacerda \d+$/ }),
    ).toBeOnTheScreen();
  });

  it('names games that cannot be read', async () => {
    const id = await aGame('Evening');
    await deviceStorage.set(`games/slip/${id}`, 'noise');
    await deviceStorage.delete(`games/record/${id}/start`);
    await session.getState().openGame(id);
    await open('/');
    expect(screen.getByRole('link', { name: /^1 item can’t be read/ })).toBeOnTheScreen();
  });
});

describe('the games of this device', () => {
  it('say when there are none', async () => {
    await open('/games');
    expect(screen.getByText('No solo games on this device yet.')).toBeOnTheScreen();
  });

  it('can be renamed, duplicated, deleted and undone', async () => {
    await aGame('Evening');
    await open('/games');
    await press('Options for Evening');
    await act(async () => void fireEvent.changeText(screen.getByLabelText('Name'), 'Morning'));
    await press('Save name');
    expect(screen.getByRole('link', { name: /^Morning: / })).toBeOnTheScreen();
    await press('Options for Morning');
    await press('Duplicate');
    expect(screen.getByRole('link', { name: /^Copy of Morning: / })).toBeOnTheScreen();
    await press('Options for Morning');
    await press('Delete');
    expect(screen.queryByRole('link', { name: /^Morning: / })).toBeNull();
  });

  it('are exported as text and imported after saying what it contains', async () => {
    const id = await aGame('Evening');
    const exported = await exportOneGame(id);
    if (!exported.ok) throw new Error(exported.error.code);
    await open('/games');
    await press('Options for Evening');
    await press('Export');
    expect(screen.getByLabelText('Exported text')).toHaveProp('value', exported.value);
    await press('Delete');
    await press('Import');
    const paste = screen.getByLabelText(/^Paste exported text/);
    await act(async () => void fireEvent.changeText(paste, exported.value));
    await press('Preview');
    expect(screen.getByText('Evening, 3 entries: will be added')).toBeOnTheScreen();
    await press('Import now');
    expect(screen.getByRole('link', { name: /^Evening: / })).toBeOnTheScreen();
  });

  it('refuse a text that is none of theirs with what to do', async () => {
    await open('/games');
    await press('Import');
    await act(async () => void fireEvent.changeText(screen.getByLabelText(/^Paste exported text/), 'hello'));
    await press('Preview');
    expect(screen.getByText(/Copy all of it again/)).toBeOnTheScreen();
  });

  it('that cannot be read are named and can be exported as they are', async () => {
    const id = await aGame('Evening');
    await deviceStorage.set(`games/slip/${id}`, 'noise');
    await open('/games');
    await press(`Export Game ${id} unchanged`);
    expect(screen.getByLabelText('Exported text')).toHaveProp('value', expect.stringContaining('"slip":"noise"'));
  });

  it('name a score sheet that cannot be read, export it, and mention it no longer when asked', async () => {
    const text = '{"version":1,"content":';
    await quarantine(deviceStorage, 'score', text);
    await open('/');
    expect(screen.getByRole('link', { name: /^1 item can’t be read/ })).toBeOnTheScreen();
    await open('/games');
    await press('Export A score sheet unchanged');
    expect(screen.getByLabelText('Exported text')).toHaveProp('value', text);
    await press('Hide A score sheet');
    expect(screen.queryByText('Unreadable data')).toBeNull();
    await open('/');
    expect(screen.queryByRole('link', { name: /can’t be read/ })).toBeNull();
  });
});

it('a deleted game leaves no record, not even of a move begun or of a note beside it', async () => {
  const id = await aGame('Evening');
  const begun = { at: '3', commands: [{ kind: 'get-gold' }] } as const;
  keepBegun(id, begun);
  await changeNotes(id, () => ({ hidesUnconfirmed: true }));
  await open('/games');
  await press(/^Options for Evening/);
  await press('Delete');
  expect((await deviceStorage.keys('games/')).filter((key) => key.includes(id))).toEqual([]);
});
