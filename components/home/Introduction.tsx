import { View } from 'react-native';

import { WRAP } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Row } from '@/components/ui/layout';
import { onWeb } from '@/components/ui/platform';
import { SPACE } from '@/components/ui/scale';
import { homeWords } from '@/i18n/home';
import { LANGUAGE_NAMES, LANGUAGES } from '@/i18n/language';
import { useTranslate, useWords } from '@/i18n/useWords';
import { settings, useSettings } from '@/store/settings';

/**
 * What the app is, until the person has read it. In browsers the page's own script hides it before the first paint
 * (see firstLook.web.ts), so that no card moves under a thumb.
 */
export function Introduction() {
  const words = useWords(homeWords);
  const isRead = useSettings((chosen) => chosen.introduction === 'read');
  if (isRead) return null;
  return (
    <View style={{ gap: SPACE.s }} {...onWeb({ dataSet: { introduction: 'here' } })}>
      <AppText>{words.intro}</AppText>
      <Row>
        <Button
          kind="quiet"
          label={words.introRead}
          onPress={() => settings.getState().choose({ introduction: 'read' })}
        />
      </Row>
      <OtherLanguages label={words.language} />
    </View>
  );
}

/** For whom the device speaks another language than they do: one touch, before anything was read. */
function OtherLanguages({ label }: { readonly label: string }) {
  const { language: spoken } = useTranslate();
  return (
    <View role="group" aria-label={label} style={{ ...WRAP, columnGap: SPACE.xs }}>
      {LANGUAGES.filter((language) => language !== spoken).map((language) => (
        <Button
          key={language}
          kind="quiet"
          label={LANGUAGE_NAMES[language]}
          onPress={() => settings.getState().choose({ language })}
        />
      ))}
    </View>
  );
}
