import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import { BoardScreen } from '@/components/boardSheet/BoardScreen';
import { ConfirmForLacerda } from '@/components/boardSheet/ConfirmForLacerda';
import { mustConfirmForLacerda } from '@/components/boardSheet/lacerdaEntries';
import { UnconfirmedBadge } from '@/components/boardSheet/UnconfirmedBadge';
import { ToastHost } from '@/components/ui/ToastHost';
import { DEFAULT_SHEET, SHEET_ENTRIES } from '@/engine';
import { blankCopy, withConfirmed, withSheet } from '@/store/boardCopy';
import { exportCopy } from '@/store/boardCopyFormat';
import { activeCopy, boardSheets } from '@/store/boardSheets';

const onDone = jest.fn();
const Board = () => (
  <>
    <BoardScreen />
    <ToastHost />
  </>
);
const Result = () => <UnconfirmedBadge dependsOn={['treasury', 'coins']} />;
const Lacerda = () => <ConfirmForLacerda onDone={onDone} />;

async function show(path = '/board') {
  const app = renderRouter({ index: Result, board: Board, lacerda: Lacerda }, { initialUrl: path });
  await act(async () => undefined);
  return app;
}

const press = (role: 'button' | 'radio' | 'checkbox', name: string | RegExp) =>
  fireEvent.press(screen.getByRole(role, { name }));
/** A panel is confirmed once that is written; renderRouter stops the clock. */
const confirm = async (name: string) => {
  press('button', `${name}: matches my board`);
  await act(() => jest.advanceTimersByTimeAsync(20));
};
/** The way back is offered once what it undoes is written. */
const undo = async () => {
  await act(() => jest.advanceTimersByTimeAsync(20));
  press('button', 'Undo');
};
const copy = () => activeCopy(boardSheets.getState());
const panel = (name: string) => within(screen.getByLabelText(name));

beforeEach(async () => {
  await boardSheets.getState().load();
  boardSheets.setState({ copies: [blankCopy('1')], activeId: '1', unreadable: 0, unsaved: false });
});

