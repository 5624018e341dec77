import { useEffect } from 'react';

import { useDeviceLanguages } from '@/components/ui/useDeviceLanguages';
import { languageFor } from '@/i18n/language';
import { speak } from '@/i18n/speaking';
import { useSettings, useSettingsLoaded } from '@/store/settings';

/** Has the app speak what the person chose, or else what their device speaks. */
export function useSpokenLanguage(): void {
  const isKnown = useSettingsLoaded();
  const choice = useSettings((chosen) => chosen.language);
  const ofDevice = languageFor(useDeviceLanguages());
  const language = choice === 'system' ? ofDevice : choice;
  useEffect(() => {
    if (isKnown) void speak(language);
  }, [isKnown, language]);
}
