import { useColorScheme } from 'react-native';

import { useSettings } from '@/store/settings';

import { paletteFor, PALETTES, type Colors } from './tokens';

/** The colours to draw with right now. */
export function useColors(): Colors {
  const choice = useSettings((settings) => settings.theme);
  const systemIsDark = useColorScheme() === 'dark';
  return PALETTES[paletteFor(choice, systemIsDark)];
}
