import { useRef, useState } from 'react';
import { View } from 'react-native';

import { UiIcon } from '@/components/ui/UiIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { feel } from '@/components/ui/haptics';
import { Column, Row } from '@/components/ui/layout';
import { useColors } from '@/components/ui/theme';
import { useArrival } from '@/components/ui/useArrival';
import type { Confirmed } from '@/engine';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';
import { withConfirmed, withSheet } from '@/store/boardCopy';
import { useBoardCopy, useBoardSheets } from '@/store/boardSheets';

import { ConfirmRow } from './ConfirmRow';
import { LACERDA_ENTRIES } from './lacerdaEntries';
import { PanelDrawing } from './PanelDrawing';
import { PanelProblems } from './PanelProblems';

/**
 * Before the first solo turn: the four panels that decide Lacerda's moves, one after the other, each matched with one tap.
 * `onDone` is called when all four match; whoever mounts it asks `mustConfirmForLacerda` first.
 */
export function ConfirmForLacerda({ onDone }: { readonly onDone: () => void }) {
  const { loaded, copy } = useBoardCopy();
  return loaded ? <Walk key={copy.id} from={firstOpen(copy.confirmed)} onDone={onDone} /> : null;
}

/** Whoever left in the middle continues where they were. */
function firstOpen(confirmed: Confirmed): number {
  const open = LACERDA_ENTRIES.findIndex((entry) => confirmed[entry] !== true);
  return open < 0 ? LACERDA_ENTRIES.length : open;
}

function Walk({ from, onDone }: { readonly from: number; readonly onDone: () => void }) {
  const [step, goTo] = useState(from);
  const top = useRef<View>(null);
  useArrival(top, String(step));
  const finished = step >= LACERDA_ENTRIES.length;
  return (
    <Column gap="l">
      <View ref={top} tabIndex={-1}>
        <Progress step={step} />
      </View>
      {step === 0 && <Why />}
      {finished ? (
        <Finished onDone={onDone} />
      ) : (
        <Step step={step} onNext={() => goTo(step + 1)} onBack={() => goTo(step - 1)} />
      )}
    </Column>
  );
}

function Why() {
  const words = useWords(sheetWords).lacerda;
  return <AppText>{words.why}</AppText>;
}

/** Four beads, one per panel. */
function Progress({ step }: { readonly step: number }) {
  const words = useWords(sheetWords).lacerda;
  const colors = useColors();
  const all = LACERDA_ENTRIES.length;
  const shown = Math.min(step + 1, all);
  return (
    <Row gap="s" wrap={false}>
      {LACERDA_ENTRIES.map((entry, place) => (
        <View
          key={entry}
          style={{
            flex: 1,
            height: 8,
            borderRadius: 4,
            backgroundColor: place < step ? colors.primary : place === step ? colors.control : colors.line,
          }}
        />
      ))}
      <Note live>{words.step(shown, all)}</Note>
    </Row>
  );
}

interface StepProps {
  readonly step: number;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

function Step({ step, onNext, onBack }: StepProps) {
  const words = useWords(sheetWords);
  const { copy } = useBoardCopy();
  const change = useBoardSheets((sheets) => sheets.change);
  const confirmPanel = useBoardSheets((sheets) => sheets.confirm);
  const entry = LACERDA_ENTRIES[step];
  if (entry === undefined) return null;
  const confirm = async (): Promise<void> => {
    await confirmPanel((now) => withConfirmed(now, [entry], true));
    feel();
    onNext();
  };
  return (
    <Card key={entry} title={words.panels[entry].title}>
      <Note>{words.lacerda.reasons[entry]}</Note>
      <AppText>{words.panels[entry].look}</AppText>
      <PanelDrawing entry={entry} sheet={copy.sheet} onChange={(part) => void change((now) => withSheet(now, part))} />
      <PanelProblems entry={entry} sheet={copy.sheet} />
      <ConfirmRow entry={entry} onConfirm={() => void confirm()} />
      {step > 0 && <Button kind="quiet" label={words.lacerda.back} onPress={onBack} />}
    </Card>
  );
}

function Finished({ onDone }: { readonly onDone: () => void }) {
  const words = useWords(sheetWords).lacerda;
  const colors = useColors();
  return (
    <Card tone="primarySoft">
      <Row gap="m">
        <UiIcon name="check" size={32} color={colors.primary} />
        <AppText variant="label" live>
          {words.done}
        </AppText>
      </Row>
      <Button label={words.finish} onPress={onDone} />
    </Card>
  );
}
