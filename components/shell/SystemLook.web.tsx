import { useEffect } from 'react';

import { settings, useSettings, useSettingsLoaded } from '@/store/settings';

/**
 * Tells the page's style sheet what was chosen. Until the device has answered, the page keeps what its own script
 * set before the first paint.
 */
export function SystemLook() {
  const loaded = useSettingsLoaded();
  const theme = useSettings((chosen) => chosen.theme);
  const textSize = useSettings((chosen) => chosen.textSize);
  const motion = useSettings((chosen) => chosen.motion);
  const introduction = useSettings((chosen) => chosen.introduction);
  useEffect(() => void settings.getState().load(), []);
  useEffect(() => {
    if (loaded) Object.assign(document.documentElement.dataset, { theme, textSize, motion, introduction });
  }, [loaded, theme, textSize, motion, introduction]);
  return null;
}
