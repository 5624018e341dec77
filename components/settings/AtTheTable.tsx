import { Note } from '@/components/ui/Note';
import { Card } from '@/components/ui/Card';
import { Choice } from '@/components/ui/Choice';
import { feel } from '@/components/ui/haptics';
import { Divider } from '@/components/ui/layout';
import { settingsWords } from '@/i18n/settings';
import { useWords } from '@/i18n/useWords';
import { settings, SETTINGS, useSettings } from '@/store/settings';

import { SettingRow } from './SettingRow';
import { SettingSegment } from './SettingSegment';
import { SettingSwitch } from './SettingSwitch';

/** How the app behaves beside the cardboard. */
export function AtTheTable() {
  const words = useWords(settingsWords);
  const depth = useSettings((chosen) => chosen.depth);
  return (
    <Card title={words.atTheTable}>
      <SettingRow label={words.hand.label} detail={words.hand.detail}>
        <SettingSegment of="hand" values={HANDS} words={words.hand} />
      </SettingRow>
      <Divider />
      <SettingSwitch of="haptics" on="on" off="off" onChosen={feel} />
      <Divider />
      <SettingSwitch of="speech" on="on" off="off" />
      <Divider />
      <SettingRow label={words.depth.label}>
        <Choice
          label={words.depth.label}
          value={depth}
          onChange={(value) => settings.getState().choose({ depth: value })}
          options={SETTINGS.depth.map((value) => ({ value, ...words.depth.answers[value] }))}
        />
        <Note>{words.depth.note}</Note>
      </SettingRow>
    </Card>
  );
}

/** As they lie on the table. */
const HANDS = ['left', 'right'] as const;
