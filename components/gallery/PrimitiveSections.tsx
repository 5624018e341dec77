import { useState } from 'react';
import { View } from 'react-native';

import { NobleIcon } from '@/components/pieces/NobleIcon';
import { PieceIcon } from '@/components/pieces/PieceIcon';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Badge } from '@/components/ui/Badge';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Checklist } from '@/components/ui/Checklist';
import { Chip } from '@/components/ui/Chip';
import { Choice } from '@/components/ui/Choice';
import { Column, Divider, Row } from '@/components/ui/layout';
import { NumberEntry } from '@/components/ui/NumberEntry';
import { NumberPad } from '@/components/ui/NumberPad';
import { Segment } from '@/components/ui/Segment';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { Stepper } from '@/components/ui/Stepper';
import { SwitchRow } from '@/components/ui/SwitchRow';
import { useColors } from '@/components/ui/theme';
import { showToast } from '@/components/ui/toastStore';
import { framed, PALETTES, type ColorName } from '@/components/ui/tokens';
import { TEXT_VARIANTS } from '@/components/ui/typography';
import { commonWords } from '@/i18n/common';
import { galleryWords } from '@/i18n/gallery';
import { nameWords } from '@/i18n/names';
import { useWords } from '@/i18n/useWords';

const nothing = (): void => undefined;
const BADGES = ['neutral', 'primary', 'accent', 'danger'] as const;
const NOBLES = ['builder', 'minister', 'king'] as const;
const STEPS = ['cube', 'house', 'ship'] as const;

/** Every primitive in its states. */
export function PrimitiveSections() {
  return (
    <>
      <TextSection />
      <ButtonSection />
      <ChoiceSection />
      <NumberSection />
      <ListSection />
      <LayerSection />
      <ColourSection />
    </>
  );
}

function TextSection() {
  const words = useWords(galleryWords);
  return (
    <Card title={words.sections.text}>
      {TEXT_VARIANTS.map((variant) => (
        <AppText key={variant} variant={variant}>
          {words.sample}
        </AppText>
      ))}
    </Card>
  );
}

function ButtonSection() {
  const { sections, actions } = useWords(galleryWords);
  return (
    <Card title={sections.buttons}>
      <Row gap="m">
        <Button label={actions.go} onPress={nothing} />
        <Button kind="secondary" label={actions.other} onPress={nothing} />
        <Button kind="quiet" label={actions.quiet} onPress={nothing} />
        <Button kind="danger" label={actions.danger} onPress={nothing} />
        <Button busy label={actions.go} onPress={nothing} />
        <Button label={actions.off} unavailable={actions.reason} onPress={nothing} />
      </Row>
    </Card>
  );
}

function ChoiceSection() {
  const words = useWords(galleryWords);
  const names = useWords(nameWords).noble;
  const [noble, setNoble] = useState<(typeof NOBLES)[number]>('minister');
  const [players, setPlayers] = useState(2);
  const [decrees, setDecrees] = useState<readonly number[]>([3]);
  const toggle = (wigs: number): void =>
    setDecrees(decrees.includes(wigs) ? decrees.filter((each) => each !== wigs) : [...decrees, wigs]);
  return (
    <Card title={words.sections.choices}>
      <Choice
        label={words.question}
        value={noble}
        onChange={setNoble}
        options={NOBLES.map((value) => ({ value, label: names[value], icon: <NobleIcon noble={value} size={32} /> }))}
      />
      <Segment
        label={words.players}
        value={players}
        onChange={setPlayers}
        options={[1, 2, 3, 4].map((value) => ({ value, label: String(value) }))}
      />
      <Row>
        {[1, 2, 3, 6].map((wigs) => (
          <Chip
            key={wigs}
            label={words.chipWigs(wigs)}
            selected={decrees.includes(wigs)}
            onPress={() => toggle(wigs)}
          />
        ))}
      </Row>
    </Card>
  );
}

function NumberSection() {
  const words = useWords(galleryWords);
  const [wigs, setWigs] = useState(47);
  const [influence, setInfluence] = useState(4);
  const entry = { label: words.wigs, value: wigs, onChange: setWigs, max: 400 };
  return (
    <Card title={words.sections.numbers}>
      <NumberEntry {...entry} icon={<PieceIcon piece="wig" size={32} />} />
      <Divider />
      <Stepper
        label={words.influence}
        value={influence}
        onChange={setInfluence}
        max={10}
        icon={<PieceIcon piece="influence" size={32} />}
      />
      <Divider />
      <NumberPad {...entry} />
    </Card>
  );
}

function ListSection() {
  const words = useWords(galleryWords);
  const [done, setDone] = useState<readonly string[]>(['cube']);
  const [awake, setAwake] = useState(true);
  const [hints, setHints] = useState(false);
  return (
    <Card title={words.sections.lists}>
      <Checklist
        label={words.steps.label}
        items={STEPS.map((id) => ({ id, done: done.includes(id), ...words.steps[id] }))}
        onToggle={(id, isDone) => setDone(isDone ? [...done, id] : done.filter((each) => each !== id))}
      />
      <Divider />
      <SwitchRow {...words.awake} value={awake} onChange={setAwake} />
      <SwitchRow label={words.hints} value={hints} onChange={setHints} />
    </Card>
  );
}

function LayerSection() {
  const words = useWords(galleryWords);
  const { undo, done } = useWords(commonWords);
  const [open, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <Card title={words.sections.layers}>
      <Row gap="m">
        <Button kind="secondary" label={words.openSheet} onPress={() => setOpen(true)} />
        <Button
          kind="secondary"
          label={words.showToast}
          onPress={() => showToast({ text: words.toast, action: { label: undo, onPress: nothing } })}
        />
      </Row>
      <Row>
        {BADGES.map((tone) => (
          <Badge key={tone} tone={tone} label={words.badges[tone]} />
        ))}
      </Row>
      <BottomSheet
        open={open}
        title={words.sheetTitle}
        onClose={close}
        footer={<Button wide label={done} onPress={close} />}
      >
        <AppText>{words.sheetText}</AppText>
      </BottomSheet>
    </Card>
  );
}

function ColourSection() {
  const words = useWords(galleryWords);
  const colors = useColors();
  const names = Object.keys(PALETTES.light) as readonly ColorName[];
  return (
    <Card title={words.sections.colours}>
      <Row>
        {names.map((name) => (
          <Column key={name} gap="xs" style={{ width: 92 }}>
            <View
              style={{
                height: 36,
                borderRadius: 6,
                ...framed(colors, name),
              }}
            />
            <Note>{name}</Note>
          </Column>
        ))}
      </Row>
    </Card>
  );
}
