import { act, fireEvent, screen } from '@testing-library/react-native';
import { router, Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { Text, View } from 'react-native';

import { someMoves, start } from '@/__tests__/helpers/playedGame';
import { NamedGame } from '@/components/game/NamedGame';
import { GamesScreen } from '@/components/games/GamesScreen';
import { HomeScreen } from '@/components/home/HomeScreen';
import { session } from '@/store/games/games';
import { deviceStorage } from '@/store/storage/device';

jest.mock(
  'expo-sqlite/kv-store',
  () => jest.requireActual<{ readonly kvStoreModule: unknown }>('@/__tests__/helpers/kvStore').kvStoreModule,
);

const Empty = () => <View />;
/** A table that says which game lies on it. */
const Table = () => (
  <NamedGame title="Solo" unnamed={null} following={() => null}>
    {({ game, history }) => <Text>{`${game.name} with ${history.done.length} entries`}</Text>}
  </NamedGame>
);
const Home = () => <HomeScreen cards={[{ id: 'score', href: '/score', icon: () => null }]} />;
/** As on phones: the screens lie on each other and stay mounted. */
const layout = () => <Stack screenOptions={{ headerShown: false }} />;
const routes = { _layout: layout, index: Home, solo: Table, games: GamesScreen, score: Empty };

/** Everything the device answers arrives; renderRouter stops the clock. */
const settled = () => act(() => jest.advanceTimersByTimeAsync(20));
const go = async (work: () => void) => {
  await act(async () => work());
  await settled();
};
const press = (name: RegExp) => go(() => fireEvent.press(screen.getByRole('link', { name })));

async function aGame(name: string, entries: number): Promise<string> {
  const id = await session.getState().beginGame(start(), name);
  for (const move of someMoves(start(), entries)) await session.getState().commit([move]);
  await session.getState().close();
  return id;
}

beforeEach(async () => {
  for (const key of await deviceStorage.keys('')) await deviceStorage.delete(key);
});

describe('screens that stay mounted under the next one notice a return', () => {
  it('home → a game → back: home offers that game to continue with', async () => {
    const [morning] = [await aGame('Morning', 1), await aGame('Evening', 2)];
    renderRouter(routes, { initialUrl: '/' });
    await settled();
    expect(screen.getByRole('link', { name: /Evening/ })).toBeOnTheScreen();
    await go(() => router.push(`/solo?game=${morning}`));
    expect(screen.getByText('Morning with 1 entries')).toBeOnTheScreen();
    await go(() => router.back());
    expect(screen.getByRole('link', { name: /Morning/ })).toBeOnTheScreen();
  });

  it('table A → table B → back: table A lies there again', async () => {
    const [first, second] = [await aGame('First', 1), await aGame('Second', 2)];
    renderRouter(routes, { initialUrl: `/solo?game=${first}` });
    await settled();
    expect(screen.getByText('First with 1 entries')).toBeOnTheScreen();
    await go(() => router.push(`/solo?game=${second}`));
    expect(screen.getByText('Second with 2 entries')).toBeOnTheScreen();
    await go(() => router.back());
    expect(screen.getByText('First with 1 entries')).toBeOnTheScreen();
  });

  it('games → a game continues → back: the list is fresh', async () => {
    await aGame('Long', 0);
    renderRouter(routes, { initialUrl: '/games' });
    await settled();
    await press(/Long/);
    await go(() => void session.getState().rename('Longer'));
    await go(() => router.back());
    expect(screen.getByRole('link', { name: /Longer/ })).toBeOnTheScreen();
  });
});
