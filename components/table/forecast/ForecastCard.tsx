import { useMemo, useState } from 'react';
import { View } from 'react-native';

import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Badge } from '@/components/ui/Badge';
import { Card } from '@/components/ui/Card';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { useColors } from '@/components/ui/theme';
import { Touch } from '@/components/ui/Touch';
import {
  difference,
  forecast,
  type Forecast,
  type ForecastAt,
  type ForecastChange,
  type ForecastDifference,
  type ForecastStep,
  type GameState,
  type NobleStep,
  type Step,
} from '@/engine';
import type { yourTurn } from '@/i18n/en/yourTurn';
import { soloWords } from '@/i18n/solo';
import { turnWords } from '@/i18n/turn';
import { useTranslate, useWords } from '@/i18n/useWords';
import { yourTurnWords } from '@/i18n/yourTurn';

import { sentenceOf } from '../his/sentence';
import { StepIcon } from '../his/StepIcon';

/** The steps someone plans around; the courtier, the discard and the aide follow from the board. */
const TELLING: readonly ForecastAt[] = ['his-follow', 'state', 'noble', 'church', 'end'];

/** His next turn as it would be now, and what the move entered so far changes about it. */
export interface Foreseen {
  readonly now: Forecast;
  readonly difference: ForecastDifference;
}

/** Null when nobody asks (`before` is null), or nothing of his is left that someone plans around: he has no next turn, or it is nearly over. */
export function useForecast(before: GameState | null, after: GameState): Foreseen | null {
  const was = useMemo(() => (before === null ? null : forecast(before)), [before]);
  return useMemo(() => {
    const now = before === null || before === after ? was : forecast(after);
    if (now === null || was === null || !now.steps.some(({ at }) => TELLING.includes(at))) return null;
    return { now, difference: difference(was, now) };
  }, [before, after, was]);
}

const useSaid = (): ((step: Step) => string) => {
  const turn = useWords(turnWords);
  const t = useTranslate();
  return (step) => sentenceOf(step, turn, t);
};

/** What he will do next, and what your move changes about it. */
export function ForecastCard({ foreseen }: { readonly foreseen: Foreseen }) {
  const words = useWords(soloWords).forecast;
  return (
    <Card title={words.title} style={{ padding: SPACE.m, gap: SPACE.s }}>
      <ForecastSteps foreseen={foreseen} />
    </Card>
  );
}

function ForecastSteps({
  foreseen: {
    now,
    difference: { changes, wigs },
  },
}: {
  readonly foreseen: Foreseen;
}) {
  const words = useWords(soloWords).forecast;
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
  const words = useWords(soloWords).forecast;
  const { forecast: yours } = useWords(yourTurnWords);
  const said = useSaid();
  const was = change?.kind === 'instead' ? change.was.step : null;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
      {step !== null && <StepIcon step={step} />}
      <View style={{ flex: 1, gap: 2 }}>
        <AppText variant="small">{step === null ? words.waits : said(step)}</AppText>
        {was !== null && (
          <AppText variant="small" tone="inkSoft">
            {yours.instead(said(was))}
          </AppText>
        )}
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs }}>
          {at === 'his-follow' && <Badge tone="accent" label={yours.follows} />}
          {change !== undefined && <Badge tone="accent" label={words.changed} />}
          {!certain && <Badge label={words.perhaps} />}
        </View>
      </View>
    </View>
  );
}

/** The step of his that matters most: his follow of this visit, else what he does with his own. */
const telling = ({ steps }: Forecast): ForecastStep | undefined =>
  steps.find(({ at }) => at === 'his-follow') ?? steps.find(({ at }) => at === 'noble');

type Short = (typeof yourTurn)['forecast'];

/** What it comes to, in a few words. */
function inShort(step: Step | null | undefined, { short, nothing }: Short, waits: string): string {
  if (step === null || step === undefined) return waits;
  if (!('paid' in step) || !step.done) return nothing;
  return (short as Readonly<Record<NobleStep['action'], (step: NobleStep) => string>>)[step.action](step);
}

/** One line that stays in view while you enter your move; a tap opens his whole next turn. */
export function ForecastStrip({ foreseen }: { readonly foreseen: Foreseen }) {
  const colors = useColors();
  const words = useWords(soloWords).forecast;
  const { forecast: yours } = useWords(yourTurnWords);
  const [open, setOpen] = useState(false);
  const {
    now,
    difference: { changes },
  } = foreseen;
  const next = telling(now);
  const text = (next?.at === 'his-follow' ? yours.stripFollow : yours.strip)(inShort(next?.step, yours, words.waits));
  return (
    <>
      <Touch
        label={`${yours.open}: ${text}`}
        onPress={() => setOpen(true)}
        style={({ pressed, hovered }) => ({
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s,
          paddingHorizontal: SPACE.s,
          paddingVertical: SPACE.xs,
          borderRadius: RADIUS.m,
          backgroundColor: pressed || hovered === true ? colors.primarySoft : colors.sunken,
        })}
      >
        <View style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s }}>
          <AppText variant="small" style={{ flexGrow: 1, flexShrink: 1, flexBasis: 200 }}>
            {text}
          </AppText>
          {changes.length > 0 && <Badge tone="accent" label={yours.changes(changes.length)} />}
        </View>
        <UiIcon name="chevron" size={18} />
      </Touch>
      <BottomSheet open={open} title={yours.title} onClose={() => setOpen(false)}>
        <ForecastSteps foreseen={foreseen} />
      </BottomSheet>
    </>
  );
}
