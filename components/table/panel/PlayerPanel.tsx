import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { Editing } from '@/components/values/Editing';
import { lastPut } from '@/components/values/LastPut';
import { putRight } from '@/components/values/putRight';
import { HisValues, YourValues } from '@/components/values/Seats';
import type { History, Seat } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { useWords } from '@/i18n/useWords';
import { valuesWords } from '@/i18n/values';

interface PlayerPanelProps {
  readonly seat: Seat;
  /** The game on the table: a move that is being entered has not happened yet. */
  readonly history: History;
  readonly onClose: () => void;
}

/** Everything tracked of one side; a tap on a value corrects it. */
export function PlayerPanel({ seat, history, onClose }: PlayerPanelProps) {
  const { seat: names } = useWords(soloWords);
  const { tapToCorrect } = useWords(valuesWords);
  return (
    <BottomSheet open title={names[seat]} onClose={onClose} footer={lastPut(history)}>
      <AppText variant="small" tone="inkSoft">
        {tapToCorrect}
      </AppText>
      <Editing state={history.now} onPut={putRight}>
        <View>{seat === 'you' ? <YourValues /> : <HisValues />}</View>
      </Editing>
    </BottomSheet>
  );
}
