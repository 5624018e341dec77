import { act, render, screen } from '@testing-library/react-native';
import { create } from 'zustand';

import { LanguageSetting } from '@/components/settings/LanguageSetting';
import { AppErrorScreen } from '@/components/shell/AppErrorScreen';
import { SpokenLanguage } from '@/components/shell/SpokenLanguage';
import { AppText } from '@/components/ui/AppText';
import { homeWords } from '@/i18n/home';
import { catalogue as pl } from '@/i18n/pl/pl';
import { speak, useLanguage } from '@/i18n/speaking';
import { ENGLISH, useWords } from '@/i18n/useWords';
import { DEFAULT_SETTINGS, settings } from '@/store/settings';

const DEVICE = ['de-DE', 'pt-BR'];
const useDevice = create<readonly string[]>(() => DEVICE);

jest.mock('expo-localization', () => ({ useLocales: jest.fn() }));
jest
  .requireMock<{ readonly useLocales: jest.Mock }>('expo-localization')
  .useLocales.mockImplementation(() => useDevice().map((languageTag) => ({ languageTag })));

const Subtitle = () => <AppText>{useWords(homeWords).subtitle}</AppText>;
const app = () => (
  <SpokenLanguage>
    <Subtitle />
    <LanguageSetting />
  </SpokenLanguage>
);

/** What was chosen is read, and the words of it are loaded. */
const settle = (): Promise<void> => act(async () => settings.getState().load());

afterEach(async () => {
  act(() => useDevice.setState(DEVICE, true));
  await act(async () => settings.getState().choose(DEFAULT_SETTINGS));
  act(() => useLanguage.setState({ spoken: ENGLISH, settled: false, failed: false }));
});

it('a phone draws nothing before it knows its language, and then speaks the device’s', async () => {
  act(() => settings.setState({ loaded: false }));
  render(app());
  expect(screen.queryByText('A companion at the table')).toBeNull();
  await settle();
  expect(await screen.findByText('Sua companhia à mesa')).toBeOnTheScreen();
  expect(screen.queryByText('A companion at the table')).toBeNull();
});

it('a device that is given another language for the app is followed at once', async () => {
  render(app());
  await settle();
  await screen.findByText('Sua companhia à mesa');
  await act(async () => useDevice.setState(['ru'], true));
  expect(await screen.findByText('Компаньон за игровым столом')).toBeOnTheScreen();
});

it('a choice counts for more than the device, and is spoken at once', async () => {
  render(app());
  await settle();
  await screen.findByText('Sua companhia à mesa');
  await act(async () => settings.getState().choose({ language: 'ru' }));
  expect(await screen.findByText('Компаньон за игровым столом')).toBeOnTheScreen();
  expect(screen.getByRole('radio', { name: 'Русский' })).toBeChecked();
  await act(async () => settings.getState().choose({ language: 'en' }));
  expect(await screen.findByText('A companion at the table')).toBeOnTheScreen();
});

it('an app that broke as a whole says so in the language it spoke', async () => {
  await act(async () => speak('pl'));
  render(<AppErrorScreen error={new Error('treasury left its track')} retry={async () => undefined} />);
  expect(screen.getByRole('heading', { name: pl.shell.error.title })).toBeOnTheScreen();
});
