import { act, fireEvent, screen } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { Text, View } from 'react-native';

import { someMoves, start } from '@/__tests__/helpers/playedGame';
import type { BoardProps } from '@/components/board/Board';
import { LogScreen } from '@/components/log/LogScreen';
import { StandingScreen } from '@/components/table/end/StandingScreen';
import { SoloScreen } from '@/components/table/SoloScreen';
import { readSave } from '@/engine';
import { deviceTabs } from '@/store/games/deviceTabs';
import { exportOneGame, session } from '@/store/games/games';
import { createSession } from '@/store/games/session';
import { deviceStorage } from '@/store/storage/device';
import type { SharedStorage } from '@/store/storage/storage';

/** What the device does with a writing: keeps it, or throws this. */
const mockDevice: { refuses: Error | null } = { refuses: null };

jest.mock('@/store/storage/device', () => {
  const memory = jest
    .requireActual<{ readonly memoryStorage: () => SharedStorage }>('@/store/storage/memory')
    .memoryStorage();
  const swap: SharedStorage['swap'] = async (asked) => {
    if (mockDevice.refuses !== null) throw mockDevice.refuses;
    return memory.swap(asked);
  };
  return { deviceStorage: { ...memory, swap } };
});
jest.mock('@/components/board/Board', () => ({ Board: (props: BoardProps) => mockBoard(props) }));

/** The map has its own tests; here it says how many places may be pressed. */
const mockBoard = ({ selectable = {} }: BoardProps) => (
  <View>
    <Text>{`the map, ${Object.keys(selectable).length} choices`}</Text>
  </View>
);

const full = Object.assign(new Error('no room'), { name: 'QuotaExceededError' });
const settle = () => act(() => jest.advanceTimersByTimeAsync(50));
const Empty = () => <View />;
const layout = () => <Stack screenOptions={{ headerShown: false }} />;

const openSolo = async (game: string, place = '') => {
  const app = renderRouter(
    {
      _layout: layout,
      index: Empty,
      'solo/index': SoloScreen,
      'solo/log': LogScreen,
      'solo/score': StandingScreen,
      'solo/compare': Empty,
      games: Empty,
      rules: Empty,
    },
    { initialUrl: `/solo${place}?game=${game}` },
  );
  await settle();
  return app;
};
const press = async (name: string | RegExp) => {
  fireEvent.press(screen.getByRole('button', { name }));
  await settle();
};
const commit = async (count: number, seed = 3) => {
  const { open } = session.getState();
  if (open.at !== 'open') throw new Error('nothing is open');
  for (const move of someMoves(open.history.now, count, seed))
    await act(async () => void (await session.getState().commit([move])));
  await settle();
};
/** Another window of this device. */
const anotherWindow = () => createSession({ storage: deviceStorage, tabs: deviceTabs, app: 'test' });
const entriesKept = async (id: string) => {
  const text = await exportOneGame(id);
  const read = text.ok ? readSave(text.value) : undefined;
  return read?.ok === true ? read.value.history.done.length : undefined;
};

let id = '';
beforeEach(async () => {
  mockDevice.refuses = null;
  id = await session.getState().beginGame(start(), 'Evening');
});
afterEach(() => act(() => session.getState().close()));

describe('a device that does not save', () => {
  it.each([
    [full, /^Not saved: storage full/],
    [new Error('private'), /^Not saved: storage is blocked/],
  ])('is named at once, the game goes on, and saving again saves everything: %s', async (refuses, title) => {
    await openSolo(id);
    expect(screen.queryByText(/^Not saved/)).toBeNull();
    mockDevice.refuses = refuses;
    await commit(2);
    expect(screen.getByText(title)).toBeOnTheScreen();
    await press('Try saving again');
    expect(screen.getByText(title)).toBeOnTheScreen();
    mockDevice.refuses = null;
    await press('Try saving again');
    expect(screen.queryByText(/^Not saved/)).toBeNull();
    expect(await entriesKept(id)).toBe(2);
  });

  it.each(['log', 'score'])('is named on /solo/%s too', async (screenOf) => {
    await openSolo(id, `/${screenOf}`);
    mockDevice.refuses = full;
    await commit(1);
    expect(screen.getByText(/^Not saved: storage full/)).toBeOnTheScreen();
  });

  it('lets the game be exported as it is in memory', async () => {
    await openSolo(id);
    mockDevice.refuses = full;
    await commit(3);
    await press('Export game');
    const read = readSave(String(screen.getByLabelText('Exported text').props['value']));
    expect(read.ok && read.value.history.done).toHaveLength(3);
  });
});

