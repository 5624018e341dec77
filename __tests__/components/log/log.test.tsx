import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';

import { Differences } from '@/components/log/change/Differences';
import { MadeImpossible } from '@/components/log/change/MadeImpossible';
import { LogScreen } from '@/components/log/LogScreen';
import { SoloScreen } from '@/components/table/SoloScreen';
import { changeEntry, keepTable, type Change, type Changed, type Move } from '@/engine';
import { session } from '@/store/games/games';

import { DEMO_ROUNDS, FINISH } from '@/__tests__/helpers/demoRounds';
import { pickDeck, press, settle, visiting } from '@/__tests__/helpers/visiting';

// The map has its own tests.
jest.mock('@/components/board/Board', () => ({ Board: () => null }));

const visit = (url: string) =>
  visiting(url, { 'solo/index': SoloScreen, 'solo/log': LogScreen }, ['games', 'rules', 'solo/score', 'solo/compare']);
/** What stands under a heading. */
const under = (name: string) => within(screen.getAllByLabelText(name)[0] as never);
const text = () => session.getState().exportText() ?? '';
const entries = () =>
  screen.getAllByRole('button', { name: /^\d+\. / }).map(({ props }) => String(props['accessibilityLabel']));

const play = async (...all: readonly (readonly Move[])[]) => {
  for (const moves of all) expect(await session.getState().commit(moves)).toMatchObject({ ok: true });
};

beforeEach(async () => {
  await visit('/solo/log?game=demo');
  await act(async () => {
    await session.getState().jump(0);
    await play(...DEMO_ROUNDS);
  });
  await settle();
});

describe('the log', () => {
  it('shows the game by rounds and turns, the latest first', () => {
    expect(screen.getByRole('heading', { name: 'Log' })).toBeOnTheScreen();
    expect(entries().map((entry) => entry.slice(0, 50))).toEqual([
      '6. Courtier to the King. The Marquis’ favor to him',
      '5. Discarded a card for 1 gold. Took a card from t',
      '4. Courtier to the Marquis. His new ship: size 2. ',
      '3. You didn’t follow him.',
      '2. Discarded a card for 1 gold. Took a card from t',
      '1. Courtier to the Builder. His official to the Bu',
    ]);
    const round = under('Period 1, round 7');
    expect(round.getByText('Lacerda’s turn')).toBeOnTheScreen();
    expect(round.getByText('Lacerda: +3 influence (+7, −4)')).toBeOnTheScreen();
  });

  it('undo says which pieces go back, redo what happens again', async () => {
    await press('Undo');
    const back = under('Put back on the table');
    const piece = back.getByRole('checkbox', { name: 'Take the blue architect’s building off the west site D.' });
    fireEvent.press(piece);
    expect(back.getByRole('checkbox', { name: /^Take the blue/, checked: true })).toBeOnTheScreen();
    expect(within(screen.getByRole('button', { name: /^6\. / })).getByText('undone')).toBeOnTheScreen();
    await press('Redo');
    expect(under('Redo on the table').getByRole('checkbox', { name: 'Courtier to the King.' })).toBeOnTheScreen();
    await press('Done');
    expect(screen.queryByLabelText('Redo on the table')).toBeNull();
  });

  it('goes back to any point, still knows the pieces after a reload, and comes all the way again', async () => {
    const before = text();
    await press(/^2\. /);
    expect(screen.getByText(/^Undoes 5 entries; \d+ pieces to put back\./)).toBeOnTheScreen();
    await press('Go back to before this');
    expect(session.getState().open).toMatchObject({ history: { done: [{}], undone: { length: 5 } } });
    await visit('/solo/log?game=demo');
    const back = under('Put back on the table');
    expect(back.getAllByRole('checkbox').length).toBeGreaterThan(3);
    expect(back.getAllByRole('checkbox', { name: 'Put the card you played back in your hand.' })).toHaveLength(2);
    await press('Redo all');
    expect(text()).toBe(before);
  });

  it('an entry that was undone is gone to by name', async () => {
    await act(async () => void (await session.getState().jump(1)));
    await settle();
    await press(/^4\. /);
    await press('Redo up to here');
    expect(session.getState().open).toMatchObject({ history: { done: { length: 4 } } });
  });

  it('hands the game on as it is', async () => {
    await press('Share this game');
    expect(screen.getByLabelText('Exported text').props['value']).toBe(text());
  });

  it('asks today’s rules about every entry', async () => {
    await press('Check log');
    expect(screen.getByText('Every entry still follows the rules.')).toBeOnTheScreen();
  });

  it('a value that was corrected is corrected as it lies now', async () => {
    await act(async () => play([{ kind: 'correct', correction: { of: 'reis', value: 3 } }]));
    await press(/^7\. Corrected: your réis: 3\./);
    expect(screen.queryByRole('button', { name: 'Edit this entry' })).toBeNull();
    expect(screen.getAllByRole('link', { name: 'Correct a value' })).toHaveLength(2);
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
    expect(screen.getByRole('link', { name: 'Whole log' })).toBeOnTheScreen();
  });
});

