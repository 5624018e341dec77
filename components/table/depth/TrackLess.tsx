import { AppText } from '@/components/ui/AppText';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { Button } from '@/components/ui/Button';
import { depthWords } from '@/i18n/depth';
import { useWords } from '@/i18n/useWords';

import { useSetDepth } from './useSetDepth';

/** Says what stops being tracked, before it does. */
export function TrackLess({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(depthWords).less;
  const setDepth = useSetDepth();
  const confirm = (): void => {
    setDepth({ kind: 'set-depth', depth: 'lacerda-needs' });
    onClose();
  };
  return (
    <BottomSheet
      open
      title={words.title}
      onClose={onClose}
      footer={<Button wide label={words.confirm} onPress={confirm} />}
    >
      <AppText variant="label">{words.stops}</AppText>
      <AppText>{words.then}</AppText>
      <AppText tone="inkSoft">{words.again}</AppText>
    </BottomSheet>
  );
}
