import { act, fireEvent, screen } from '@testing-library/react-native';
import { renderRouter } from 'expo-router/testing-library';
import { StyleSheet } from 'react-native';

import app from '@/app.json';
import { SettingsScreen } from '@/components/settings/SettingsScreen';
import { ToastHost } from '@/components/ui/ToastHost';
import { DEFAULT_RULINGS } from '@/engine';
import { rulings } from '@/store/rulings';
import { DEFAULT_SETTINGS, settings } from '@/store/settings';

import { OTHER_RULINGS } from '@/__tests__/helpers/otherRulings';

jest.mock('expo-haptics', () => ({
  impactAsync: jest.fn(async () => undefined),
  ImpactFeedbackStyle: { Light: 'light' },
}));

const Page = () => (
  <>
    <SettingsScreen />
    <ToastHost />
  </>
);
const Empty = () => null;

async function show() {
  const app = renderRouter({ settings: Page, board: Empty }, { initialUrl: '/settings' });
  await act(async () => undefined);
  return app;
}
/** A press counts once it is written. */
const press = async (role: 'button' | 'radio' | 'switch', name: string | RegExp) => {
  fireEvent.press(screen.getByRole(role, { name }));
  await act(() => jest.advanceTimersByTimeAsync(20));
};
const choose = (name: string | RegExp) => press('radio', name);

beforeEach(async () => {
  await settings.getState().choose(DEFAULT_SETTINGS);
  await rulings.getState().choose(DEFAULT_RULINGS);
});

describe('settings', () => {
  it('start at their defaults', async () => {
    await show();
    for (const name of [
      'System',
      'Normal',
      'Right',
      /^What Lacerda needs/,
      /^His officials stay/,
      /^Most wigs first/,
      /^Site first/,
      /^Officials on his plans/,
      /^Sole first place/,
      /^Coins in hand/,
    ])
      expect(screen.getByRole('radio', { name })).toBeChecked();
    expect(screen.getByRole('switch', { name: /^Reduce motion/ })).not.toBeChecked();
    expect(screen.getByRole('switch', { name: /^Vibration/ })).toBeChecked();
    expect(screen.getByRole('switch', { name: /^Read Lacerda’s turn aloud/ })).not.toBeChecked();
  });

  it('end with the version, for a report', async () => {
    await show();
    expect(screen.getByText(`Version ${app.expo.version}`)).toBeVisible();
  });

  it('are in force at once', async () => {
    await show();
    await choose('High contrast');
    await choose('Left');
    await choose(/^Everything/);
    await press('switch', /^Reduce motion/);
    await press('switch', /^Vibration/);
    await press('switch', /^Read Lacerda’s turn aloud/);
    expect(settings.getState().chosen).toEqual({
      ...DEFAULT_SETTINGS,
      theme: 'contrast',
      hand: 'left',
      depth: 'everything',
      motion: 'reduced',
      haptics: 'off',
      speech: 'on',
    });
  });

  it('scale the text', async () => {
    await show();
    const size = () => StyleSheet.flatten(screen.getByText('The King expects you at court.').props['style']).fontSize;
    const before = size();
    await choose('Largest');
    expect(size()).toBe(before * 1.5);
  });

  it('decide every ruling that is open, with its reason', async () => {
    await show();
    for (const why of [
      /say so only where he places them/,
      /always builds the left one/,
      /don’t say which order comes first/,
      /That could mean/,
      /whether a tie counts/,
      /cash in influence first/,
    ])
      expect(screen.getByText(why)).toBeOnTheScreen();
    for (const name of OTHER_RULINGS) await choose(name);
    expect(rulings.getState().chosen).toEqual({
      R8: 'overflow',
      R9: 'always-left',
      R10: 'tile-first',
      R11: 'offices',
      R12: 'ties-count',
      R13: 'influence-cashed',
    });
  });

  it('lead to the board for the rulings that are printed on a copy', async () => {
    const app = await show();
    expect(screen.getAllByRole('link')).toHaveLength(3);
    fireEvent.press(screen.getByRole('link', { name: 'State actions (R2)' }));
    expect(app.getPathnameWithParams()).toBe('/board#top');
  });

  it('go back to the defaults, and back again', async () => {
    await show();
    await choose('Dark');
    await choose(/^Tile first/);
    await press('button', 'Reset to defaults');
    expect(settings.getState().chosen).toEqual(DEFAULT_SETTINGS);
    expect(rulings.getState().chosen).toEqual(DEFAULT_RULINGS);
    await press('button', 'Undo');
    expect(settings.getState().chosen.theme).toBe('dark');
    expect(rulings.getState().chosen.R10).toBe('tile-first');
  });
});
