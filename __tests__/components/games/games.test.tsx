import { act, fireEvent, screen } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { View } from 'react-native';

import { someMoves, start } from '@/__tests__/helpers/gameTable';
import { GamesScreen } from '@/components/games/GamesScreen';
import { cardsBeside, HOME_CARDS } from '@/components/home/cards';
import { HomeScreen } from '@/components/home/HomeScreen';
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
    { _layout: layout, index: Home, games: GamesScreen, solo: Empty, score: Empty },
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

describe('home', () => {
  it('offers nothing to go on with when there is no game', async () => {
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

  it('shows the running game in the place of the next card, so that the cards below stay where they are', () => {
    const idsBeside = (running: { readonly id: string } | undefined) =>
      cardsBeside(running, HOME_CARDS).map(({ id }) => id);
    const [solo, demo, ...below] = idsBeside(undefined);
    expect([solo, demo]).toEqual(['solo', 'demo']);
    expect(idsBeside({ id: 'evening' })).toEqual([solo, ...below, demo]);
    expect(idsBeside({ id: 'demo' })).toEqual([solo, ...below]);
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

  it('name a score sheet that cannot be read, hand it on, and mention it no longer when asked', async () => {
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
