import { act, screen } from '@testing-library/react-native';
import { setStringAsync } from 'expo-clipboard';
import { router } from 'expo-router';

import { press, settle, visiting } from '@/__tests__/helpers/visiting';
import { demoState } from '@/components/game/demoPosition';
import { PositionScreen } from '@/components/position/PositionScreen';
import { redirectSystemPath } from '@/components/shell/systemPath';
import { SoloScreen } from '@/components/table/SoloScreen';
import type { GameState } from '@/engine';
import { session } from '@/store/games/games';
import { writeFragment } from '@/store/positionLink/codec';
import { deviceStorage } from '@/store/storage/device';

// The map has its own tests.
jest.mock('@/components/board/Board', () => ({ Board: () => null }));
jest.mock('expo-linking', () => ({
  ...jest.requireActual<object>('expo-linking'),
  createURL: (path: string) => `lisboa://${path}`,
}));

const fragmentOf = (state: GameState): string => {
  const fragment = writeFragment(state);
  if (!fragment.ok) throw new Error(JSON.stringify(fragment.error));
  return fragment.value;
};
const DEMO = fragmentOf(demoState());
const visit = (fragment: string) =>
  visiting(`/position#${fragment}`, { position: PositionScreen, 'solo/index': SoloScreen }, [
    'games',
    'rules',
    'solo/log',
  ]);

beforeEach(async () => {
  await session.getState().close();
  for (const key of await deviceStorage.keys('')) await deviceStorage.delete(key);
});

describe('a shared position', () => {
  it('shows the table, both players and what he does next, and stores nothing', async () => {
    await visit(DEMO);
    expect(screen.getByRole('heading', { name: 'Shared position' })).toBeOnTheScreen();
    expect(screen.getByText('Just for looking: nothing here is saved.')).toBeOnTheScreen();
    expect(screen.getByText('Lacerda’s turn')).toBeOnTheScreen();
    expect(screen.getByText('round 6 · period 1')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: /^Lacerda next: cloth store on D2/ })).toBeOnTheScreen();
    expect(await deviceStorage.keys('')).toEqual([]);
  });

  it('shows everything of a player, and nothing of it can be tapped', async () => {
    await visit(DEMO);
    await press(/^You, 21 wigs/);
    expect(screen.getByRole('img', { name: /^Your earthquake.*: 2$/i })).toBeOnTheScreen();
    expect(screen.getByRole('img', { name: 'Your favor from the Marquis' })).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /^Add|: \d+$/ })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('is passed on as it came', async () => {
    await visit(DEMO);
    await press('Copy link');
    expect(setStringAsync).toHaveBeenLastCalledWith(`lisboa://position#${DEMO}`);
  });

  it('becomes a game when someone asks for it', async () => {
    await visit(DEMO);
    await press('Play from here');
    await settle();
    expect(session.getState().open).toMatchObject({ at: 'open', game: { name: 'From a shared position' } });
    expect(screen.getByRole('heading', { name: 'Lacerda’s turn' })).toBeOnTheScreen();
  });

  it('that nobody can play on from says why', async () => {
    const state = demoState();
    await visit(fragmentOf({ ...state, you: { ...state.you, houses: { left: 0, middle: 0, right: 0 } } }));
    expect(screen.getByRole('button', { name: 'Play from here' })).toBeDisabled();
    expect(screen.getByText(/house/)).toBeOnTheScreen();
  });

  it('of a finished game is only looked at', async () => {
    await visit(fragmentOf({ ...demoState(), turn: { kind: 'over' } }));
    expect(screen.getByText('This game is over.')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Play from here' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Lacerda next/ })).toBeNull();
  });

  it('has nothing of the game that is open beside it', async () => {
    await session.getState().beginGame(demoState(), 'Mine');
    await visit(DEMO);
    expect(screen.queryByText(/haven’t checked|unconfirmed/i)).toBeNull();
    expect(screen.queryByRole('button', { name: /Log, undo/ })).toBeNull();
  });

  it('gives way to the next one that is opened', async () => {
    await visit(DEMO);
    await act(async () => router.navigate(`/position#${fragmentOf({ ...demoState(), round: 9 })}`));
    await settle();
    expect(screen.getByText('round 9 · period 1')).toBeOnTheScreen();
  });
});

describe('a link that is none', () => {
  it.each([
    ['without a position', '', 'There’s no position in this link. Ask for the whole link.'],
    ['cut off', DEMO.slice(0, 100), 'This link is incomplete or damaged. Ask for the whole link.'],
    ['too long', `p=${'A'.repeat(8000)}`, 'This link is too long: 8,002 characters. The maximum is 8,000.'],
  ])('%s says so', async (_, fragment, sentence) => {
    await visit(fragment);
    expect(screen.getByRole('heading', { name: 'Can’t open this link' })).toBeOnTheScreen();
    expect(screen.getByText(sentence)).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: 'Home' })).toBeOnTheScreen();
  });

  it('names the field that cannot be', async () => {
    // {"you":{"wigs":-3}}
    await visit('p=q1aqzC9VsqpWKs9ML1ay0jWurQUA');
    expect(screen.getByText('This position isn’t possible:')).toBeOnTheScreen();
    expect(screen.getByText(/^you\.wigs: .*Minimum: 0\.$/)).toBeOnTheScreen();
  });
});

describe('an address the phone hands to the app', () => {
  it.each([
    ['lisboa://position#p=AB_-&over', '/position#p=AB_-&over'],
    ['exp://192.168.0.1:8081/--/position#p=AB', '/position#p=AB'],
    ['https://example.org/lisboa/position#p=AB', '/position#p=AB'],
    ['lisboa://solo?game=demo', 'lisboa://solo?game=demo'],
    ['lisboa://games#position', 'lisboa://games#position'],
  ])('%s opens %s', (path, opened) => {
    expect(redirectSystemPath({ path, initial: true })).toBe(opened);
  });
});
