import { useState } from 'react';
import { Text, View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Badge } from '@/components/ui/Badge';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';
import { UiIcon } from '@/components/ui/UiIcon';
import type { ForecastChange, ForecastStep, Step } from '@/engine';
import { forecastWords } from '@/i18n/forecast';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';

import { sentenceOf } from '../his/sentence';
import { StepIcon } from '../his/StepIcon';
import { inShort } from './inShort';
import { TELLING, type Foreseen } from './useForecast';

/** His next turn in one line, with what your move changes about it; a tap opens the whole of it. */
export function ForecastStrip({ foreseen }: { readonly foreseen: Foreseen }) {
  const colors = useColors();
  const words = useWords(forecastWords);
  const [open, setOpen] = useState(false);
  const { lead, deed, was } = inShort(foreseen, words);
  const spoken = `${lead} ${deed}${was ?? ''}`;
  return (
    <>
      <Touch
        label={words.open(spoken)}
        onPress={() => setOpen(true)}
        style={({ pressed, hovered }) => ({
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s,
          paddingVertical: SPACE.s,
          borderRadius: RADIUS.m,
          backgroundColor: pressed || hovered === true ? colors.primarySoft : 'transparent',
        })}
      >
        <AppText variant="small" live style={{ flex: 1 }}>
          {lead} <Text style={{ fontWeight: '700' }}>{deed}</Text>
          {was}
        </AppText>
        <UiIcon name="chevron" size={18} />
      </Touch>
      <BottomSheet open={open} title={words.title} onClose={() => setOpen(false)}>
        <ForecastSteps foreseen={foreseen} />
      </BottomSheet>
    </>
  );
}

const useSaid = (): ((step: Step) => string) => {
  const turn = useWords(turnWords);
  const t = useTranslate();
  return (step) => sentenceOf(step, turn, t);
};

function ForecastSteps({
  foreseen: {
    now,
    difference: { changes, wigs },
  },
}: {
  readonly foreseen: Foreseen;
}) {
  const words = useWords(forecastWords);
  return (
    <>
      {now.steps
        .filter(({ at }) => TELLING.includes(at))
        .map((step, index) => (
          <Row key={`${index} ${step.at}`} step={step} change={changes.find(({ at }) => at === step.at)} />
        ))}
      {(wigs.you !== 0 || wigs.lacerda !== 0) && (
        <AppText variant="label" live>
          {words.wigs(wigs.you, wigs.lacerda)}
        </AppText>
      )}
    </>
  );
}

function Row({
  step: { at, step, certain },
  change,
}: {
  readonly step: ForecastStep;
  readonly change: ForecastChange | undefined;
}) {
  const words = useWords(forecastWords);
  const said = useSaid();
  const was = change?.kind === 'instead' ? change.was.step : null;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      {step !== null && <StepIcon step={step} />}
      <View style={{ flex: 1, gap: 2 }}>
        <AppText variant="small">{step === null ? words.waits : said(step)}</AppText>
        {was !== null && (
          <AppText variant="small" tone="inkSoft">
            {words.instead(said(was))}
          </AppText>
        )}
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
          {at === 'his-follow' && <Badge tone="accent" label={words.hisFollow} />}
          {change !== undefined && <Badge tone="accent" label={words.changed} />}
          {!certain && <Badge label={words.perhaps} />}
        </View>
      </View>
    </View>
  );
}
