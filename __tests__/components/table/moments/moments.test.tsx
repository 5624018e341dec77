import { fireEvent, render, screen, within } from '@testing-library/react-native';
import { Text } from 'react-native';

import { entered, expectHeading, lay, now, show, tap } from '@/__tests__/helpers/laidTable';
import { Church } from '@/__tests__/helpers/church';
import { aState } from '@/__tests__/helpers/state';
import { LastRound } from '@/components/table/moments/LastRound';

jest.mock('@/components/board/Board', () => ({ Board: () => null }));
jest.mock('@/components/table/yours/YourDock', () => ({ YourDock: () => null }));
jest.mock('@/components/game/StandingLink', () => ({ StandingLink: () => null }));
jest.mock('@/components/game/CompareOffer', () => ({ CompareOffer: () => mockCompare() }));
jest.mock('@/components/boardSheet/UnconfirmedBadge', () => ({ UnconfirmedBadge: () => null }));
jest.mock('@/components/rules/RuleLink', () => ({ RuleLink: () => null }));

const mockCompare = () => <Text>Check the table</Text>;

const boxes = () =>
  screen.getAllByRole('checkbox').map(({ props }) => String(props['aria-label'] ?? props['accessibilityLabel']));

describe('the change of period', () => {
  const over = {
    turn: { kind: 'period', triggeredBy: 'you' },
    aide: 'king',
    courtier: 'minister',
    lacerda: { wigs: 12, cubes: 4 },
    you: { wigs: 20, rubble: { earthquake: 2, fire: 2, tsunami: 2 } },
  } as const;

  it('end.period, solo.period: every step for the hands in the rulebook’s order, with the numbers', async () => {
    await lay(aState(over));
    expectHeading('End of period 1');
    expect(boxes()).toEqual([
      'Discard every card left in the 4 decks, You keep your hand',
      'Your wigs 20 → 26, 6 wigs for 2 rubble sets',
      'His wigs 12 → 16, 4 wigs for 4 cubes. He keeps them',
      'Discard every ship in the shipyard',
      'Shipyard: purple, size 3, on top of brown, size 4',
      'Discard any number of hand cards, 1 card per noble gives its reward. No penalties',
      'Draw back to 5 cards, From the purple deck. Return the rest to the box',
      'Deal the brown deck into 4 decks of 5, By type, tops face up',
      'Refill: clergy tiles all around the church',
      'Refill: 8 decrees',
      'Aide and courtier stay, On the King deck, with the Marquis',
    ]);
    expect(screen.getByText('Check the table')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('checkbox', { name: /^Discard every ship/ }));
    expect(screen.getByRole('checkbox', { name: /^Discard every ship/ })).toBeChecked();
  });

  it('end.period: one reward for each noble type discarded, entered below the discards', async () => {
    await lay(aState(over));
    await tap('Reward on a King card', 'gain influence', 'Save reward', 'Start period 2');
    expect(entered().at(-1)?.moves).toEqual([{ kind: 'period-discard', rewards: { king: [{ kind: 'influence' }] } }]);
    expect({
      period: now().period,
      decks: now().decks,
      yard: now().shipyard,
      aide: now().aide,
      wigs: [now().you.wigs, now().lacerda.wigs],
    }).toEqual({
      period: 2,
      decks: { builder: 5, minister: 5, king: 5, treasury: 5 },
      yard: [3, 4],
      aide: 'king',
      wigs: [26, 16],
    });
    expectHeading('Your turn');
  });

  it('end.period: it is read in pictures with a number, and the one button saves it', async () => {
    await lay(aState(over));
    await tap('Reward on a King card');
    expectHeading('Reward on a King card');
    expect(screen.queryByRole('button', { name: 'Start period 2' })).toBeNull();
    const pictures = within(screen.getByLabelText('Rewards'));
    fireEvent.press(pictures.getByRole('button', { name: 'réis' }));
    fireEvent.press(pictures.getByRole('button', { name: 'réis' }));
    await tap('Save reward');
    expect(screen.getByRole('button', { name: 'Reward on a King card: +2 réis' })).toBeOnTheScreen();
    await tap('Reward on a King card: +2 réis', 'Remove +2 réis', 'No reward', 'Start period 2');
    expect(entered().at(-1)?.moves).toEqual([{ kind: 'period-discard', rewards: {} }]);
  });

  it('end.period: beside the map the question takes the place of the list, which would push it out of sight', async () => {
    await lay(aState(over));
    await tap('Reward on a King card');
    expect(screen.queryByRole('checkbox', { name: /^Discard every ship/ })).toBeNull();
    await tap('Undo last step');
    expect(screen.getByRole('checkbox', { name: /^Discard every ship/ })).toBeOnTheScreen();
  });

  it('end.period: a reward that is not saved after all leaves everything as it was', async () => {
    await lay(aState(over));
    await tap('Reward on a King card', 'gain influence', 'Undo last step');
    expect(screen.getByRole('button', { name: 'Reward on a King card' })).toBeOnTheScreen();
    expect(screen.getByRole('button', { name: 'Start period 2' })).toBeOnTheScreen();
  });

  it('end.period: what is checked off and entered is there again when the app was left', async () => {
    await lay(aState(over));
    fireEvent.press(screen.getByRole('checkbox', { name: /^Discard every ship/ }));
    await tap('Reward on a King card', 'gain influence', 'Save reward');
    screen.unmount();
    await show();
    expect(await screen.findByRole('checkbox', { name: /^Discard every ship/ })).toBeChecked();
    expect(screen.getByRole('button', { name: /^Reward on a King card: gain influence/ })).toBeOnTheScreen();
  });

  it('end.period: one tap when nothing is discarded', async () => {
    await lay(aState(over));
    await tap('Start period 2');
    expect(entered()).toHaveLength(1);
  });
});

