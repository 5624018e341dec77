import { fireEvent, render, screen, within } from '@testing-library/react-native';

import { gameOf } from '@/__tests__/helpers/games';
import { expectHeading, lay, now, tap } from '@/__tests__/helpers/laidTable';
import { aState, his, yours } from '@/__tests__/helpers/state';
import { AuditCard } from '@/components/table/end/AuditCard';

// The map has its own tests.
jest.mock('@/components/board/Board', () => ({ Board: () => null }));
jest.mock('@/components/table/yours/YourDock', () => ({ YourDock: () => null }));
jest.mock('@/components/game/StandingLink', () => ({ StandingLink: () => null }));
jest.mock('@/components/boardSheet/UnconfirmedBadge', () => ({ UnconfirmedBadge: () => null }));
jest.mock('@/components/rules/RuleLink', () => ({ RuleLink: () => null }));
jest.mock('@/components/transfer/shareText', () => ({ shareText: (text: string) => mockShare(text) }));

const mockShare = jest.fn(async (_: string) => 'copied');

const over = {
  period: 2,
  turn: { kind: 'over' },
  stores: { ...yours({ A1: 'gold', A2: 'cloth', B3: 'books', A4: 'tools' }), ...his({ B1: 'gold' }) },
  you: {
    wigs: 60,
    reis: 12,
    decrees: [2, 3, 4, 4, 5, 1],
    favours: ['king'],
    portfolio: [{ card: 'ship', hull: 3, cargo: 0 }],
  },
  lacerda: { wigs: 30, decrees: 2, cubes: 5 },
} as const;

describe('the game is over', () => {
  it('solo.title: the score line by line, your title, and what the next one needs', async () => {
    await lay(aState(over));
    expectHeading('The game is over');
    expectHeading('Your title');
    expect(screen.getByText(/^You win: \d+ wigs to \d+$/)).toBeOnTheScreen();
    expect(screen.getByText('Court Servant')).toBeOnTheScreen();
    expect(screen.getByText('For King’s Favorite, you still need:')).toBeOnTheScreen();
    expect(screen.getByText('· 1 decree (7 needed)')).toBeOnTheScreen();
    await tap('All conditions');
    expect(screen.getByText('20 réis or more: you have 12, 8 short')).toBeOnTheScreen();
    await tap('Decrees: why?');
    expect(screen.getByText(/^You: decrees 2 \+ 3 \+ 4 \+ 4 \+ 5 \+ 1: 19 wigs$/)).toBeOnTheScreen();
  });

  it('asks for the wigs of decrees again, once, and scores what they give now', async () => {
    await lay(aState({ ...over, you: { ...over.you, decrees: [2, 3] } }));
    expectHeading('Count your decrees again');
    await tap('Undo last one', 'Add a decree worth 6 wigs', 'Confirm');
    expect(now().you.decrees).toEqual([2, 6]);
    expect(screen.queryByRole('heading', { name: 'Count your decrees again' })).toBeNull();
  });

  it('is shared as text', async () => {
    await lay(aState(over));
    await tap('Share as text');
    expect(mockShare).toHaveBeenCalledWith(
      expect.stringMatching(
        /^Lisboa, final score, Evening\n\n1\. You: \d+ wigs\n2\. Lacerda: \d+ wigs\nTitle: Court Servant/,
      ),
    );
  });

  it('solo.cardinal: the wigs of a clergy tile nobody told are asked first', async () => {
    await lay(aState({ ...over, lacerda: { ...over.lacerda, clergyOwed: 1 } }));
    await tap('3 wigs');
    expect(now().lacerda).toMatchObject({ wigs: 33, clergyOwed: 0 });
    expect(screen.queryByText(/clergy tile\?$/)).toBeNull();
  });

  it('what the smaller depth did not keep is counted once, then the title is shown', async () => {
    await lay(aState({ ...over, depth: 'lacerda-needs', you: { ...over.you, reis: 0, decrees: [] } }));
    expect(screen.queryByRole('heading', { name: 'Your title' })).toBeNull();
    for (const name of [
      'Add a decree worth 4 wigs',
      'Add a decree worth 4 wigs',
      'Add a decree worth 9 wigs',
      'Undo last one',
      'Add a decree worth 1 wig',
    ])
      await tap(name);
    expect(screen.getByText('3 decrees: 4 + 4 + 1')).toBeOnTheScreen();
    await tap('Réis in your hand: 1 more', 'Show my title');
    expectHeading('Your title');
    expect(now()).toMatchObject({ depth: 'everything', you: { reis: 1, decrees: [4, 4, 1] } });
    expect(screen.getByText('Jester')).toBeOnTheScreen();
  });
});

describe('looking back', () => {
  const history = gameOf(40, 3);
  const look = async () => {
    render(<AuditCard history={history} />);
    await tap('Review');
    await screen.findByRole('radio', { name: 'His decisions' }, { timeout: 20_000 });
  };

  it('every decision of his opens what he compared', async () => {
    await look();
    const decisions = within(screen.getByLabelText('What he decided')).getAllByRole('button', { name: /^Why\? / });
    fireEvent.press(decisions[0] as never);
    expectHeading('Why this?');
  });

  it('your moves say what they changed, and all together', async () => {
    await look();
    fireEvent.press(screen.getByRole('radio', { name: 'Your moves' }));
    expect(
      screen.getByText(/^In all, your moves changed the wigs in his turns: his [+−]?\d+, yours [+−]?\d+\.$/),
    ).toBeOnTheScreen();
    expect(screen.getAllByText(/^(Was “|Added: )/).length).toBeGreaterThan(0);
  });

  it('a long list begins with what fits, the rest is one tap away', async () => {
    await look();
    const shown = () => within(screen.getByLabelText('What he decided')).getAllByText(/^Period \d, round \d+$/).length;
    expect(shown()).toBe(8);
    await tap(/^Show all \d+$/);
    expect(shown()).toBeGreaterThan(8);
  });
});
