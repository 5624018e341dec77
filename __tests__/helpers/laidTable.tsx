import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { Table } from '@/components/table/Table';
import type { GameState, History } from '@/engine';
import { session, useSession } from '@/store/games/games';

/** The table of this window with whatever it waits for. */
function Laid() {
  const open = useSession((now) => now.open);
  return open.at === 'open' ? <Table state={open.history.now} /> : null;
}

/** Lays a position on the table as a game of its own and shows it. */
export async function lay(state: GameState): Promise<void> {
  await act(async () => void (await session.getState().beginGame(state, 'Evening')));
  render(<Laid />);
}

/** What has been entered since it was laid. */
export function entered(): History['done'] {
  const { open } = session.getState();
  return open.at === 'open' ? open.history.done : [];
}

/** The table as it lies now. */
export function now(): GameState {
  const { open } = session.getState();
  if (open.at !== 'open') throw new Error('nothing lies on the table');
  return open.history.now;
}

/** One tap, and what the device saves after it. */
export async function tap(name: string | RegExp): Promise<void> {
  await act(async () => void fireEvent.press(screen.getByRole('button', { name })));
}

export const expectHeading = (name: string): void => expect(screen.getByRole('heading', { name })).toBeOnTheScreen();
