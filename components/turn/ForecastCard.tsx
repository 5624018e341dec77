import { useMemo } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Badge } from '@/components/ui/Badge';
import { Card } from '@/components/ui/Card';
import { SPACE } from '@/components/ui/scale';
import { difference, forecast, type Forecast, type ForecastAt, type GameState } from '@/engine';
import { soloWords } from '@/i18n/solo';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';

import { sentenceOf } from './sentence';
import { StepIcon } from './StepIcon';

/** The steps someone plans around; the courtier, the discard and the aide follow from the board. */
const TELLING: readonly ForecastAt[] = ['his-follow', 'state', 'noble', 'church', 'end'];

interface ForecastCardProps {
  /** Before anything was entered. */
  readonly before: GameState;
  /** With the move as entered so far. */
  readonly after: GameState;
}

/** What he will do next, always in view in your turn, and what your move changes about it. */
export function ForecastCard({ before, after }: ForecastCardProps) {
  const words = useWords(soloWords).forecast;
  const was = useMemo(() => forecast(before), [before]);
  const now = useMemo(() => (before === after ? was : forecast(after)), [before, after, was]);
  if (now === null || was === null) return null;
  const { changes, wigs } = difference(was, now);
  const changed = changes.map(({ at }) => at);
  return (
    <Card title={words.title} style={{ padding: SPACE.m, gap: SPACE.s }}>
      <Steps forecast={now} changed={changed} />
      {(wigs.you !== 0 || wigs.lacerda !== 0) && <AppText variant="label" live>{words.wigs(wigs.you, wigs.lacerda)}</AppText>}
    </Card>
  );
}

function Steps({ forecast: { steps }, changed }: { readonly forecast: Forecast; readonly changed: readonly ForecastAt[] }) {
  const words = useWords(soloWords).forecast;
  const turn = useWords(turnWords);
  const t = useTranslate();
  return steps
    .filter(({ at }) => TELLING.includes(at))
    .map(({ at, step, certain }, index) => (
      <View key={`${index} ${at}`} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
        {step !== null && <StepIcon step={step} />}
        <View style={{ flex: 1, gap: 2 }}>
          <AppText variant="small">{step === null ? words.waits : sentenceOf(step, turn, t)}</AppText>
          <View style={{ flexDirection: 'row', gap: SPACE.xs }}>
            {changed.includes(at) && <Badge tone="accent" label={words.changed} />}
            {!certain && <Badge label={words.perhaps} />}
          </View>
        </View>
      </View>
    ));
}
