import { View } from 'react-native';

import { UiIcon } from '@/components/ui/UiIcon';
import { Button } from '@/components/ui/Button';
import type { SheetEntry } from '@/engine';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';
import { useSettings } from '@/store/settings';

/** "This is what mine shows", under the thumb of the free hand. */
export function ConfirmRow({ entry, onConfirm }: { readonly entry: SheetEntry; readonly onConfirm: () => void }) {
  const words = useWords(sheetWords);
  const hand = useSettings((chosen) => chosen.hand);
  return (
    <View style={{ flexDirection: 'row', justifyContent: hand === 'right' ? 'flex-end' : 'flex-start' }}>
      <Button
        label={words.panel.confirm}
        name={words.panel.confirmNamed(words.panels[entry].title)}
        icon={(color) => <UiIcon name="check" size={22} color={color} />}
        onPress={onConfirm}
      />
    </View>
  );
}
