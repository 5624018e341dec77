import { View } from 'react-native';

import { Card } from '@/components/ui/Card';
import { Note } from '@/components/ui/Note';
import { Segment } from '@/components/ui/Segment';
import { spokenIn } from '@/i18n/catalogues';
import { LANGUAGE_NAMES } from '@/i18n/language';
import { settingsWords } from '@/i18n/settings';
import { useLanguage } from '@/i18n/speaking';
import { useWords } from '@/i18n/useWords';
import { settings, SETTINGS, useSettings } from '@/store/settings';

/** The language of the app; each is named in itself. */
export function LanguageSetting() {
  const words = useWords(settingsWords).language;
  const chosen = useSettings(({ language }) => language);
  const failed = useLanguage((state) => state.failed);
  const names = { ...LANGUAGE_NAMES, system: words.system };
  return (
    <Card title={words.label}>
      <Segment
        label={words.label}
        value={chosen}
        onChange={(language) => settings.getState().choose({ language })}
        onAim={(language) => {
          if (language !== 'system') void spokenIn(language).catch(() => undefined);
        }}
        options={SETTINGS.language.map((value) => ({ value, label: names[value] }))}
      />
      <View aria-live="polite">{failed && <Note>{words.failed}</Note>}</View>
    </Card>
  );
}
