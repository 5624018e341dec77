import { act, fireEvent, screen, within } from '@testing-library/react-native';

import { SoloScreen } from '@/components/table/SoloScreen';
import { StandingScreen } from '@/components/table/end/StandingScreen';
import { simulateGame, type GameState } from '@/engine';
import { session } from '@/store/games/games';

import { settle, visiting } from '@/__tests__/helpers/visiting';

// The map has its own tests.
jest.mock('@/components/board/Board', () => ({ Board: () => null }));

const visit = (url: string) =>
  visiting(url, { 'solo/index': SoloScreen, 'solo/score': StandingScreen }, [
    'games',
    'rules',
    'score/index',
    'solo/log',
    'solo/compare',
  ]);
/** The standing of a game at this point. */
const standingOf = async (state: GameState) => {
  const id = await act(() => session.getState().beginGame(state, 'Evening'));
  await visit(`/solo/score?game=${id}`);
};
const under = (name: string) => within(screen.getAllByLabelText(name)[0] as never);

const demo = async (): Promise<GameState> => {
  await visit('/solo/score?game=demo');
  const { open } = session.getState();
  if (open.at !== 'open') throw new Error('no demo');
  return open.history.now;
};

function finished(): GameState {
  const played = simulateGame(7);
  if (!played.ok) throw new Error(JSON.stringify(played.error));
  return played.value.end;
}

describe('the standing if the game ended now', () => {
  it('score.*: says who leads, how long it can last, and both scores by line', async () => {
    await demo();
    expect(screen.getByRole('heading', { name: 'Score so far' })).toBeOnTheScreen();
    expect(screen.getByText(/^(You lead|Lacerda leads) by \d+: \d+ to \d+$/)).toBeOnTheScreen();
    expect(screen.getByText(/^Up to \d+ rounds? left in period 1, including this one\.$/)).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('button', { name: 'Rubble: why?' }));
    expect(screen.getByText('You: 1 rubble set, 3 each: 3 wigs')).toBeOnTheScreen();
  });

  it('leads to the board as long as it rests on an unmatched panel', async () => {
    await demo();
    expect(screen.getByText(/board panels? not checked yet$/)).toBeOnTheScreen();
  });

  it('says so no longer in this game once that is sent away', async () => {
    await demo();
    await act(async () => void fireEvent.press(screen.getByRole('button', { name: 'Hide for this game' })));
    expect(screen.queryByText(/not checked yet$/)).toBeNull();
    screen.unmount();
    await demo();
    expect(screen.queryByText(/not checked yet$/)).toBeNull();
  });

  it('score.stores: every majority with the margin that turns it', async () => {
    await demo();
    const majorities = under('Majorities');
    expect(majorities.getByText('Gold: 1 more store ties, 2 lead')).toBeOnTheScreen();
    expect(majorities.getByText('Books: 1 more store ties, 2 lead')).toBeOnTheScreen();
    expect(majorities.getByText('Cloth: tied: 1 more store leads')).toBeOnTheScreen();
    expect(majorities.getByText('Tools: you lead: he needs 2 more stores to tie')).toBeOnTheScreen();
    expect(majorities.getByText('Officials on plans: 4 more tie, 5 lead')).toBeOnTheScreen();
  });

  it('solo.title: your title, what makes a Jester of you, and what the others lack', async () => {
    await demo();
    const titles = under('Your title');
    expect(titles.getByText(/^Jester while you have fewer than \d+ wigs/)).toBeOnTheScreen();
    expect(titles.getByText(/^Court Servant: you still need /)).toBeOnTheScreen();
    expect(titles.getByText(/^Right Hand of the Marquis: you still need .*réis/)).toBeOnTheScreen();
  });

  it('at the smaller depth it says what is not known and shows the rest', async () => {
    await standingOf({ ...(await demo()), depth: 'lacerda-needs' });
    expect(
      under('Only part of your score is known').getByText(/doesn’t track your réis and decrees/),
    ).toBeOnTheScreen();
    expect(screen.getByText(/^Counted so far: you \d+, Lacerda \d+$/)).toBeOnTheScreen();
    expect(screen.getAllByText('not tracked')).toHaveLength(2);
    expect(under('Your title').getByText('Depends on réis and decrees')).toBeOnTheScreen();
    expect(
      under('Your title').getByText(/^King’s Favorite: .*you still need .*\d+ wigs, 10 réis and 7 decrees$/),
    ).toBeOnTheScreen();
    expect(screen.getByText('Gold: 1 more store ties, 2 lead')).toBeOnTheScreen();
  });

  it('clergy wigs nobody has entered are missing, and it says so', async () => {
    const state = await demo();
    await standingOf({ ...state, lacerda: { ...state.lacerda, clergyOwed: 2 } });
    expect(screen.getByText('2 of his clergy tiles aren’t entered. Their wigs are missing.')).toBeOnTheScreen();
  });

  it('once the game is over it is the final score with the title', async () => {
    await standingOf(finished());
    expect(screen.getByRole('heading', { name: 'Final score' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Share as text' })).toBeOnTheScreen();
  });

  it('without a game it says where to find one', async () => {
    await visit('/solo/score');
    expect(screen.getByRole('link', { name: 'My games' })).toBeOnTheScreen();
  });
});

it('is one tap away from the table', async () => {
  await visit('/solo?game=demo');
  fireEvent.press(screen.getByRole('link', { name: 'Score so far' }));
  await settle();
  expect(screen.getByRole('heading', { name: 'Score so far' })).toBeOnTheScreen();
});
