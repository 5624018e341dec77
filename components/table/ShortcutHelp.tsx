import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { useColors } from '@/components/ui/theme';
import { shortcutWords } from '@/i18n/shortcuts';
import { useWords } from '@/i18n/useWords';
import { settings, useSettings } from '@/store/settings';

/** Every key and what it does; who presses keys by mistake turns them off here. */
export function ShortcutHelp({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const words = useWords(shortcutWords);
  const colors = useColors();
  const on = useSettings(({ shortcuts }) => shortcuts === 'on');
  return (
    <BottomSheet open={open} title={words.title} onClose={onClose}>
      <View role="list" aria-label={words.title} style={{ gap: SPACE.s }}>
        {words.keys.map(({ key, does }) => (
          <View key={key} role="listitem" style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
            <View
              style={{
                minWidth: 48,
                alignItems: 'center',
                paddingHorizontal: SPACE.s,
                borderRadius: RADIUS.s,
                borderWidth: 1,
                borderColor: colors.control,
              }}
            >
              <AppText variant="label">{key}</AppText>
            </View>
            <AppText style={{ flex: 1 }}>{does}</AppText>
          </View>
        ))}
      </View>
      <SwitchRow
        label={words.use}
        detail={words.detail}
        value={on}
        onChange={(value) => settings.getState().choose({ shortcuts: value ? 'on' : 'off' })}
      />
    </BottomSheet>
  );
}
