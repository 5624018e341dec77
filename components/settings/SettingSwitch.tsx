import { SwitchRow } from '@/components/ui/SwitchRow';
import { settingsWords } from '@/i18n/settings';
import { useWords } from '@/i18n/useWords';
import { settings, useSettings, type Settings } from '@/store/settings';

type Switched = 'motion' | 'haptics' | 'speech';

interface SettingSwitchProps<Name extends Switched> {
  readonly of: Name;
  readonly on: Settings[Name];
  readonly off: Settings[Name];
  /** What follows once it is saved. */
  readonly onChosen?: () => void;
}

/** A setting with two answers. */
export function SettingSwitch<Name extends Switched>({ of, on, off, onChosen }: SettingSwitchProps<Name>) {
  const { label, detail } = useWords(settingsWords)[of];
  const value = useSettings((chosen) => chosen[of]);
  const choose = (isOn: boolean): void => {
    void settings
      .getState()
      .choose({ [of]: isOn ? on : off })
      .then(onChosen);
  };
  return <SwitchRow label={label} detail={detail} value={value === on} onChange={choose} />;
}