describe('changing an entry where it happened', () => {
  /** On the table his store of the first turn was never built. */
  const notBuilt = async () => {
    await press(/^1\. /);
    await press('Edit this entry');
    await press(/^Cloth store on D2/);
    await press('Change this step');
    await press('It was skipped');
    await press('Done');
  };

  it('canceled, nothing is lost', async () => {
    const before = text();
    await press(/^1\. /);
    await press('Edit this entry');
    expect(screen.getByText(/^Editing entry 1: Courtier to the Builder\./)).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Log, undo and redo' })).toBeNull();
    await press('Cancel, leave the log unchanged');
    expect(entries()).toHaveLength(6);
    await notBuilt();
    await press('Cancel, leave the log unchanged');
    expect(text()).toBe(before);
  });

  it('entered as it was, it says so and offers nothing', async () => {
    await press(/^1\. /);
    await press('Edit this entry');
    await press('Done');
    expect(screen.getByText('The log already says that.')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: /^Edit entry/ })).toBeNull();
    await press('Choose something else');
    expect(screen.getByText(/^Editing entry 1/)).toBeOnTheScreen();
  });

  it('what follows from it is shown, each with the log and what would have been', async () => {
    await notBuilt();
    const differences = under('What changes with it');
    expect(differences.getByText('Entry 4, Lacerda’s turn: would have turned out differently')).toBeOnTheScreen();
    expect(differences.getByText('Entry 6, Lacerda’s turn: Lacerda would have acted differently')).toBeOnTheScreen();
    expect(differences.getAllByText(/^Log: /)).toHaveLength(2);
    expect(differences.getAllByText(/^Now: /)).toHaveLength(2);
  });

  it('differences name the pieces of both tables, and what was gained and paid net with its parts', () => {
    const open = session.getState().open;
    if (open.at !== 'open') throw new Error('nothing is open');
    const change = changeEntry(open.history, 0, FINISH);
    if (!change.ok) throw new Error(change.error.code);
    const { now } = open.history;
    const paid = { kind: 'influence-changed', seat: 'you', by: -3 } as const;
    const differences: Change['differences'] = [
      {
        code: 'other-outcome',
        entry: 5,
        on: { ...now, lacerda: { ...now.lacerda, ships: [{ hull: 4, cargo: 0 }] } },
        before: [paid],
        after: [{ kind: 'cargo-loaded', owner: 'lacerda', index: 0 }, { ...paid, by: 2 }, paid],
      },
    ];
    renderRouter({ index: () => <Differences change={{ ...change.value, differences }} /> });
    expect(screen.getByText('Log: You: −3 influence.')).toBeOnTheScreen();
    expect(screen.getByText('Now: 1 good onto his size-4 ship. You: −1 influence (+2, −3).')).toBeOnTheScreen();
  });

  it('keep the table: what happened later stays, only the entry itself is corrected', async () => {
    await notBuilt();
    await press('Edit, leave table');
    expect(entries()).toHaveLength(6);
    expect(
      screen.getByRole('button', { name: /^1\. At your table, his noble action: it was skipped\./ }),
    ).toBeOnTheScreen();
    expect(within(screen.getByRole('button', { name: /^6\. / })).getByText('kept as played')).toBeOnTheScreen();
    fireEvent.press(under('Set on the table').getByRole('checkbox', { name: 'D2: no store.' }));
    await visit('/solo/log?game=demo');
    expect(under('Set on the table').getByRole('checkbox', { name: 'D2: no store.', checked: true })).toBeOnTheScreen();
    expect(session.getState().open).toMatchObject({
      history: { now: { buildings: { 'W-D': ['books', 'cloth'] }, lacerda: { wigs: 24 } } },
    });
  });

  it('keep the table: names what would be impossible and is corrected at once', async () => {
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
    expect(screen.getByText('Not possible, corrected automatically')).toBeOnTheScreen();
    expect(screen.getByText(/After entry 12: your wigs: [−-]3\./)).toBeOnTheScreen();
  });

  it('rewind: the game goes back to where it parts from the log, with the pieces to put back', async () => {
    await notBuilt();
    expect(screen.getByText('1 entry leaves the log, starting at number 6.')).toBeOnTheScreen();
    await press('Edit and rewind');
    expect(entries()).toHaveLength(5);
    expect(
      under('Put back on the table').getByRole('checkbox', { name: /^Take the blue architect’s building off/ }),
    ).toBeOnTheScreen();
    expect(session.getState().open).toMatchObject({
      history: { now: { turn: { kind: 'between' }, toMove: 'lacerda', lacerda: { wigs: 18 } } },
    });
  });

  it('a turn of yours is entered again as at the table', async () => {
    await press(/^2\. /);
    await press('Edit this entry');
    await press('Discard a card, get 1 gold');
    await pickDeck('King');
    await press(/^Confirm my move/);
    expect(screen.getByText('Discarded a card for 1 gold. Took a card from the King deck.')).toBeOnTheScreen();
    await press('Edit entry');
    expect(
      screen.getByRole('button', { name: '2. Discarded a card for 1 gold. Took a card from the King deck.' }),
    ).toBeOnTheScreen();
  });

  it('a change nothing depends on is simply made', async () => {
    await press(/^1\. /);
    await press('Edit this entry');
    await press(/^Discard the top King card/);
    await press('Change this step');
    await press('Builder deck');
    await press('Done');
    expect(screen.getByText('No later entry changes.')).toBeOnTheScreen();
    await press('Edit entry');
    expect(under('Set on the table').getAllByRole('checkbox')).toHaveLength(2);
  });
});
