import { useEffect } from 'react';

import { deviceLanguages } from '@/components/ui/deviceLanguages';
import { languageFor } from '@/i18n/language';
import { speak } from '@/i18n/speaking';
import { useSettings, useSettingsLoaded } from '@/store/settings';

/** Has the app speak what the person chose, or else what their device speaks. */
export function useSpokenLanguage(): void {
  const isKnown = useSettingsLoaded();
  const choice = useSettings((chosen) => chosen.language);
  useEffect(() => {
    if (isKnown) void speak(choice === 'system' ? languageFor(deviceLanguages()) : choice);
  }, [isKnown, choice]);
}
