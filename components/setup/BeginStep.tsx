import { useState } from 'react';

import { UiIcon } from '@/components/ui/UiIcon';
import { RulingSettings } from '@/components/settings/RulingSettings';
import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column, Row } from '@/components/ui/layout';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { useColors } from '@/components/ui/theme';
import { DEFAULT_RULINGS, type RulingId } from '@/engine';
import { setupWords } from '@/i18n/setup';
import { useWords } from '@/i18n/useWords';
import { useRulings } from '@/store/rulings';

import { openParts } from './steps';
import type { SettingUp } from './useSettingUp';

/** Before the first turn: what is still missing leads to its place; rulings are as the person set them. */
export function BeginStep({ table: { steps, known, lookInto } }: { readonly table: SettingUp }) {
  const words = useWords(setupWords);
  const colors = useColors();
  const open = openParts(steps, known);
  return (
    <Column gap="m">
      {open.length === 0 && (
        <Row gap="s">
          <UiIcon name="check" color={colors.primary} />
          <AppText variant="label">{words.begin.ready}</AppText>
        </Row>
      )}
      {open.map((missing) => (
        <Button
          key={missing.id}
          kind="secondary"
          label={words.begin.missing(words.steps[missing.id].title, missing.open)}
          onPress={() => lookInto(missing)}
        />
      ))}
      <RulingsLine />
    </Column>
  );
}

const IDS = Object.keys(DEFAULT_RULINGS) as readonly RulingId[];

function RulingsLine() {
  const words = useWords(setupWords).begin;
  const { rulings } = useRulings();
  const [opened, open] = useState(false);
  const changed = IDS.filter((id) => rulings[id] !== DEFAULT_RULINGS[id]).length;
  return (
    <Row gap="s" spread wrap={false}>
      <AppText>{words.rulings(changed)}</AppText>
      <Button kind="quiet" label={words.change} name={words.changeNamed} onPress={() => open(true)} />
      <BottomSheet open={opened} title={words.rulingsTitle} onClose={() => open(false)}>
        <RulingSettings />
      </BottomSheet>
    </Row>
  );
}
