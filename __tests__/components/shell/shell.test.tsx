import { act, fireEvent, screen } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import { View } from 'react-native';

import { HomeScreen } from '@/components/home/HomeScreen';
import { ErrorScreen } from '@/components/shell/ErrorScreen';
import { NotFoundScreen } from '@/components/shell/NotFoundScreen';

const Empty = () => <View />;
const layout = () => <Stack screenOptions={{ headerShown: false }} unstable_screenErrorBoundary={ErrorScreen} />;
const cards = [{ id: 'score', href: '/score', icon: () => null }] as const;
const Home = () => <HomeScreen cards={cards} />;

describe('home', () => {
  it('says what this is, under one first-level heading, with a described picture', () => {
    renderRouter({ _layout: layout, index: Home, score: Empty });
    expect(screen.getByRole('heading', { name: 'Lisboa' })).toBeOnTheScreen();
    expect(screen.getByRole('img', { name: /tile panel/ })).toBeOnTheScreen();
    expect(screen.getByText(/leaves the decisions to you/)).toBeOnTheScreen();
  });

  it('leads to what works', () => {
    const app = renderRouter({ _layout: layout, index: Home, score: Empty });
    fireEvent.press(screen.getByRole('link', { name: /^Final score/ }));
    expect(app.getPathname()).toBe('/score');
  });
});

describe('an unknown address', () => {
  it('says so and shows the way home', () => {
    const app = renderRouter(
      { _layout: layout, index: Home, score: Empty, '+not-found': NotFoundScreen },
      { initialUrl: '/rua-nowhere' },
    );
    expect(screen.getByRole('heading', { name: 'No such street' })).toBeOnTheScreen();
    fireEvent.press(screen.getByRole('link', { name: 'Go to home screen' }));
    expect(app.getPathname()).toBe('/');
    expect(screen.getByRole('heading', { name: 'Lisboa' })).toBeOnTheScreen();
  });
});

describe('a screen that throws', () => {
  let broken = true;
  const Fragile = () => {
    if (broken) throw new Error('treasury left its track');
    return <NotFoundScreen />;
  };
  const open = () => renderRouter({ _layout: layout, index: Home, score: Fragile }, { initialUrl: '/score' });

  beforeEach(() => {
    broken = true;
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('says what happened, that the game is kept, and shows details', () => {
    open();
    expect(screen.getByRole('heading', { name: 'Something broke' })).toBeOnTheScreen();
    expect(screen.getByText(/Everything up to your last confirmed step is saved/)).toBeOnTheScreen();
    expect(screen.getByText('Error: treasury left its track')).toBeOnTheScreen();
  });

  it('can be tried again', async () => {
    open();
    broken = false;
    await act(async () => void fireEvent.press(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByRole('heading', { name: 'No such street' })).toBeOnTheScreen();
  });

  it('lets the person go home', async () => {
    const app = open();
    await act(async () => void fireEvent.press(screen.getByRole('button', { name: 'Go to home screen' })));
    expect(app.getPathname()).toBe('/');
    expect(screen.getByRole('heading', { name: 'Lisboa' })).toBeOnTheScreen();
  });
});
