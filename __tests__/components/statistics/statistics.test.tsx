import { act, fireEvent, screen, within } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { View } from 'react-native';

import { aFinished, aSheet, keepFinished } from '@/__tests__/helpers/finished';
import { ResultScreen } from '@/components/score/ResultScreen';
import { StatisticsScreen } from '@/components/statistics/StatisticsScreen';
import { deviceStorage } from '@/store/storage/device';

jest.mock(
  'expo-sqlite/kv-store',
  () => jest.requireActual<{ readonly kvStoreModule: unknown }>('@/__tests__/helpers/kvStore').kvStoreModule,
);
jest.mock('@/components/boardSheet/UnconfirmedBadge', () => ({ UnconfirmedBadge: () => null }));

const settled = () => act(() => jest.advanceTimersByTimeAsync(100));
const Empty = () => <View />;
const layout = () => <Stack screenOptions={{ headerShown: false }} />;

async function open(initialUrl = '/statistics') {
  renderRouter(
    { _layout: layout, statistics: StatisticsScreen, 'score/index': Empty, 'score/result': ResultScreen, games: Empty },
    { initialUrl },
  );
  await settled();
}

const tap = async (name: string, role: 'button' | 'radio' = 'button') => {
  await act(async () => void fireEvent.press(screen.getByRole(role, { name })));
  await settled();
};
const figure = (said: string | RegExp) => screen.getByLabelText(said);
/** The texts of a table, line by line. */
const tableOf = (label: string): readonly (readonly string[])[] => {
  const table = screen.getAllByLabelText(label).find(({ props }) => props.role === 'table');
  if (table === undefined) throw new Error(`no table ${label}`);
  return within(table)
    .UNSAFE_getAllByProps({ role: 'row' })
    .filter(({ type }) => typeof type === 'string')
    .map((row) =>
      within(row)
        .queryAllByText(/./)
        .map((text) => String(text.props.children)),
    );
};

const EVENING = aSheet('evening', 3, [
  ['Ana', 70],
  ['Rui', 90],
  ['', 60],
]);

beforeEach(async () => {
  for (const key of await deviceStorage.keys('')) await deviceStorage.delete(key);
});

describe('statistics', () => {
  it('without games say where they come from', async () => {
    await open();
    expect(screen.getByText(/^No finished games yet/)).toBeOnTheScreen();
    expect(screen.getByRole('link', { name: 'Open score sheet' })).toBeOnTheScreen();
    expect(screen.queryByRole('radio', { name: 'Tables' })).toBeNull();
  });

  it('of one game are whole sentences without a filter', async () => {
    await keepFinished(deviceStorage, [aFinished('one', 60)]);
    await open();
    for (const said of ['Games: 1', 'Wins: 1, 100%', 'Best: 110', 'Mean: 110']) expect(figure(said)).toBeOnTheScreen();
    expect(figure('Court Servant, Games: 1, Best: 110, Mean: 110')).toBeOnTheScreen();
    expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
  });

  it('draw and speak the same numbers that the tables show', async () => {
    await keepFinished(
      deviceStorage,
      [aFinished('one', 60), aFinished('two', 71, '2026-03-03T12:00:00.000Z')],
      [EVENING],
    );
    await open();
    expect(figure('Wins: 2, 67%')).toBeOnTheScreen();
    expect(
      figure(/^Game 1: Total: 110, track 60, .*; Game 2: Total: 70, track 70, .*; Game 3: Total: 121/),
    ).toBeOnTheScreen();
    expect(figure(/^Gold, First alone: 0 of 3, Tied for first: 2 of 3; /)).toBeOnTheScreen();
    expect(figure('18 rounds: Games: 2')).toBeOnTheScreen();
    await tap('Tables', 'radio');
    expect(tableOf('By title')).toEqual([
      ['Games', 'Best', 'Mean'],
      ['Right Hand of the Marquis', '0', '–', '–'],
      ['King’s Favorite', '0', '–', '–'],
      ['Court Servant', '2', '121', '115.5'],
      ['Jester', '0', '–', '–'],
    ]);
    expect(tableOf('Wigs by source').at(-1)).toEqual(['Total', '110', '70', '121']);
    expect(tableOf('Majorities')[1]).toEqual(['Gold', '0', '2', '3']);
    expect(tableOf('Game length')).toEqual([['Games'], ['18 rounds', '2']]);
    expect(screen.getByText('Mean rounds: 18')).toBeOnTheScreen();
  });

  it('are filtered by players, by what was tracked and by name, and the filter is cleared', async () => {
    await keepFinished(deviceStorage, [aFinished('one', 60)], [EVENING]);
    await open();
    await tap('Filters');
    await tap('Solo', 'radio');
    expect(figure('Games: 1')).toBeOnTheScreen();
    await tap('Score only', 'radio');
    expect(screen.getByText('No game matches these filters.')).toBeOnTheScreen();
    await tap('Clear filters');
    expect(figure('Games: 2')).toBeOnTheScreen();
    await tap('Rui', 'radio');
    expect(figure('Best: 90')).toBeOnTheScreen();
    expect(screen.queryByRole('radio', { name: 'Changed' })).toBeNull();
  });

  it('say so where the device does not answer', async () => {
    const keys = jest.spyOn(deviceStorage, 'keys').mockRejectedValue(new Error('closed'));
    await open();
    expect(screen.getByText(/^This browser blocks storage/)).toBeOnTheScreen();
    keys.mockRestore();
  });
});

describe('the result of a sheet', () => {
  const AGAIN = aSheet('again', 3, [
    ['Rui', 80],
    ['Ana', 61],
    ['Eva', 50],
  ]);
  const SOLO = aSheet('solo', 'solo', [
    ['', 75],
    ['', 60],
  ]);
  const FIRST = aSheet('first', 2, [
    ['Ana', 61],
    ['Rui', 80],
  ]);

  // The sheets of a device are read once for all tests.
  beforeEach(() =>
    keepFinished(deviceStorage, [aFinished('one', 60), aFinished('two', 71)], [EVENING, AGAIN, SOLO, FIRST]),
  );

  it('stands beside earlier games of each person who has a name', async () => {
    await open('/score/result?sheet=again');
    expect(tableOf('Compared with earlier games')).toEqual([
      ['This game', 'Mean', 'Gap'],
      ['Rui', '80', '90', '−10'],
      ['Ana', '61', '70', '−9'],
    ]);
    expect(screen.getByRole('link', { name: 'Statistics' })).toBeOnTheScreen();
  });

  it('against Lacerda stands beside your solo games, by source', async () => {
    await open('/score/result?sheet=solo');
    expect(screen.getByText('Place 3 of 3')).toBeOnTheScreen();
    expect(tableOf('Compared with your mean')[1]).toEqual(['track', '75', '65.5', '+9.5']);
    expect(tableOf('Compared with your mean').at(-1)).toEqual(['Total', '75', '115.5', '−40.5']);
  });

  it('says that the first game has nothing to be compared with', async () => {
    await open('/score/result?sheet=first');
    expect(screen.getByText(/^Nothing to compare yet/)).toBeOnTheScreen();
  });
});
