import { act, screen, within } from '@testing-library/react-native';

import { lay, now, show, tap } from '@/__tests__/helpers/laidTable';
import { mockBoard } from '@/__tests__/helpers/mockMap';
import { knownRewards } from '@/__tests__/helpers/state';
import type { BoardProps } from '@/components/board/Board';
import { DEMO_POSITION } from '@/components/game/demoPosition';
import { readPosition, type Correction, type GameState } from '@/engine';
import { session } from '@/store/games/games';

jest.mock('@/components/board/Board', () => ({ Board: (props: BoardProps) => mockBoard(props) }));

function yourTurn(): GameState {
  const read = readPosition({
    ...DEMO_POSITION,
    toMove: 'you',
    you: { ...DEMO_POSITION.you, favours: [] },
    sheet: { rewards: knownRewards() },
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

const correct = (...corrections: readonly Correction[]) =>
  act(async () => void (await session.getState().putRight(() => corrections)));
const chips = () =>
  within(screen.getByLabelText('Your move so far'))
    .getAllByRole('button')
    .map(({ props }) => String(props['aria-label'] ?? props['accessibilityLabel']))
    .filter((name) => name.startsWith('Change: '));
const visitAndPlan = () => tap(/^Visit the Builder: /, 'Acquire a plan', /^Acquire the blue architect’s plan/);
const begun = [/^Change: Visit the Builder for /, /^Change: Acquire the blue architect’s plan/].map((name) =>
  expect.stringMatching(name),
);

beforeEach(async () => {
  await lay(yourTurn());
  await visitAndPlan();
});

describe('a begun move', () => {
  it('stays when a value is corrected meanwhile, and when that is undone', async () => {
    await correct({ of: 'wigs', at: 'you', value: 30 });
    expect(chips()).toEqual(begun);
    expect(now().you.wigs).toBe(30);
    await act(async () => void (await session.getState().undo()));
    expect(chips()).toEqual(begun);
  });

  it('stays after the correction when the app is left there', async () => {
    await correct({ of: 'wigs', at: 'you', value: 30 });
    screen.unmount();
    await show();
    expect(chips()).toEqual(begun);
  });

  it('loses only what is no longer possible, and says it until the next touch', async () => {
    await correct({ of: 'plan-stack', at: 'blue', value: null });
    expect(chips()).toEqual(begun.slice(0, 1));
    expect(screen.getByText(/^No longer possible: Acquire the blue architect’s plan.*\.$/)).toBeOnTheScreen();
    await tap('Neither');
    expect(screen.queryByText(/^No longer possible/)).toBeNull();
  });

  it('visit.pay: pays a visit that became too dear in the usual way, and says so', async () => {
    await correct({ of: 'influence', at: 'you', value: 0 });
    expect(chips()).toEqual(begun);
    expect(screen.getByText(/^Paid differently now: Visit the Builder for /)).toBeOnTheScreen();
  });

  it('is put aside when the log goes back to another turn, and there again when it comes forward', async () => {
    const { commit, undo, redo } = session.getState();
    const round = [{ kind: 'get-gold' }, { kind: 'take-card', deck: 'king' }, { kind: 'end-turn' }] as const;
    await act(async () => void (await commit(round)));
    await act(async () => void (await commit([{ kind: 'finish-lacerda' }])));
    expect(screen.queryByLabelText('Your move so far')).toBeNull();
    await tap(/^Visit the Builder: /);
    await act(async () => void (await undo()));
    expect(screen.queryByLabelText('Your move so far')).toBeNull();
    await act(async () => void (await redo()));
    expect(chips()).toEqual(begun.slice(0, 1));
  });
});
