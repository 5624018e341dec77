import type { ReactNode } from 'react';
import { View } from 'react-native';

import { IconButton } from '@/components/ui/IconButton';
import { SPACE } from '@/components/ui/scale';
import { UiIcon } from '@/components/ui/UiIcon';
import { useWords } from '@/i18n/useWords';
import { yourMoveWords } from '@/i18n/yourMove';

interface StepFooterProps {
  readonly onBack: () => void;
  /** The one button. */
  readonly children: ReactNode;
}

/** What lies under the thumb while something is entered: one step back, and the one button. */
export function StepFooter({ onBack, children }: StepFooterProps) {
  const words = useWords(yourMoveWords);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      <IconButton framed label={words.back} onPress={onBack} icon={(color) => <UiIcon name="undo" color={color} />} />
      <View style={{ flex: 1 }}>{children}</View>
    </View>
  );
}
