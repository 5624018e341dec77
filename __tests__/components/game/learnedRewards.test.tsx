import { act, renderHook } from '@testing-library/react-native';

import { start } from '@/__tests__/helpers/playedGame';
import { useLearnedRewards } from '@/components/game/useLearnedRewards';
import { begin, type BoardSheet, type GameState } from '@/engine';
import { activeCopy, boardSheets } from '@/store/boardSheets';
import type { OpenGame } from '@/store/games/open';

const twoReis: BoardSheet['rewards'] = { B2: [{ kind: 'reis', amount: 2 }] };
const knowing = (state: GameState, rewards: BoardSheet['rewards']): GameState => ({
  ...state,
  sheet: { ...state.sheet, rewards },
});
const opened = (id: string, state: GameState): OpenGame => ({
  at: 'open',
  game: { id, name: '', created: '' },
  history: begin(state),
  role: 'playing',
  saving: 'saved',
  failure: null,
  recovered: null,
});
const onTheCopy = () => activeCopy(boardSheets.getState()).sheet.rewards;

async function learn(id: string): Promise<void> {
  const { rerender } = renderHook(useLearnedRewards, { initialProps: opened(id, start()) });
  await act(async () => rerender(opened(id, knowing(start(), twoReis))));
}

describe('rewards met while playing', () => {
  it('do not come from the demo, which is played on nobody’s board', async () => {
    await learn('demo');
    expect(onTheCopy()).toEqual({});
  });

  it('are known to the copy of this device afterwards', async () => {
    await learn('evening');
    expect(onTheCopy()).toEqual(twoReis);
  });

  it('are not taken from a game that is merely opened', async () => {
    const { rerender } = renderHook(useLearnedRewards, { initialProps: opened('one', start()) });
    await act(async () => rerender(opened('other', knowing(start(), { C3: [{ kind: 'ship' }] }))));
    expect(onTheCopy()).toEqual(twoReis);
  });
});
