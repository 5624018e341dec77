import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Row } from '@/components/ui/layout';
import { onWeb } from '@/components/ui/platform';
import { SPACE } from '@/components/ui/scale';
import { homeWords } from '@/i18n/home';
import { useWords } from '@/i18n/useWords';
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
    </View>
  );
}