describe('the final round', () => {
  it.each([
    [{ ending: 'this-round' }, 'The end is triggered: 1 more round after this one.'],
    [{ ending: 'last-round' }, 'Final round: your last turn.'],
    [{ ending: 'last-round', toMove: 'lacerda' }, 'Final round: his last turn, then endgame scoring.'],
  ] as const)('end.game: %j is announced', (part, text) => {
    render(<LastRound state={aState({ period: 2, ...part })} />);
    expect(screen.getByText(text)).toBeOnTheScreen();
  });

  it('nothing is announced before the end was triggered', () => {
    const { toJSON } = render(<LastRound state={aState({ period: 2 })} />);
    expect(toJSON()).toBeNull();
  });

  it('stands in his turn too, below his steps', async () => {
    await lay(aState({ period: 2, ending: 'last-round', toMove: 'lacerda' }));
    expect(screen.getByText('Final round: his last turn, then endgame scoring.')).toBeOnTheScreen();
  });
});

describe('church scoring at the end of your turn', () => {
  const church = aState({
    you: { clergy: 3, portfolio: [{ card: 'noble', noble: 'king', influence: 4 }] },
    lacerda: { ships: [{ hull: 1, cargo: 0 }] },
  });

  it('church.scoring: says who gets what, and asks for your clergy tiles', async () => {
    const onChoose = jest.fn();
    render(<Church state={church} onChoose={onChoose} />);
    await tap('What he gains');
    const then = within(screen.getByLabelText('What he gains'));
    expect(then.getByText(/^His influence 5 → /)).toBeOnTheScreen();
    expect(then.getByText(/^Stand the Cardinal/)).toBeOnTheScreen();
    expect(screen.getByText(/^Your portfolio 4 \+ his ships \d+$/)).toBeOnTheScreen();
    expect(screen.getByText('Wigs on the backs, plus 4 influence once.')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('radio', { name: '1' }));
    await tap('Wigs on their backs: 1 more', 'Discard 1 tile · +2 wigs');
    expect(onChoose).toHaveBeenLastCalledWith({ kind: 'church-choice', tiles: 1, wigs: 2 });
  });

  it('church.scoring: tiles that are not tracked are not claimed', () => {
    render(<Church state={{ ...church, depth: 'lacerda-needs' }} onChoose={jest.fn()} />);
    expect(screen.getByText('Church scoring: discard clergy tiles?')).toBeOnTheScreen();
  });

  it('church.scoring: wigs are asked for once a tile is chosen', () => {
    const known = aState({ you: { clergy: [{ visit: 1 }, { influence: 1 }] } });
    render(<Church state={known} onChoose={jest.fn()} />);
    expect(screen.queryByLabelText(/^Wigs on their backs/)).toBeNull();
    fireEvent.press(screen.getAllByRole('checkbox')[0] ?? screen.root);
    expect(screen.getAllByLabelText(/^Wigs on their backs/)).not.toHaveLength(0);
  });

  it('church.scoring: all tiles may be kept', async () => {
    const onChoose = jest.fn();
    render(<Church state={church} onChoose={onChoose} />);
    await tap('Keep them all');
    expect(onChoose).toHaveBeenLastCalledWith({ kind: 'decline-church' });
  });
});