describe('a game that continued in another window', () => {
  const overtaken = async () => {
    const app = await openSolo(id);
    mockDevice.refuses = full;
    await commit(2);
    mockDevice.refuses = null;
    const other = anotherWindow();
    await act(async () => {
      await other.getState().openGame(id);
      other.getState().takeOver();
      await other.getState().commit(someMoves(start(), 1, 9));
      await other.getState().close();
    });
    await settle();
    await commit(1, 5);
    return app;
  };

  it('loses nothing of this window: it is kept as a game of its own', async () => {
    const app = await overtaken();
    expect(screen.getByText(/^Not saved: continued in another window/)).toBeOnTheScreen();
    await press('Save as copy');
    const copy = String(app.getSearchParams()['game']);
    expect(copy).not.toBe(id);
    expect(screen.queryByText(/^Not saved/)).toBeNull();
    expect([await entriesKept(id), await entriesKept(copy)]).toEqual([1, 3]);
    await commit(1, 8);
    expect(await entriesKept(copy)).toBe(4);
  });
});

describe('a game another window plays', () => {
  it('is seen live and can be taken over', async () => {
    await session.getState().close();
    const other = anotherWindow();
    await other.getState().openGame(id);
    await openSolo(id);
    expect(screen.getByRole('heading', { name: 'View only: your turn' })).toBeOnTheScreen();
    expect(screen.getByText('the map, 0 choices')).toBeOnTheScreen();
    expect(screen.getByLabelText('Both players')).toBeOnTheScreen();
    await act(
      async () =>
        void (await other.getState().commit([{ kind: 'correct', correction: { of: 'to-move', value: 'lacerda' } }])),
    );
    await settle();
    expect(screen.getByRole('heading', { name: 'View only: Lacerda’s turn' })).toBeOnTheScreen();
    expect(await session.getState().undo()).toEqual({ ok: false, error: { code: 'following' } });
    await press('Play here instead');
    expect(screen.getByRole('heading', { name: 'Lacerda’s turn' })).toBeOnTheScreen();
    expect(await other.getState().undo()).toEqual({ ok: false, error: { code: 'following' } });
    await act(() => other.getState().close());
  });
});

describe('a game that cannot be opened', () => {
  const startKey = () => `games/record/${id}/start`;
  /** Without its start no header can be rebuilt. */
  const refusal = async (spoil: (text: string) => string) => {
    await session.getState().close();
    const key = `games/slip/${id}`;
    await deviceStorage.set(key, spoil((await deviceStorage.get(key)) ?? ''));
    await deviceStorage.delete(startKey());
    await openSolo(id);
  };

  it.each([
    [/damaged.*Export it/, () => 'noise'],
    [/damaged.*Export it/, (text: string) => text.replace('"done":0', '"done":-1')],
    [/^Saved by a newer version.*Update the app/, (text: string) => text.replace('{"version":1', '{"version":7')],
  ])('says why and what to do, and is handed on as it is: %s', async (words, spoil) => {
    await refusal(spoil);
    expect(screen.getByText(words)).toBeOnTheScreen();
    await press('Export unchanged');
    expect(screen.getByLabelText('Exported text')).toHaveProp('value', expect.stringContaining('lisboa-unreadable'));
  });

  it('is opened from what else lies there when only its header is damaged, and says so', async () => {
    await session.getState().close();
    await deviceStorage.set(`games/slip/${id}`, 'noise');
    await openSolo(id);
    expect(screen.getByText(/^Part of this game was damaged/)).toBeOnTheScreen();
    await commit(1);
    expect(screen.queryByText(/^Part of this game was damaged/)).toBeNull();
  });

  it('is not there', async () => {
    await openSolo('nobody');
    expect(screen.getByText(/isn’t on this device\. Choose another/)).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Export unchanged' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Other games' })).toBeOnTheScreen();
  });

  it('opens once it can be read again', async () => {
    const key = `games/slip/${id}`;
    const headerText = (await deviceStorage.get(key)) ?? '';
    const began = (await deviceStorage.get(startKey())) ?? '';
    await refusal(() => '?');
    await deviceStorage.set(key, headerText);
    await deviceStorage.set(startKey(), began);
    await press('Try again');
    expect(screen.queryByText(/damaged/)).toBeNull();
  });
});
