import { View } from 'react-native';

import { SPACE } from '@/components/ui/scale';
import { Segment } from '@/components/ui/Segment';
import { SEATS } from '@/engine';
import { useWords } from '@/i18n/useWords';
import { valuesWords } from '@/i18n/values';

import { CountTile } from '@/components/values/CountTile';
import { useEdit } from '@/components/values/EditContext';
import { ValueTile } from '@/components/values/ValueTile';

const PERIODS = [1, 2] as const;

/** Where the game stands, and whose turn it is. */
export function Moment() {
  const { state, put, open } = useEdit();
  const words = useWords(valuesWords);
  const ending = words.endings[state.ending ?? 'none'];
  return (
    <>
      <Segment
        label={words.toMove}
        value={state.toMove}
        onChange={(value) => put(() => [{ of: 'to-move', value }])}
        options={SEATS.map((value) => ({ value, label: words.movers[value] }))}
      />
      <Segment
        label={words.period}
        value={state.period}
        onChange={(value) => put(() => [{ of: 'period', value }])}
        options={PERIODS.map((value) => ({ value, label: words.periods[value] }))}
      />
      <View style={{ flexDirection: 'row', gap: SPACE.s, flexWrap: 'wrap' }}>
        <CountTile of={{ of: 'round', value: 0 }} label={words.short.round} />
        <ValueTile
          wordy
          name={`${words.ending}: ${ending}`}
          value={ending}
          label={words.ending}
          onPress={() => open({ kind: 'ending' })}
        />
      </View>
    </>
  );
}
