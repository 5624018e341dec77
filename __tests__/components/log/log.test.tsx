import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { View } from 'react-native';

import type { BoardProps } from '@/components/board/Board';
import { MadeImpossible } from '@/components/log/change/MadeImpossible';
import { LogScreen } from '@/components/log/LogScreen';
import { SoloScreen } from '@/components/table/SoloScreen';
import { changeEntry, keepTable, type Changed, type Deck, type Move } from '@/engine';
import { session } from '@/store/games/games';

jest.mock('@/components/board/Board', () => ({ Board: (props: BoardProps) => mockBoard(props) }));

/** The map has its own tests. */
const mockBoard = ({ panel }: BoardProps) => <View>{panel}</View>;

const layout = () => <Stack screenOptions={{ headerShown: false }} />;
const Empty = () => <View />;

/** Lets the device save and the screen be drawn again; the router's helper stops the clock. */
const settle = () => act(() => jest.advanceTimersByTimeAsync(50));

const visit = async (initialUrl: string) => {
  renderRouter(
    {
      _layout: layout,
      index: Empty,
      games: Empty,
      rules: Empty,
      'solo/index': SoloScreen,
      'solo/log': LogScreen,
      'solo/score': Empty,
      'solo/compare': Empty,
    },
    { initialUrl },
  );
  await settle();
};
const press = async (name: string | RegExp) => {
  fireEvent.press(screen.getByRole('button', { name }));
  await settle();
};
/** What stands under a heading. */
const under = (name: string) => within(screen.getAllByLabelText(name)[0] as never);
const text = () => session.getState().exportText() ?? '';
const entries = () =>
  screen.getAllByRole('button', { name: /^\d+\. / }).map(({ props }) => String(props['accessibilityLabel']));

const gold = (deck: Deck): readonly Move[] => [{ kind: 'get-gold' }, { kind: 'take-card', deck }, { kind: 'end-turn' }];
const FINISH: readonly Move[] = [{ kind: 'finish-lacerda' }];

/** Three rounds of the demo: his turn and yours, three times each. */
const ROUNDS: readonly (readonly Move[])[] = [
  FINISH,
  gold('treasury'),
  [{ kind: 'tell-lacerda', answer: { kind: 'follow', choice: 'declined' } }],
  FINISH,
  gold('builder'),
  FINISH,
];

const play = async (...all: readonly (readonly Move[])[]) => {
  for (const moves of all) expect(await session.getState().commit(moves)).toMatchObject({ ok: true });
};

beforeEach(async () => {
  await visit('/solo/log?game=demo');
  await act(async () => {
    await session.getState().jump(0);
    await play(...ROUNDS);
  });
  await settle();
});

