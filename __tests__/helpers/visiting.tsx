import { act, fireEvent, screen } from '@testing-library/react-native';
import { Stack } from 'expo-router';
import { renderRouter } from 'expo-router/testing-library';
import type { ComponentType } from 'react';
import { View } from 'react-native';

const layout = () => <Stack screenOptions={{ headerShown: false }} />;
const Empty = () => <View />;

/** Lets the device save and the screen be drawn again; the router's helper stops the clock. */
export const settle = () => act(() => jest.advanceTimersByTimeAsync(50));

/** The app at an address: these screens, and nothing to see at the other addresses named. */
export async function visiting(
  initialUrl: string,
  screens: Readonly<Record<string, ComponentType>>,
  others: readonly string[] = [],
): Promise<void> {
  const empty = Object.fromEntries(others.map((address) => [address, Empty]));
  renderRouter({ _layout: layout, index: Empty, ...empty, ...screens }, { initialUrl });
  await settle();
}

/** One tap, and what the device saves after it. */
export async function press(name: string | RegExp, role: 'button' | 'checkbox' | 'radio' = 'button'): Promise<void> {
  fireEvent.press(screen.getByRole(role, { name }));
  await settle();
}

export const pickDeck = (deck: string): Promise<void> =>
  act(async () => void fireEvent.press(screen.getByRole('radio', { name: `Card from the ${deck} deck` })));
