import { useMemo, useRef, type ReactNode } from 'react';
import { View } from 'react-native';

import { WRAP } from '@/components/ui/arrange';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Card } from '@/components/ui/Card';
import { Heading } from '@/components/ui/Heading';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { useArrival } from '@/components/ui/useArrival';
import { useReveal } from '@/components/ui/useReveal';
import { setupWords } from '@/i18n/setup';
import { useWords } from '@/i18n/useWords';

import { BeginStep } from './BeginStep';
import { DealtLine } from './DealtLine';
import { SetupQuestion } from './SetupQuestion';
import { StepPictures } from './StepPictures';
import { viewAt } from './laidOut';
import { placesOf, type SetupPart, type SetupStep } from './steps';
import type { SettingUp } from './useSettingUp';

/** One step: its parts under each other, the map after the last one that is laid there first. */
export function StepCard({ table, step, map }: StepCardProps) {
  const { parts } = step;
  const afterMap = map === undefined ? 0 : lastLaid(parts) + 1;
  const shown = (some: readonly SetupPart[]): ReactNode =>
    some.map((part) => <PartCard key={part.id} table={table} step={step} part={part} />);
  return (
    <>
      <StepHeading table={table} step={step} />
      {shown(parts.slice(0, afterMap))}
      {map}
      {shown(parts.slice(afterMap))}
    </>
  );
}

/** The last of the first run of parts on the map. */
function lastLaid(parts: readonly SetupPart[]): number {
  const first = parts.findIndex(({ onMap }) => onMap);
  const off = parts.findIndex(({ onMap }, index) => index > first && !onMap);
  return (off < 0 ? parts.length : off) - 1;
}

interface StepCardProps {
  readonly table: SettingUp;
  readonly step: SetupStep;
  /** Where the map is not beside it. */
  readonly map?: ReactNode;
}

/** One part: what the hands do, where, and what is asked about it. */
function PartCard({ table, step, part }: Omit<StepCardProps, 'map'> & { readonly part: SetupPart }) {
  const { draft, known, sheet, view, answer } = table;
  const lit = useMemo(() => placesOf(part.id, known), [part, known]);
  const shown = useMemo(() => (view === null ? null : viewAt(view, part.id)), [view, part]);
  const { title, say } = useWords(setupWords).steps[part.id];
  const isOwn = part.id === step.id;
  const place = useRef<View>(null);
  useReveal(place, !isOwn && table.ledTo?.part === part.id && table.ledTo.time);
  if (isOwn && part.asks.every((ask) => ask === 'cubes')) return null;
  return (
    <View ref={place}>
      <Card style={{ padding: SPACE.m }} {...(isOwn ? {} : { title })}>
        {!isOwn && <AppText>{say}</AppText>}
        {draft.kind === 'dealt' && <DealtLine step={part.id} known={known} />}
        {shown !== null && <StepPictures pictures={part.pictures} lit={lit} view={shown} />}
        {part.id === 'begin' && <BeginStep table={table} />}
        {part.asks.map((ask) =>
          ask === 'cubes' ? null : <SetupQuestion key={ask} ask={ask} known={known} sheet={sheet} onAnswer={answer} />,
        )}
      </Card>
    </View>
  );
}

function StepHeading({ table: { index, steps }, step }: { readonly table: SettingUp; readonly step: SetupStep }) {
  const words = useWords(setupWords);
  const { title, say } = words.steps[step.id];
  const heading = useRef<View>(null);
  useArrival(heading, step.id);
  return (
    <View ref={heading} tabIndex={-1} role="group" aria-label={title} style={{ gap: SPACE.xs, borderRadius: RADIUS.s }}>
      <View style={{ ...WRAP, alignItems: 'baseline', justifyContent: 'space-between', columnGap: SPACE.m }}>
        <Heading>{title}</Heading>
        {steps.length > 1 && <Note>{words.step(index + 1, steps.length)}</Note>}
      </View>
      {steps.length > 1 && <Progress done={index} all={steps.length} />}
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
