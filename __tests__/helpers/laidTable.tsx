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
  await show();
}

/** Shows the table that is laid, with what the device remembers of it. */
export async function show(): Promise<void> {
  render(<Laid />);
  await act(async () => undefined);
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

/** Tap after tap, and what the device saves after each. */
async function touch(role: 'button' | 'checkbox', names: readonly (string | RegExp)[]): Promise<void> {
  for (const name of names) await act(async () => void fireEvent.press(screen.getByRole(role, { name })));
}

export const tap = (...names: readonly (string | RegExp)[]): Promise<void> => touch('button', names);
export const tick = (...names: readonly (string | RegExp)[]): Promise<void> => touch('checkbox', names);

export const expectHeading = (name: string): void => expect(screen.getByRole('heading', { name })).toBeOnTheScreen();
