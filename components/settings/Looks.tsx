import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { Divider } from '@/components/ui/layout';
import { Segment } from '@/components/ui/Segment';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { settingsWords } from '@/i18n/settings';
import { useWords } from '@/i18n/useWords';
import { settings, SETTINGS, useSettings } from '@/store/settings';

import { SettingRow } from './SettingRow';

/** What the screens look like; every tap shows at once. */
export function Looks() {
  const words = useWords(settingsWords);
  const { theme, textSize, motion } = useSettings((chosen) => chosen);
  const { choose } = settings.getState();
  return (
    <Card title={words.looks}>
      <SettingRow label={words.theme.label}>
        <Segment
          label={words.theme.label}
          value={theme}
          onChange={(value) => choose({ theme: value })}
          options={SETTINGS.theme.map((value) => ({ value, label: words.theme.answers[value] }))}
        />
      </SettingRow>
      <Divider />
      <SettingRow label={words.textSize.label} detail={words.textSize.detail}>
        <Segment
          label={words.textSize.label}
          value={textSize}
          onChange={(value) => choose({ textSize: value })}
          options={SETTINGS.textSize.map((value) => ({ value, label: words.textSize.answers[value] }))}
        />
        <AppText>{words.textSize.sample}</AppText>
      </SettingRow>
      <Divider />
      <SwitchRow
        label={words.motion.label}
        detail={words.motion.detail}
        value={motion === 'reduced'}
        onChange={(on) => choose({ motion: on ? 'reduced' : 'system' })}
      />
    </Card>
  );
}
