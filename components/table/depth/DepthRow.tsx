import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { SPACE } from '@/components/ui/scale';
import type { GameState } from '@/engine';
import { depthWords } from '@/i18n/depth';
import { useWords } from '@/i18n/useWords';

interface DepthRowProps {
  readonly state: Pick<GameState, 'depth'>;
  readonly onChange: () => void;
}

/** What the app tracks of this game, and the way to track more or less. */
export function DepthRow({ state: { depth }, onChange }: DepthRowProps) {
  const words = useWords(depthWords);
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s }}>
      <AppText variant="small" tone="inkSoft" style={{ flexGrow: 1, flexShrink: 1 }}>
        {words.now[depth]}
      </AppText>
      <Button kind="secondary" label={words.change[depth]} onPress={onChange} />
    </View>
  );
}
