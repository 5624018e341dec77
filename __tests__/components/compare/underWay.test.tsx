import { act, fireEvent, screen } from '@testing-library/react-native';

import type { CityMapProps } from '@/components/board/map/CityMap';
import { UnderWay } from '@/components/compare/UnderWay';
import { draftFormat, draftOf, ticked } from '@/components/compare/underWay/draft';
import { underWay } from '@/components/compare/underWay/draftStore';
import { DEFAULT_RULINGS, DEFAULT_SHEET, begin, blankTable, writePosition, writeSave, type GameState } from '@/engine';
import { createDraftStore } from '@/store/record/draftStore';
import { quarantinedRecords } from '@/store/record/quarantine';
import { memoryStorage } from '@/store/storage/memory';

import { gameOf } from '@/__tests__/helpers/games';
import { mockMap } from '@/__tests__/helpers/mockMap';
import { press, settle, visiting } from '@/__tests__/helpers/visiting';

jest.mock('@/components/board/map/CityMap', () => ({ CityMap: (props: CityMapProps) => mockMap(props) }));
// A table is drawn with hundreds of small pictures; nothing here looks at them.
jest.mock('@/components/ui/IconFrame', () => ({ IconFrame: () => null }));

const started = jest.fn<Promise<void>, [GameState]>(() => Promise.resolve());
const Page = () => <UnderWay onStart={started} />;
const openPage = () => visiting('/', { index: Page });
const paste = async (text: string) => {
  await press('Paste a position');
  fireEvent.changeText(screen.getByLabelText('Text of a position or game'), text);
  await press('Use position');
};
const tickAll = async () => {
  for (const tick of screen.getAllByRole('checkbox', { name: /: matches my table$/ })) {
    fireEvent.press(tick);
    await settle();
  }
};

beforeEach(async () => {
  started.mockClear();
  await openPage();
  await act(() => underWay.getState().drop());
});

it('starts when every group is as on the table, with exactly what was entered', async () => {
  expect(screen.getByText('Still to enter: Turn and round, The city and 6 more.')).toBeOnTheScreen();
  await press('Lacerda’s turn', 'radio');
  await press('map A1');
  await press('Your gold store');
  await press('map row-A');
  await press('Add a fire cube');
  await press('Done');
  await press('Lacerda’s wigs: 5');
  await press('Lacerda’s wigs: 12');
  await tickAll();
  await press('Start from here');
  const blank = blankTable(DEFAULT_SHEET, DEFAULT_RULINGS, 'everything');
  expect(started.mock.calls).toEqual([
    [
      {
        ...blank,
        toMove: 'lacerda',
        stores: { A1: { owner: 'you', good: 'gold' } },
        rubble: { ...blank.rubble, rows: { A: ['fire'] } },
        you: { ...blank.you, houses: { left: 1, middle: 0, right: 0 } },
        lacerda: { ...blank.lacerda, wigs: 12 },
      },
    ],
  ]);
  expect(underWay.getState().draft).toBeNull();
});

it('a pasted position that cannot be is refused in sentences by group, and nothing changes', async () => {
  await paste('{"treasury": 99, "you": {"influence": 30}}');
  expect(screen.getByText('You (you.influence): 30 is too large. Maximum: 10.')).toBeOnTheScreen();
  expect(
    screen.getByText('Treasury and market (treasury): the treasury shows 1, 2, 3, 4, 5 and 6, not 99.'),
  ).toBeOnTheScreen();
  expect(underWay.getState().draft).toBeNull();
  await act(async () => fireEvent.changeText(screen.getByLabelText('Text of a position or game'), 'hello'));
  await press('Use position');
  expect(screen.getByText(/^Not an export from this app/)).toBeOnTheScreen();
});

it('what does not fit together is said beside its group and keeps the game from starting', async () => {
  await paste('{"stores": {"A1": {"owner": "you", "good": "gold"}}}');
  expect(screen.getByText(/^You have 1 store, but 0 houses are off/)).toBeOnTheScreen();
  await tickAll();
  expect(screen.getByText(/^Some entries conflict/)).toBeOnTheScreen();
  await press(/^Your houses built, middle/);
  await press(/^Your houses built, middle: 1$/);
  await press('Start from here');
  expect(started.mock.calls[0]?.[0]).toMatchObject({ you: { houses: { left: 0, middle: 1, right: 0 } } });
});

it('a game exported continues from where it stands, and the last tap is undone', async () => {
  const { now } = gameOf(30, 2);
  await paste(writeSave({ app: '', game: { id: 'a', name: '', created: '' }, history: begin(now) }));
  expect(underWay.getState().draft?.history.now).toEqual(now);
  await press(/^Round: /);
  await press('Round: 9');
  await press('Undo');
  expect(underWay.getState().draft?.history.now).toEqual(now);
});

it('a start that fails says so and keeps what was entered', async () => {
  await press('Round: 1');
  await press('Round: 2');
  await tickAll();
  started.mockRejectedValueOnce(new Error('full'));
  await press('Start from here');
  expect(screen.getByText(/^Couldn’t start the game/)).toBeOnTheScreen();
  expect(underWay.getState().draft?.history.now.round).toBe(2);
});

it('what Lacerda does not need is not asked', async () => {
  expect(screen.getByRole('button', { name: /^Your réis/ })).toBeOnTheScreen();
  await press('What Lacerda needs', 'radio');
  expect(screen.queryByRole('button', { name: /^Your réis/ })).toBeNull();
  expect(underWay.getState().draft?.history.now.depth).toBe('lacerda-needs');
});

describe('the draft', () => {
  const draft = ticked(draftOf(gameOf(12, 3).now), 'city', true);

  it('is written and read as it is', () => {
    const read = draftFormat.read(draftFormat.write(draft));
    expect(read).toEqual({ ok: true, value: draft });
    if (read.ok) expect(writePosition(read.value.history.now)).toEqual(writePosition(draft.history.now));
  });

  it('is saved before it is shown and found again by another window', async () => {
    const storage = memoryStorage();
    const [one, other] = [createDraftStore(draftFormat, storage), createDraftStore(draftFormat, storage)];
    await one.getState().load();
    await one.getState().begin(draft);
    await other.getState().load();
    expect(other.getState().draft).toEqual(draft);
    await one.getState().change((now) => ticked(now, 'you', true));
    await other.getState().change((now) => ticked(now, 'decks', true));
    expect(other.getState().draft?.checked).toEqual(['city', 'you', 'decks']);
  });

  it('that cannot be read lies in quarantine, and another may be begun in its place', async () => {
    const storage = memoryStorage();
    await storage.set('under-way/draft', '{"version":1,"content":{}}');
    const store = createDraftStore(draftFormat, storage);
    await store.getState().load();
    expect(store.getState()).toMatchObject({ draft: null, quarantined: true, loaded: true });
    expect(await storage.get('under-way/draft')).toBe('{"version":1,"content":{}}');
    await store.getState().begin(draft);
    expect(await storage.get('under-way/draft')).toBe(draftFormat.write(draft));
    expect(await quarantinedRecords(storage)).toMatchObject([
      { kind: 'under-way', text: '{"version":1,"content":{}}' },
    ]);
  });

  it('continues in memory where the device keeps nothing', async () => {
    const closed = { ...memoryStorage(), swap: () => Promise.reject(new Error('closed')) };
    const store = createDraftStore(draftFormat, closed);
    await store.getState().load();
    await store.getState().begin(draft);
    expect(store.getState()).toMatchObject({ draft, unsaved: true });
  });
});
