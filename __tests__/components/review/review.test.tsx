import { act, fireEvent, screen } from '@testing-library/react-native';
import { router } from 'expo-router';

import { finishedGame } from '@/__tests__/helpers/games';
import { press, settle, visiting } from '@/__tests__/helpers/visiting';
import { ReviewScreen } from '@/components/review/ReviewScreen';
import { StandingScreen } from '@/components/table/end/StandingScreen';
import { begin, historyOf, review, type History } from '@/engine';
import { session } from '@/store/games/games';
import { saveGame } from '@/store/games/repository';
import { deviceStorage } from '@/store/storage/device';
import { aState } from '@/__tests__/helpers/state';

jest.mock(
  'expo-sqlite/kv-store',
  () => jest.requireActual<{ readonly kvStoreModule: unknown }>('@/__tests__/helpers/kvStore').kvStoreModule,
);
// The map has its own tests.
jest.mock('@/components/board/Board', () => ({
  Board: jest.requireActual<{ readonly mockBoard: unknown }>('@/__tests__/helpers/mockMap').mockBoard,
}));

const GAME = finishedGame(1);
const FOUND = review(GAME);
const TURNS = FOUND.turns.length;

let count = 0;
/** Plants a game of its own and opens its review. */
async function look(history: History = GAME): Promise<string> {
  await session.getState().close();
  const id = `look-${(count += 1)}`;
  const created = '2026-03-01T12:00:00.000Z';
  await saveGame(deviceStorage, { app: 'test', game: { id, name: 'Evening', created }, history }, null, created);
  await visiting(`/solo/review?game=${id}`, { 'solo/review': ReviewScreen, 'solo/score': StandingScreen }, [
    'games',
    'rules',
    'solo/index',
  ]);
  return id;
}

const slider = () => screen.getByRole('slider', { name: 'Turn' });
const place = () => slider().props['aria-valuenow'] as unknown;
const records = async () =>
  Promise.all((await deviceStorage.keys('')).map(async (key) => [key, await deviceStorage.get(key)]));

describe('the review of a finished game', () => {
  it('begins before the first turn and goes turn by turn, with the pieces of each pointed out', async () => {
    await look();
    expect(screen.getByText('Start of the game')).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Previous turn' })).toBeDisabled();
    await press('Next turn');
    expect(screen.getByText(`1 of ${TURNS} · Your turn`)).toBeOnTheScreen();
    expect(screen.getByText('Period 1, round 1')).toBeOnTheScreen();
    expect(screen.getByText(/^lit: \S/)).toBeOnTheScreen();
    await press('Next turn');
    expect(screen.getByText(`2 of ${TURNS} · Lacerda’s turn`)).toBeOnTheScreen();
    await press('Previous turn');
    expect(screen.getByText(`1 of ${TURNS} · Your turn`)).toBeOnTheScreen();
  });

  it('solo.state: every choice of his opens what he compared', async () => {
    await look();
    await press('Next turn');
    await press('Next turn');
    const whys = screen.getAllByRole('button', { name: /^Why\? / });
    fireEvent.press(whys[0] as never);
    await settle();
    expect(screen.getByRole('heading', { name: 'Why this?' })).toBeOnTheScreen();
  });

  it('is adjusted by a screen reader, and stops at both ends', async () => {
    await look();
    const adjust = (actionName: string) =>
      act(async () => void fireEvent(slider(), 'accessibilityAction', { nativeEvent: { actionName } }));
    await adjust('decrement');
    expect(place()).toBe(0);
    await adjust('increment');
    await adjust('increment');
    expect(place()).toBe(2);
    expect(slider().props).toMatchObject({ 'aria-valuemin': 0, 'aria-valuemax': TURNS });
    fireEvent(slider(), 'layout', { nativeEvent: { layout: { width: 200 } } });
    await act(async () => void fireEvent(slider(), 'responderGrant', { nativeEvent: { locationX: 500 } }));
    expect(place()).toBe(TURNS);
    expect(screen.getByRole('button', { name: 'Next turn' })).toBeDisabled();
  });

  it('lists the turns that decided with their swing and what made it, and goes there', async () => {
    await look();
    const listed = screen.getAllByRole('button', { name: /^Turn \d+: / });
    expect(listed).toHaveLength(FOUND.decided.length);
    expect(listed[0]).toHaveAccessibleName(
      'Turn 4: +10 for Lacerda. His gold store on B2. Track\u00a0+6 · Rubble\u00a0+1 · Gold\u00a0+3',
    );
    fireEvent.press(listed[0] as never);
    await settle();
    expect(place()).toBe(4);
    expect(screen.getByText('Decided')).toBeOnTheScreen();
  });

  it('draws wigs by turn and says them as a table, on the track or as if the game had ended', async () => {
    await look();
    const last = FOUND.turns[TURNS - 1];
    const drawn = (you: number, his: number) =>
      `2 lines over ${TURNS} turns. You end at ${you} wigs, Lacerda at ${his}.`;
    expect(screen.getByLabelText(drawn(last?.after.you.wigs ?? 0, last?.after.lacerda.wigs ?? 0))).toBeOnTheScreen();
    await press('If it ended then', 'radio');
    expect(screen.getByLabelText(drawn(last?.score.you ?? 0, last?.score.lacerda ?? 0))).toBeOnTheScreen();
    await press('Show as table');
    expect(screen.getByText(`Turn ${TURNS}`)).toBeOnTheScreen();
    await press('Hide table');
    expect(screen.queryByText(`Turn ${TURNS}`)).toBeNull();
  });

  it('comes back to where it was, and leaves the saved game as it is to the byte', async () => {
    const id = await look();
    const before = await records();
    for (let step = 0; step < 5; step += 1) await press('Next turn');
    await act(async () => router.push('/rules'));
    await settle();
    await act(async () => router.back());
    await settle();
    expect(place()).toBe(5);
    screen.unmount();
    await visiting(`/solo/review?game=${id}`, { 'solo/review': ReviewScreen });
    expect(place()).toBe(5);
    await act(() => session.getState().close());
    expect(await records()).toEqual(before);
  });

  it('is offered where the game is scored', async () => {
    const id = await look();
    await act(async () => router.push(`/solo/score?game=${id}`));
    await settle();
    fireEvent.press(screen.getByRole('link', { name: 'Review turns' }));
    await settle();
    expect(screen.getByRole('heading', { name: 'Review' })).toBeOnTheScreen();
  });

  it('says what the smaller depth did not track, and that nothing decided where nothing did', async () => {
    const start = aState({ depth: 'lacerda-needs' });
    await look(historyOf(start, [{ moves: [{ kind: 'get-gold' }], events: [{ kind: 'turn-closed', seat: 'you' }] }]));
    expect(screen.getByText('No turn changed your lead by 5 wigs or more.')).toBeOnTheScreen();
    expect(screen.queryByText(/didn’t always track/)).toBeNull();
    await press('If it ended then', 'radio');
    expect(screen.getByText(/didn’t always track your réis and decrees/)).toBeOnTheScreen();
  });

  it('has nothing to step through before the first move', async () => {
    await look(begin(aState()));
    expect(screen.getByText('No moves yet.')).toBeOnTheScreen();
    expect(screen.queryByRole('slider')).toBeNull();
  });
});
