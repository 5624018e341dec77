import { act, render, screen } from '@testing-library/react-native';

import { now, tap } from '@/__tests__/helpers/laidTable';
import { demoState } from '@/components/game/demoPosition';
import { LogContext } from '@/components/table/LogContext';
import { Players } from '@/components/table/panel/Players';
import { atDepth, type GameState } from '@/engine';
import { session, useSession } from '@/store/games/games';

jest.mock('@/store/storage/device', () => ({
  deviceStorage: jest
    .requireActual<{ readonly memoryStorage: () => unknown }>('@/store/storage/memory')
    .memoryStorage(),
}));
// A panel is drawn with many small pictures; nothing here looks at them.
jest.mock('@/components/ui/IconFrame', () => ({ IconFrame: () => null }));

/** The line of the players over the game of this window. */
function Laid() {
  const open = useSession((now) => now.open);
  return open.at === 'open' ? <Players state={open.history.now} /> : null;
}

const lay = async (state: GameState): Promise<void> => {
  await act(async () => void (await session.getState().beginGame(state, 'Evening')));
  render(
    <LogContext value={() => undefined}>
      <Laid />
    </LogContext>,
  );
};

const names = (): readonly string[] =>
  screen.getAllByRole('button').map(({ props }) => String(props['aria-label'] ?? props['accessibilityLabel']));

describe('the player panel', () => {
  it('a number is corrected in three taps from the table, and undone with one', async () => {
    await lay(demoState());
    await tap(/^You, 21 wigs, 7 influence, 12 réis/, 'Your wigs: 21', 'Your wigs: 25');
    expect(now().you.wigs).toBe(25);
    expect(screen.getByText('Corrected: your wigs: 25.')).toBeOnTheScreen();
    await tap('Undo');
    expect(now().you.wigs).toBe(21);
  });

  it('says that it shows the table before the move being entered, where the line above shows it after', async () => {
    const start = demoState();
    await act(async () => void (await session.getState().beginGame(start, 'Evening')));
    render(
      <LogContext value={() => undefined}>
        <Players state={{ ...start, you: { ...start.you, influence: 3 } }} />
      </LogContext>,
    );
    await tap(/^You, 21 wigs, 3 influence/);
    expect(screen.getByText('As it is before the move you’re entering.')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Your influence: 7' })).toBeOnTheScreen();
  });

  it('shows everything mirrored of you', async () => {
    await lay(demoState());
    await tap(/^You, /);
    expect(names()).toEqual(
      expect.arrayContaining([
        'Your wigs: 21',
        'Your influence: 7',
        'Your réis: 12',
        'Your gold: 1',
        'Your tools: 1',
        'Your fire cubes: 1',
        'Your rubble-set markers: 0',
        'Your portfolio: King card, 3 influence',
        'Your houses built, left: 2',
        'Your houses built, middle: 1',
        'Your houses built, right: 1',
        'Decree, 4 wigs',
      ]),
    );
    expect(screen.getByText('1 set')).toBeOnTheScreen();
    expect(screen.getByText('Goods (max 3)')).toBeOnTheScreen();
    expect(screen.getByRole('checkbox', { name: 'Your favor from the Marquis', checked: true })).toBeOnTheScreen();
  });

  it('shows everything mirrored of Lacerda', async () => {
    await lay(demoState());
    await tap(/^Lacerda, 17 wigs/);
    expect(names()).toEqual(
      expect.arrayContaining([
        'Lacerda’s wigs: 17',
        'Lacerda’s influence: 6',
        'Lacerda’s cubes: 6',
        'Lacerda’s decrees: 4',
        'Lacerda’s plan, 2 officials',
      ]),
    );
    await tap('Lacerda’s cubes: 6', 'Lacerda’s cubes: 7');
    expect(now().lacerda.cubes).toBe(7);
  });

  it('leaves out what is not tracked where only Lacerda counts', async () => {
    await lay(atDepth(demoState(), 'lacerda-needs'));
    await tap(/^You, 21 wigs, 7 influence, the Marquis/);
    expect(names().filter((name) => /^Your (réis|gold)|clergy|decree/i.test(name))).toEqual([]);
  });

  it('an earlier point of the game is only looked at', async () => {
    await act(async () => void (await session.getState().beginGame(demoState(), 'Evening')));
    render(<Laid />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('img', { name: /^You, 21 wigs/ })).toBeOnTheScreen();
  });
});

describe('what the app tracks, changed in the middle of a game', () => {
  const more = (name: string) => tap(`${name}: 1 more`);

  it('going deeper asks for what is not known, group by group, and tracks it only then', async () => {
    await lay(atDepth(demoState(), 'lacerda-needs'));
    await tap(/^You, /);
    expect(screen.getByText('The app tracks what Lacerda needs.')).toBeOnTheScreen();
    await tap('Track everything');
    expect(screen.getByText('Réis, 1 of 4')).toBeOnTheScreen();
    await more('Your réis');
    await tap('Next');
    expect(screen.getByText('Goods, 2 of 4')).toBeOnTheScreen();
    await more('Your books');
    await tap('Next');
    expect(screen.getByText('Clergy tiles, 3 of 4')).toBeOnTheScreen();
    await tap('1 influence off a visit', 'Next');
    expect(screen.getByText('Decrees, 4 of 4')).toBeOnTheScreen();
    await tap('Back');
    expect(screen.getByText(/^\d clergy tiles?: .*1 influence off a visit$/)).toBeOnTheScreen();
    await tap('Next', 'Add a decree worth 3 wigs');
    expect(now().depth).toBe('lacerda-needs');
    await tap('Track everything');
    const { you, depth } = now();
    expect(depth).toBe('everything');
    expect([you.reis, you.goods.books, you.clergy.at(-1), you.decrees.at(-1)]).toEqual([13, 2, { visit: 1 }, 3]);
    expect(screen.queryByText('Decrees, 4 of 4')).toBeNull();
  });

  it('what is counted so far is there again when the app was left in the middle', async () => {
    await lay(atDepth(demoState(), 'lacerda-needs'));
    await tap(/^You, /, 'Track everything');
    await more('Your réis');
    await tap('Next');
    screen.unmount();
    render(
      <LogContext value={() => undefined}>
        <Laid />
      </LogContext>,
    );
    await act(async () => undefined);
    expect(screen.getByText('Goods, 2 of 4')).toBeOnTheScreen();
    await tap('Back');
    expect(screen.getByText('13')).toBeOnTheScreen();
    await tap('Close');
    expect(screen.queryByText('Track everything')).toBeNull();
    expect(now().depth).toBe('lacerda-needs');
  });

  it('going shallower says what is tracked no longer, and undo tracks it again', async () => {
    await lay(demoState());
    await tap(/^You, /, 'Track less');
    expect(screen.getByText('The app stops tracking your réis, goods, clergy tiles and decrees.')).toBeOnTheScreen();
    expect(now().depth).toBe('everything');
    await tap('Track less');
    expect(now().depth).toBe('lacerda-needs');
    await act(async () => void (await session.getState().undo()));
    expect(now()).toMatchObject({ depth: 'everything', you: { reis: 12 } });
  });
});
