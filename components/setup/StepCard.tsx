import { useMemo, useRef } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { useArrival } from '@/components/ui/useArrival';
import { setupWords } from '@/i18n/setup';
import { useWords } from '@/i18n/useWords';

import { BeginStep } from './BeginStep';
import { DealtLine } from './DealtLine';
import { SetupQuestion } from './SetupQuestion';
import { StepPictures } from './StepPictures';
import { placesOf, type SetupStep } from './steps';
import type { SettingUp } from './useSettingUp';

/** One step: what the hands do, where, and what is asked about it. */
export function StepCard({ table, step }: { readonly table: SettingUp; readonly step: SetupStep }) {
  const { draft, told, sheet, view, answer, goTo } = table;
  const lit = useMemo(() => placesOf(step.id, told), [step, told]);
  return (
    <Card style={{ padding: SPACE.m }}>
      <StepHeading table={table} step={step} />
      {draft.kind === 'dealt' && <DealtLine step={step.id} told={told} />}
      {view !== null && <StepPictures pictures={step.pictures} lit={lit} view={view} />}
      {step.id === 'begin' && <BeginStep kind={draft.kind} told={told} onStep={goTo} />}
      {step.asks.map((ask) =>
        ask === 'cubes' ? null : <SetupQuestion key={ask} ask={ask} told={told} sheet={sheet} onAnswer={answer} />,
      )}
    </Card>
  );
}

function StepHeading({ table: { index, steps }, step }: { readonly table: SettingUp; readonly step: SetupStep }) {
  const words = useWords(setupWords);
  const { title, say } = words.steps[step.id];
  const heading = useRef<View>(null);
  useArrival(heading, step.id);
  return (
    <View ref={heading} tabIndex={-1} role="group" aria-label={title} style={{ gap: SPACE.xs, borderRadius: RADIUS.s }}>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          columnGap: SPACE.m,
        }}
      >
        <Heading>{title}</Heading>
        <AppText variant="small" tone="inkSoft">
          {words.step(index + 1, steps.length)}
        </AppText>
      </View>
      <Progress done={index} all={steps.length} />
      <AppText>{say}</AppText>
    </View>
  );
}

/** How far the table is set, as a line. */
function Progress({ done, all }: { readonly done: number; readonly all: number }) {
  const colors = useColors();
  return (
    <View aria-hidden style={{ height: 4, borderRadius: 2, backgroundColor: colors.line }}>
      <View
        style={{ height: 4, borderRadius: 2, width: `${((done + 1) / all) * 100}%`, backgroundColor: colors.primary }}
      />
    </View>
  );
}