describe('matching the board', () => {
  it('draws every panel with what is assumed, and none is confirmed', async () => {
    await show();
    expect(screen.getByText('0 of 10 panels confirmed')).toBeOnTheScreen();
    expect(screen.getAllByText('Unconfirmed')).toHaveLength(SHEET_ENTRIES.length);
  });

  it('matches a panel with one tap, folds it, and undoes that', async () => {
    await show();
    await confirm('Ships');
    expect(screen.getByText('1 of 10 panels confirmed')).toBeOnTheScreen();
    expect(copy().confirmed).toEqual({ ships: true });
    expect(screen.queryByRole('button', { name: 'Ships: matches my board' })).toBeNull();
    await undo();
    expect(copy().confirmed).toEqual({});
    expect(screen.getByRole('button', { name: 'Ships: matches my board' })).toBeOnTheScreen();
  });

  it('unfolds a confirmed panel again to look at it', async () => {
    boardSheets.setState({ copies: [withConfirmed(blankCopy('1'), SHEET_ENTRIES, true)] });
    await show();
    expect(screen.getByText(/^Every panel is confirmed/)).toBeOnTheScreen();
    press('button', 'Offices, Confirmed');
    expect(panel('Offices').getByRole('radio', { name: '6 spaces' })).toBeOnTheScreen();
  });

  it.each([
    [
      'radio',
      /^Space 6 from the bottom, visits/,
      'Visits, space 6 from the bottom: 1 more',
      (now: typeof DEFAULT_SHEET) => now.treasury[5]?.left,
      4,
    ],
    [
      'radio',
      'Start price of gold: 5',
      'Start price of gold: 1 less',
      (now: typeof DEFAULT_SHEET) => now.market.start.gold,
      4,
    ],
    [
      'radio',
      'Size 4: sale bonus +3',
      'Sale bonus on the size-4 ship: 1 more',
      (now: typeof DEFAULT_SHEET) => now.ships[4].bonus,
      4,
    ],
    ['radio', 'Second tile: 3 wigs', 'Second tile: 1 less', (now: typeof DEFAULT_SHEET) => now.scoringTiles[1], 2],
  ] as const)('changes a printed value by tapping it: %s %s', async (role, value, step, read, becomes) => {
    await show();
    press(role, value);
    press('button', step);
    expect(read(copy().sheet)).toBe(becomes);
  });

  it.each([
    ['checkbox', 'Space 2: coin', { coins: [0, 1, 2, 3, 5, 7, 8] }],
    ['checkbox', 'Space 8: coin', { coins: [0, 1, 3, 5, 7] }],
    ['radio', '8 spaces', { officeSpaces: 8 }],
    ['button', /^Marquis: Ship on top/, { top: { ...DEFAULT_SHEET.top, minister: 'produce' } }],
    ['button', 'Space 2: no icon', { church: { influence: 1, treasury: 3 } }],
    ['radio', 'Column 2’s tile', { thinColumn: 'column-2' }],
    ['radio', 'Its own value', { thinColumn: 3 }],
    ['radio', '6, 3 and 1', { toolsMajority: '6/3/1' }],
  ] as const)('is one tap: %s %s', async (role, name, part) => {
    await show();
    press(role, name);
    expect(copy().sheet).toEqual({ ...DEFAULT_SHEET, ...part });
  });

  it('keeps payments rising: a raised value pushes those above it', async () => {
    await show();
    press('radio', /^Space 2 from the bottom, payments/);
    press('button', 'Payments, space 2 from the bottom: 1 more');
    expect(copy().sheet.treasury.map(({ right }) => right)).toEqual([1, 3, 4, 5, 6, 7]);
  });

  it('has more or fewer spaces at both ends', async () => {
    await show();
    press('button', 'Remove bottom space');
    press('button', 'Add top space');
    expect(copy().sheet.treasury.map(({ right }) => right)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('tells where an assumption comes from, and goes back to it', async () => {
    await show();
    press('button', /^Tool majority, Why and sources/);
    expect(screen.getByText(/The Spanish and Polish ones print 6, 4 and 2/)).toBeOnTheScreen();
    expect(screen.getByText('Looked up in: Spanish rulebook and Polish rulebook.')).toBeOnTheScreen();
    press('radio', '6, 3 and 1');
    press('button', 'Reset Tool majority');
    expect(copy().sheet.toolsMajority).toBe('6/4/2');
    await undo();
    expect(copy().sheet.toolsMajority).toBe('6/3/1');
  });
});

describe('a sheet with a gap says at the panel what is missing', () => {
  it.each([
    ['Influence', { coins: [] }, /^Nothing is marked here/],
    [
      'Treasury',
      {
        treasury: [
          { left: 0, right: 1 },
          { left: 1, right: 2 },
        ],
      },
      /^No space shows 3 réis/,
    ],
    [
      'Market',
      { market: { ...DEFAULT_SHEET.market, lowest: { ...DEFAULT_SHEET.market.lowest, gold: 0 } } },
      /^Lowest price, gold: 0 is too small. Minimum: 1/,
    ],
    ['Church', { church: { influence: 2, treasury: 2 } }, /^Both icons are on the same space/],
  ] as const)('%s', async (name, part, problem) => {
    boardSheets.setState({ copies: [withSheet(blankCopy('1'), part)] });
    await show();
    expect(panel(name).getByText(problem)).toBeOnTheScreen();
    expect(screen.getAllByText('Missing or impossible')).toHaveLength(1);
  });
});

describe('rewards on the map', () => {
  it('are added to a place and removed again', async () => {
    await show();
    press('button', 'Space B2: not entered');
    press('checkbox', 'réis');
    press('button', 'How many?: 1 more');
    press('button', 'Add');
    press('button', 'gain influence');
    expect(copy().sheet.rewards).toEqual({ B2: [{ kind: 'reis', amount: 2 }, { kind: 'influence' }] });
    press('button', 'Remove +2 réis');
    press('button', 'Remove gain influence');
    expect(copy().sheet.rewards).toEqual({});
  });
});

describe('copies of the game', () => {
  it('are several, one on the table', async () => {
    await show();
    press('button', 'Add copy');
    await act(() => jest.advanceTimersByTimeAsync(20));
    fireEvent.changeText(screen.getByLabelText('Name of this copy'), 'The club’s');
    press('radio', '6, 3 and 1');
    press('radio', /^My copy/);
    expect(copy().sheet.toolsMajority).toBe('6/4/2');
    press('radio', /^The club’s/);
    expect(copy().sheet.toolsMajority).toBe('6/3/1');
  });

  it('go back to our assumptions, and back again', async () => {
    const before = withConfirmed(withSheet(blankCopy('1'), { officeSpaces: 7 }), ['officeSpaces'], true);
    boardSheets.setState({ copies: [before] });
    await show();
    press('button', 'Reset this copy');
    expect(copy()).toEqual(blankCopy('1'));
    await undo();
    expect(copy()).toEqual(before);
  });

  it('come in as text beside the others; the old one is not touched', async () => {
    await show();
    press('button', 'Import sheet');
    fireEvent.changeText(
      screen.getByLabelText('Paste a sheet’s text'),
      exportCopy(withConfirmed({ ...blankCopy('9'), name: 'Sent' }, ['top'], true)),
    );
    press('button', 'Check and add');
    expect(boardSheets.getState().copies).toHaveLength(2);
    expect(copy()).toMatchObject({ name: 'Sent', confirmed: { top: true } });
    await undo();
    expect(boardSheets.getState().copies).toEqual([blankCopy('1')]);
  });

  it('are refused with every problem named, and nothing is added', async () => {
    await show();
    press('button', 'Import sheet');
    const box = screen.getByLabelText('Paste a sheet’s text');
    fireEvent.changeText(box, '{"coins":[],"market":{"lowest":{"gold":0}}}');
    press('button', 'Check and add');
    expect(await screen.findByText('Not added: 2 problems with this sheet.')).toBeOnTheScreen();
    expect(screen.getByText(/^Influence: nothing is marked here/)).toBeOnTheScreen();
    expect(screen.getByText(/^Market, lowest price, gold: 0 is too small/)).toBeOnTheScreen();
    fireEvent.changeText(box, 'hello');
    press('button', 'Check and add');
    expect(await screen.findByText(/Not a board sheet/)).toBeOnTheScreen();
    expect(boardSheets.getState().copies).toEqual([blankCopy('1')]);
  });
});

describe('the badge on what is assumed', () => {
  it('names the panels, leads to the first, and is gone once they match', async () => {
    const app = await show('/');
    fireEvent.press(
      screen.getByRole('link', {
        name: '2 board panels not checked yet: treasury and influence track. Check your board',
      }),
    );
    expect(app.getPathnameWithParams()).toBe('/board#treasury');
  });

  it('is not there when everything it depends on matches', async () => {
    boardSheets.setState({ copies: [withConfirmed(blankCopy('1'), ['treasury', 'coins'], true)] });
    await show('/');
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('before the first solo turn', () => {
  it('asks for the four panels that decide Lacerda’s moves, says why, and then never again', async () => {
    expect(mustConfirmForLacerda(copy().confirmed)).toBe(true);
    await show('/lacerda');
    expect(
      screen.getByText(
        'Lacerda’s choices depend on these 4 panels. Check them once. The others can wait, under My board.',
      ),
    ).toBeOnTheScreen();
    press('button', /^King: Cardinal on top/);
    for (const name of ['State actions', 'Treasury', 'Church', 'Scoring tiles']) await confirm(name);
    press('button', 'Done');
    expect(onDone).toHaveBeenCalledTimes(1);
    expect(copy().sheet.top.king).toBe('favour');
    expect(mustConfirmForLacerda(copy().confirmed)).toBe(false);
  });

  it('goes back a panel', async () => {
    await show('/lacerda');
    await confirm('State actions');
    press('button', 'Previous panel');
    expect(screen.getByRole('button', { name: 'State actions: matches my board' })).toBeOnTheScreen();
  });

  it('is the quick path of my board', async () => {
    await show();
    press('button', 'Lacerda’s 4 panels');
    expect(screen.getByText('1 of 4')).toBeOnTheScreen();
    press('button', 'Show all panels');
    expect(screen.getByLabelText('Market')).toBeOnTheScreen();
  });
});
