import { fireEvent, render, screen } from '@testing-library/react-native';
import { Text, View } from 'react-native';

import { entered, expectHeading, lay, now, tap } from '@/__tests__/helpers/laidTable';
import { aState } from '@/__tests__/helpers/state';
import type { BoardProps } from '@/components/board/Board';
import { ChurchMoment } from '@/components/table/moments/ChurchMoment';
import { LastRound } from '@/components/table/moments/LastRound';

jest.mock('@/components/board/Board', () => ({ Board: ({ panel }: BoardProps) => mockBoard(panel) }));
jest.mock('@/components/table/yours/YourQuestions', () => ({ YourQuestions: () => null }));
jest.mock('@/components/game/StandingLink', () => ({ StandingLink: () => null }));
jest.mock('@/components/game/CompareOffer', () => ({ CompareOffer: () => mockCompare() }));
jest.mock('@/components/boardSheet/UnconfirmedBadge', () => ({ UnconfirmedBadge: () => null }));
jest.mock('@/components/rules/RuleLink', () => ({ RuleLink: () => null }));

const mockBoard = (panel: BoardProps['panel']) => <View>{panel}</View>;
const mockCompare = () => <Text>Compare with the table</Text>;

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
    expectHeading('The second period');
    expect(boxes()).toEqual([
      'Discard every card left in the four decks, Your hand stays with you',
      'You: 6 wigs for 2 rubble sets, then 26',
      'Lacerda: 4 wigs for 4 cubes, then 16; the cubes stay',
      'Take the ships out of the yard, New ones: purple, hull 3, on top of brown, hull 4',
      'Discard any cards from your hand, One card of each noble gives its reward; no penalties',
      'Draw back to 5 cards, From the purple deck; the rest goes to the box',
      'Deal the brown deck into four by type, Builder, minister, king, treasury: 5 cards each, tops face up',
      'Refill the church and the decrees, Clergy tiles all around, 8 decrees',
      'Aide and courtier stay, The aide on the King deck, the courtier with the Marquis',
    ]);
    expect(screen.getByText('Check the table')).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('checkbox', { name: /^Take the ships/ }));
    expect(screen.getByRole('checkbox', { name: /^Take the ships/ })).toBeChecked();
  });

  it('end.period: one reward for each noble type discarded, entered below the discards', async () => {
    await lay(aState(over));
    await tap('Enter the reward of a King card');
    await tap('gain influence');
    await tap('Done');
    await tap('Begin the second period');
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

  it('end.period: one tap when nothing is discarded', async () => {
    await lay(aState(over));
    await tap('Begin the second period');
    expect(entered()).toHaveLength(1);
  });
});

describe('the last round', () => {
  it.each([
    [{ ending: 'this-round' }, 'The end is near: finish this round, then one last round.'],
    [{ ending: 'last-round' }, 'The last round: your last turn.'],
    [{ ending: 'last-round', toMove: 'lacerda' }, 'The last round: his last turn, then the final scoring.'],
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
    expect(screen.getByText('The last round: his last turn, then the final scoring.')).toBeOnTheScreen();
  });
});

describe('church scoring at the end of your turn', () => {
  const church = aState({
    you: { clergy: 3, portfolio: [{ card: 'noble', noble: 'king', influence: 4 }] },
    lacerda: { ships: [{ hull: 1, cargo: 0 }] },
  });

  it('church.scoring: says who gets what, and asks for your clergy tiles', async () => {
    const onChoose = jest.fn();
    render(<ChurchMoment state={church} onChoose={onChoose} />);
    expect(
      screen.getByText(/^Lacerda gains \d+ influence: the top of your portfolio 4, his ships \d+\.$/),
    ).toBeOnTheScreen();
    expect(
      screen.getByText('For any number of tiles: the wigs on their backs, and once 4 influence.'),
    ).toBeOnTheScreen();
    expect(screen.getByText('Then stand the Cardinal up.')).toBeOnTheScreen();
    await tap('Wigs on their backs: 1 more');
    await tap('Discard 1 tile');
    expect(onChoose).toHaveBeenLastCalledWith({ kind: 'church-choice', tiles: 1, wigs: 2 });
  });

  it('church.scoring: tiles that are not mirrored are not claimed', () => {
    render(<ChurchMoment state={{ ...church, depth: 'lacerda-needs' }} onChoose={jest.fn()} />);
    expect(screen.getByText('Church scoring: do you discard clergy tiles?')).toBeOnTheScreen();
  });

  it('church.scoring: all tiles may be kept', async () => {
    const onChoose = jest.fn();
    render(<ChurchMoment state={church} onChoose={onChoose} />);
    await tap('Keep them all');
    expect(onChoose).toHaveBeenLastCalledWith({ kind: 'decline-church' });
  });
});
