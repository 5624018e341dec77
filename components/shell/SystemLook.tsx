import { StatusBar } from 'expo-status-bar';
import { setBackgroundColorAsync } from 'expo-system-ui';
import { useEffect } from 'react';
import { useColorScheme } from 'react-native';

import { useColors } from '@/components/ui/theme';
import { paletteFor } from '@/components/ui/tokens';
import { settings, useSettings } from '@/store/settings';

/** Makes the phone's status bar and the ground behind the screens follow the theme. */
export function SystemLook() {
  const { page } = useColors();
  const choice = useSettings((settings) => settings.theme);
  const palette = paletteFor(choice, useColorScheme() === 'dark');
  useEffect(() => void settings.getState().load(), []);
  useEffect(() => {
    void setBackgroundColorAsync(page);
  }, [page]);
  return <StatusBar style={palette === 'dark' || palette === 'contrastDark' ? 'light' : 'dark'} />;
}
