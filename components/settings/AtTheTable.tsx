import { Note } from '@/components/ui/Note';
import { Card } from '@/components/ui/Card';
import { Choice } from '@/components/ui/Choice';
import { feel } from '@/components/ui/haptics';
import { Divider } from '@/components/ui/layout';
import { Segment } from '@/components/ui/Segment';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { settingsWords } from '@/i18n/settings';
import { useWords } from '@/i18n/useWords';
import { settings, SETTINGS, useSettings } from '@/store/settings';

import { SettingRow } from './SettingRow';

/** How the app behaves beside the cardboard. */
export function AtTheTable() {
  const words = useWords(settingsWords);
  const { hand, haptics, speech, depth } = useSettings((chosen) => chosen);
  const { choose } = settings.getState();
  const chooseHaptics = (on: boolean): void => {
    void choose({ haptics: on ? 'on' : 'off' }).then(feel);
  };
  return (
    <Card title={words.atTheTable}>
      <SettingRow label={words.hand.label} detail={words.hand.detail}>
        <Segment
          label={words.hand.label}
          value={hand}
          onChange={(value) => choose({ hand: value })}
          options={HANDS.map((value) => ({ value, label: words.hand.answers[value] }))}
        />
      </SettingRow>
      <Divider />
      <SwitchRow
        label={words.haptics.label}
        detail={words.haptics.detail}
        value={haptics === 'on'}
        onChange={chooseHaptics}
      />
      <Divider />
      <SwitchRow
        label={words.speech.label}
        detail={words.speech.detail}
        value={speech === 'on'}
        onChange={(on) => choose({ speech: on ? 'on' : 'off' })}
      />
      <Divider />
      <SettingRow label={words.depth.label}>
        <Choice
          label={words.depth.label}
          value={depth}
          onChange={(value) => choose({ depth: value })}
          options={SETTINGS.depth.map((value) => ({ value, ...words.depth.answers[value] }))}
        />
        <Note>{words.depth.note}</Note>
      </SettingRow>
    </Card>
  );
}

/** As they lie on the table. */
const HANDS = ['left', 'right'] as const;
