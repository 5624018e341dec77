import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/layout';
import { settingsWords } from '@/i18n/settings';
import { useWords } from '@/i18n/useWords';
import { SETTINGS } from '@/store/settings';

import { SettingRow } from './SettingRow';
import { SettingSegment } from './SettingSegment';
import { SettingSwitch } from './SettingSwitch';

/** What the screens look like; every tap shows at once. */
export function Looks() {
  const words = useWords(settingsWords);
  return (
    <Card title={words.looks}>
      <SettingRow label={words.theme.label}>
        <SettingSegment of="theme" values={SETTINGS.theme} words={words.theme} />
      </SettingRow>
      <Divider />
      <SettingRow label={words.textSize.label} detail={words.textSize.detail}>
        <SettingSegment of="textSize" values={SETTINGS.textSize} words={words.textSize} />
        <AppText>{words.textSize.sample}</AppText>
      </SettingRow>
      <Divider />
      <SettingSwitch of="motion" on="reduced" off="system" />
    </Card>
  );
}
