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

import { DepthRow } from '../depth/DepthRow';

interface PlayerPanelProps {
  readonly seat: Seat;
  /** The game on the table: a move that is being entered has not happened yet. */
  readonly history: History;
  /** The table above shows that move already: its values are not those corrected here. */
  readonly isAhead: boolean;
  readonly onClose: () => void;
  /** Tracks more or less from now on. */
  readonly onDepth: () => void;
}

/** Everything tracked of one side; a tap on a value corrects it. */
export function PlayerPanel({ seat, history, isAhead, onClose, onDepth }: PlayerPanelProps) {
  const { seat: names } = useWords(soloWords);
  const { tapToCorrect, beforeMove } = useWords(valuesWords);
  return (
    <BottomSheet open title={names[seat]} onClose={onClose} footer={lastPut(history)}>
      {isAhead && (
        <AppText variant="small" style={{ fontWeight: '700' }}>
          {beforeMove}
        </AppText>
      )}
      <AppText variant="small" tone="inkSoft">
        {tapToCorrect}
      </AppText>
      <Editing state={history.now} onPut={putRight}>
        <View>{seat === 'you' ? <YourValues /> : <HisValues />}</View>
      </Editing>
      {seat === 'you' && <DepthRow state={history.now} onChange={onDepth} />}
    </BottomSheet>
  );
}