describe('the log', () => {
  it('tells the game by rounds and turns, the latest first', () => {
    expect(screen.getByRole('heading', { name: 'Log' })).toBeOnTheScreen();
    expect(entries().map((entry) => entry.slice(0, 50))).toEqual([
      '6. Courtier to the King. Favour of the Minister to',
      '5. Discarded a card for 1 gold. Took a card of the',
      '4. Courtier to the Minister. His new ship: hull 2.',
      '3. You did not follow him.',
      '2. Discarded a card for 1 gold. Took a card of the',
      '1. Courtier to the Builder. His official to the Bu',
    ]);
    const round = under('Period 1, round 7');
    expect(round.getByText('Lacerda’s turn')).toBeOnTheScreen();
    expect(round.getByText('Lacerda: +3 influence (+7, −4)')).toBeOnTheScreen();
  });

  it('undo says which pieces go back, redo what happens again', async () => {
    await press('Undo');
    const back = under('Put back on the table');
    const piece = back.getByRole('checkbox', { name: 'Take the building of the blue architect off the west site D.' });
    fireEvent.press(piece);
    expect(back.getByRole('checkbox', { name: /^Take the building/, checked: true })).toBeOnTheScreen();
    expect(within(screen.getByRole('button', { name: /^6\. / })).getByText('taken back')).toBeOnTheScreen();
    await press('Redo');
    expect(under('Do again on the table').getByRole('checkbox', { name: 'Courtier to the King.' })).toBeOnTheScreen();
    await press('The table is right');
    expect(screen.queryByLabelText('Do again on the table')).toBeNull();
  });

  it('goes back to any point, still knows the pieces after a reload, and comes all the way again', async () => {
    const before = text();
    await press(/^2\. /);
    expect(screen.getByText(/^Takes 5 entries back; \d+ pieces to put back\./)).toBeOnTheScreen();
    await press('Go back to before it');
    expect(session.getState().open).toMatchObject({ history: { done: [{}], undone: { length: 5 } } });
    await visit('/solo/log?game=demo');
    expect(under('Put back on the table').getAllByRole('checkbox').length).toBeGreaterThan(3);
    await press('Redo all');
    expect(text()).toBe(before);
  });

  it('an entry that was taken back is gone to by name', async () => {
    await act(async () => void (await session.getState().jump(1)));
    await settle();
    await press(/^4\. /);
    await press('Redo up to here');
    expect(session.getState().open).toMatchObject({ history: { done: { length: 4 } } });
  });

  it('hands the game on as it is', async () => {
    await press('Share this game');
    expect(screen.getByLabelText('The text to hand on').props['value']).toBe(text());
  });

  it('asks today’s rules about every entry', async () => {
    await press('Check the log against the rules');
    expect(screen.getByText('Every entry is what the rules would say today.')).toBeOnTheScreen();
  });

  it('a value that was put right is corrected as it lies now', async () => {
    await act(async () => play([{ kind: 'correct', correction: { of: 'reis', value: 3 } }]));
    await press(/^7\. Your réis: 3, put right\./);
    expect(screen.queryByRole('button', { name: 'Change this entry' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Correct any value' })).toHaveLength(2);
  });

  it('without a game it says where to find one', async () => {
    await visit('/solo/log');
    expect(screen.getByRole('link', { name: 'My games' })).toBeOnTheScreen();
  });
});

describe('at the table', () => {
  it('the latest entries are at hand, the whole log one tap further', async () => {
    await visit('/solo?game=demo');
    await press('Log, undo and redo');
    expect(screen.getByText(/^6\. Courtier to the King\./)).toBeOnTheScreen();
    expect(screen.queryByText(/^1\. /)).toBeNull();
    expect(screen.getByRole('link', { name: 'The whole log' })).toBeOnTheScreen();
  });
});

describe('changing an entry where it happened', () => {
  /** On the table his store of the first turn was never built. */
  const notBuilt = async () => {
    await press(/^1\. /);
    await press('Change this entry');
    await press(/^Differs on my table: Build his cloth store on D2/);
    await press('It was not done');
    await press('Done');
  };

  it('cancelled, nothing is lost', async () => {
    const before = text();
    await press(/^1\. /);
    await press('Change this entry');
    expect(screen.getByText(/^You are changing entry 1: Courtier to the Builder\./)).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Log, undo and redo' })).toBeNull();
    await press('Cancel: leave the log as it is');
    expect(entries()).toHaveLength(6);
    await notBuilt();
    await press('Cancel: leave the log as it is');
    expect(text()).toBe(before);
  });

  it('entered as it was, it says so and offers nothing', async () => {
    await press(/^1\. /);
    await press('Change this entry');
    await press('Done');
    expect(screen.getByText('That is what the log already says.')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /^Change it/ })).toBeNull();
    await press('Choose something else');
    expect(screen.getByText(/^You are changing entry 1/)).toBeOnTheScreen();
  });

  it('what follows from it is shown, each with the log and what would have been', async () => {
    await notBuilt();
    const differences = under('What follows from it');
    expect(differences.getByText('Entry 4, Lacerda’s turn: would have had another outcome')).toBeOnTheScreen();
    expect(differences.getByText('Entry 6, Lacerda’s turn: Lacerda would have done otherwise')).toBeOnTheScreen();
    expect(differences.getAllByText(/^In the log: /)).toHaveLength(2);
    expect(differences.getAllByText(/^Then: /)).toHaveLength(2);
  });

  it('keep the table: what happened later stays, only the entry itself is put right', async () => {
    await notBuilt();
    await press('Change it, keep the table');
    expect(entries()).toHaveLength(6);
    expect(
      screen.getByRole('button', { name: /^1\. On your table, his noble action: it was not done\./ }),
    ).toBeOnTheScreen();
    expect(within(screen.getByRole('button', { name: /^6\. / })).getByText('kept as it lay')).toBeOnTheScreen();
    expect(under('Set on the table').getByRole('checkbox', { name: 'D2: no store.' })).toBeOnTheScreen();
    expect(session.getState().open).toMatchObject({
      history: { now: { buildings: { 'W-D': ['books', 'cloth'] }, lacerda: { wigs: 24 } } },
    });
  });

  it('keep the table: names what would be impossible and is put right at once', async () => {
    const open = session.getState().open;
    if (open.at !== 'open') throw new Error('nothing is open');
    const change = changeEntry(open.history, 0, [
      { kind: 'correct', correction: { of: 'wigs', at: 'lacerda', value: 0 } },
    ]);
    if (!change.ok) throw new Error(change.error.code);
    const changed: Changed = {
      ...keepTable(change.value),
      impossible: [
        {
          entry: 11,
          value: { of: 'wigs', at: 'you', value: -3 },
          refusal: { code: 'out-of-range', rule: null, least: 0, most: 999, given: -3 },
        },
      ],
    };
    renderRouter({ index: () => <MadeImpossible changed={changed} sheet={open.history.now.sheet} /> });
    expect(screen.getByText('Impossible on a table, put right at once')).toBeOnTheScreen();
    expect(screen.getByText(/After entry 12: your wigs: [−-]3\./)).toBeOnTheScreen();
  });

  it('rewind: the game goes back to where it parts from the log, with the pieces to put back', async () => {
    await notBuilt();
    expect(screen.getByText('1 entry leaves the log, from number 6 on.')).toBeOnTheScreen();
    await press('Change it and rewind');
    expect(entries()).toHaveLength(5);
    expect(
      under('Put back on the table').getByRole('checkbox', { name: /^Take the building of the blue architect off/ }),
    ).toBeOnTheScreen();
    expect(session.getState().open).toMatchObject({
      history: { now: { turn: { kind: 'between' }, toMove: 'lacerda', lacerda: { wigs: 18 } } },
    });
  });

  it('a turn of yours is entered again as at the table', async () => {
    await press(/^2\. /);
    await press('Change this entry');
    await press('Discard a card, get 1 gold');
    await press('From the King deck');
    await press('Confirm my move');
    expect(screen.getByText('Discarded a card for 1 gold. Took a card of the King deck.')).toBeOnTheScreen();
    await press('Change it');
    expect(
      screen.getByRole('button', { name: '2. Discarded a card for 1 gold. Took a card of the King deck.' }),
    ).toBeOnTheScreen();
  });

  it('a change nothing depends on is simply made', async () => {
    await press(/^1\. /);
    await press('Change this entry');
    await press(/^Differs on my table: Discard the top card/);
    await press('the Builder deck');
    await press('Done');
    expect(screen.getByText('Nothing that came later changes.')).toBeOnTheScreen();
    await press('Change it');
    expect(under('Set on the table').getAllByRole('checkbox')).toHaveLength(2);
  });
});
