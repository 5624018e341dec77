import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { SPACE } from '@/components/ui/scale';
import { UiIcon } from '@/components/ui/UiIcon';
import type { Correction, Entry, GameState, History } from '@/engine';
import { chronicleWords } from '@/i18n/log';
import { useTranslate, useWords } from '@/i18n/useWords';
import { valuesWords } from '@/i18n/values';
import { session } from '@/store/games/games';

/** The values an entry corrected; none when it did anything else. */
const correctedIn = (entry: Entry | undefined): readonly Correction[] =>
  entry?.moves.flatMap((move) => (move.kind === 'correct' ? [move.correction] : [])) ?? [];

/** What was corrected last, as the log says it, and the way back; nothing when something else happened last. */
export function lastPut({ done, now }: History) {
  const corrections = correctedIn(done.at(-1));
  return corrections.length === 0 ? undefined : <LastPut sheet={now.sheet} corrections={corrections} />;
}

interface LastPutProps {
  readonly sheet: GameState['sheet'];
  readonly corrections: readonly Correction[];
}

function LastPut({ sheet, corrections }: LastPutProps) {
  const words = useWords(valuesWords);
  const { values } = useWords(chronicleWords);
  const { list } = useTranslate();
  const said = (correction: Correction): string =>
    (values[correction.of] as (correction: Correction, sheet: GameState['sheet']) => string)(correction, sheet);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
      <AppText live style={{ flex: 1 }}>
        {words.corrected(list(corrections.map(said)))}
      </AppText>
      <Button
        kind="secondary"
        label={words.undo}
        icon={(color) => <UiIcon name="undo" color={color} />}
        onPress={() => void session.getState().undo()}
      />
    </View>
  );
}
