import { View } from 'react-native';
import { useStore } from 'zustand';

import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Button } from '@/components/ui/Button';
import { SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { showToast } from '@/components/ui/toastStore';
import { DEFAULT_RULINGS } from '@/engine';
import { commonWords } from '@/i18n/common';
import { settingsWords } from '@/i18n/settings';
import { useWords } from '@/i18n/useWords';
import { APP_VERSION } from '@/store/appVersion';
import { rulings } from '@/store/rulings';
import { DEFAULT_SETTINGS, settings } from '@/store/settings';

import { AtTheTable } from './AtTheTable';
import { LanguageSetting } from './LanguageSetting';
import { Looks } from './Looks';
import { RulingSettings } from './RulingSettings';

/** What the person decides for themselves: looks, the table, and rulings. */
export function SettingsScreen() {
  const words = useWords(settingsWords);
  const unsaved = useStore(settings, (state) => state.unsaved);
  return (
    <Screen title={words.title} wide>
      <AppText>{unsaved ? words.unsaved : words.intro}</AppText>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.l, alignItems: 'flex-start' }}>
        <View style={COLUMN}>
          <LanguageSetting />
          <Looks />
          <AtTheTable />
        </View>
        <View style={COLUMN}>
          <RulingSettings />
          <Defaults />
          <Note>{words.version(APP_VERSION)}</Note>
        </View>
      </View>
    </Screen>
  );
}

const COLUMN = { flexGrow: 1, flexShrink: 1, flexBasis: 440, minWidth: 0, maxWidth: '100%', gap: SPACE.l } as const;

function Defaults() {
  const words = useWords(settingsWords);
  const { undo } = useWords(commonWords);
  const reset = async (): Promise<void> => {
    const before = { settings: settings.getState().chosen, rulings: rulings.getState().chosen };
    await Promise.all([settings.getState().choose(DEFAULT_SETTINGS), rulings.getState().choose(DEFAULT_RULINGS)]);
    const takeBack = (): void => {
      void settings.getState().choose(before.settings);
      void rulings.getState().choose(before.rulings);
    };
    showToast({ text: words.wereReset, action: { label: undo, onPress: takeBack } });
  };
  return (
    <View style={{ gap: SPACE.xs }}>
      <Button
        kind="secondary"
        label={words.defaults}
        icon={(color) => <UiIcon name="undo" size={20} color={color} />}
        onPress={() => void reset()}
      />
      <Note>{words.defaultsDetail}</Note>
    </View>
  );
}
