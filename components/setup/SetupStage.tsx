import { useState } from 'react';
import { View, useWindowDimensions } from 'react-native';

import { MAP } from '@/components/board/layout';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Row } from '@/components/ui/layout';
import { SIDE_BY_SIDE, SPACE } from '@/components/ui/scale';
import { Screen } from '@/components/ui/Screen';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { setupWords } from '@/i18n/setup';
import { useWords } from '@/i18n/useWords';

import { AnotherWay } from './AnotherWay';
import { CubePad } from './CubePad';
import type { SetupDraft } from './draft';
import { SetupFooter } from './SetupFooter';
import { SetupMap } from './SetupMap';
import { StepCard } from './StepCard';
import { SetupSteps } from './SetupSteps';
import { placesOf, tickedSteps, type SetupStep, type StepId } from './steps';
import type { Begin } from './useBegin';
import { useSettingUp, type SettingUp as Table } from './useSettingUp';

interface SetupTableProps {
  readonly draft: SetupDraft;
  readonly begin: Begin;
  readonly notice: string | undefined;
}

/** A table being set: one step at a time, the map beside it or, on a phone, below it. */
export function SetupStage({ draft, begin, notice }: SetupTableProps) {
  const words = useWords(setupWords);
  const table = useSettingUp(draft);
  const wide = useWindowDimensions().width >= SIDE_BY_SIDE;
  const { step } = table;
  if (step === undefined) return null;
  const footer = (
    <>
      {!wide && step.id === 'cubes' && <CubePad known={table.known} {...table.cubes} />}
      <SetupFooter table={table} begin={begin} />
    </>
  );
  return (
    <Screen
      wide
      title={words.title}
      footer={footer}
      actions={wide ? undefined : <AllSteps table={table} now={step.id} />}
    >
      {notice !== undefined && <AppText tone="danger">{notice}</AppText>}
      {wide ? <SideBySide table={table} step={step} /> : <OneColumn table={table} step={step} />}
    </Screen>
  );
}

interface PartProps {
  readonly table: Table;
  readonly step: SetupStep;
}

/** On a tablet held upright the whole map is in view above the pad; on a phone it is as wide as the screen, so that a finger hits it. */
const AROUND_UPRIGHT_MAP = 430;
const SMALLEST_TABLET = 600;

const isOnMap = ({ parts }: SetupStep): boolean => parts.some(({ onMap }) => onMap);

function OneColumn({ table, step }: PartProps) {
  const { width, height } = useWindowDimensions();
  const mapWidth = Math.max(MAP.width, ((height - AROUND_UPRIGHT_MAP) * MAP.width) / MAP.height);
  const map = (
    <View style={{ width: '100%', maxWidth: width < SMALLEST_TABLET ? undefined : mapWidth, alignSelf: 'center' }}>
      <MapOf table={table} step={step} />
    </View>
  );
  return (
    <>
      <StepCard table={table} step={step} map={isOnMap(step) ? map : undefined} />
      {table.index === 0 && <AnotherWay draft={table.draft} />}
    </>
  );
}

/** What a screen needs above and below the map: its header, its margins and the footer. */
const AROUND_MAP = 230;

function SideBySide({ table, step }: PartProps) {
  const { width, height } = useWindowDimensions();
  const mapWidth = Math.max(360, Math.min(width * 0.46, ((height - AROUND_MAP) * MAP.width) / MAP.height));
  const words = useWords(setupWords);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.l }}>
      <View style={{ width: mapWidth }}>
        <MapOf table={table} step={step} />
      </View>
      <View style={{ flex: 1, gap: SPACE.m }}>
        <StepCard table={table} step={step} />
        {step.id === 'cubes' && (
          <Card style={{ padding: SPACE.m }}>
            <CubePad known={table.known} {...table.cubes} />
          </Card>
        )}
        <Card title={words.allSteps} tone="sunken" style={{ padding: SPACE.m }}>
          <SetupSteps steps={table.steps} now={step.id} done={tickedOf(table)} onStep={table.goTo} />
          <AnotherWay draft={table.draft} />
        </Card>
      </View>
    </View>
  );
}

function MapOf({ table: { view, known, cubes }, step }: PartProps) {
  if (view === null) return null;
  const lit = step.parts.filter(({ onMap }) => onMap).flatMap(({ id }) => placesOf(id, known));
  return <SetupMap view={view} lit={lit} {...(step.id === 'cubes' ? { entry: cubes } : {})} />;
}

const tickedOf = ({ steps, draft, known }: Table): readonly StepId[] => tickedSteps(steps, draft.done, known);

/** On a phone the checklist is a sheet. */
function AllSteps({ table, now }: { readonly table: Table; readonly now: StepId }) {
  const words = useWords(setupWords);
  const [opened, open] = useState(false);
  const go = (id: StepId): void => {
    open(false);
    table.goTo(id);
  };
  return (
    <Row>
      <Button kind="quiet" label={words.allSteps} onPress={() => open(true)} />
      <BottomSheet open={opened} title={words.allSteps} onClose={() => open(false)}>
        <SetupSteps steps={table.steps} now={now} done={tickedOf(table)} onStep={go} />
        <AnotherWay draft={table.draft} />
      </BottomSheet>
    </Row>
  );
}
