import { act, fireEvent, render, screen } from '@testing-library/react-native';

import { start } from '@/__tests__/helpers/playedGame';
import { ExportEverything } from '@/components/games/transfer/ExportEverything';
import { ExportReminder } from '@/components/transfer/ExportReminder';
import { exportReminder } from '@/store/exportReminder';
import { session } from '@/store/games/games';

const TITLE = 'Export a copy?';
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
const press = async (name: string) => {
  fireEvent.press(screen.getByRole('button', { name }));
  await settled();
};
const begin = async (count: number) => {
  for (let game = 0; game < count; game += 1) await session.getState().beginGame(start(), `Evening ${game}`);
};
const show = async () => {
  render(
    <ExportReminder>
      <ExportEverything />
    </ExportReminder>,
  );
  await settled();
};

it('suggests an export after ten games, is put off, comes again after ten more, and ends with an export', async () => {
  await begin(9);
  await show();
  expect(screen.queryByText(TITLE)).toBeNull();
  screen.unmount();

  await begin(1);
  await show();
  expect(screen.getByText(TITLE)).toBeOnTheScreen();
  await press('Not now');
  expect(screen.queryByText(TITLE)).toBeNull();
  screen.unmount();

  await settled();
  await begin(10);
  await show();
  await press('Export everything');
  expect(screen.getByText(TITLE)).toBeOnTheScreen();
  expect(exportReminder.getState().exported).toBeNull();
  await press('Copy text');
  expect(exportReminder.getState().exported).not.toBeNull();
  expect(screen.queryByText(TITLE)).toBeNull();
});
