import { useState } from 'react';
import { View } from 'react-native';

import { AppText } from '@/components/ui/AppText';
import { Button } from '@/components/ui/Button';
import { Column, Row } from '@/components/ui/layout';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { showToast } from '@/components/ui/toastStore';
import { commonWords } from '@/i18n/common';
import { sheetFaultWords, sheetWords } from '@/i18n/sheet';
import { useTranslate, useWords } from '@/i18n/useWords';
import { importCopy, type ImportFault } from '@/store/boardCopyFormat';
import { useBoardSheets } from '@/store/boardSheets';

import { nameOfCopy } from '../nameOfCopy';
import { sayProblem } from '../problems';
import { pickText } from '@/components/transfer/hand';
import { TextBox } from '@/components/transfer/TextBox';

/** Reads a pasted sheet, names what is wrong with it, and adds a sound one beside the others: nothing is overwritten. */
export function BringIn({ onAdded }: { readonly onAdded: () => void }) {
  const words = useWords(sheetWords);
  const [text, setText] = useState('');
  const [fault, setFault] = useState<ImportFault>();
  const addSheet = useAdd(onAdded);
  const check = (given: string): void => setFault(addSheet(given));
  const write = (given: string): void => {
    setText(given);
    setFault(undefined);
  };
  const pick = async (): Promise<void> => {
    const picked = await pickText();
    if (picked === undefined) return;
    write(picked);
    check(picked);
  };
  return (
    <Column gap="m">
      <TextBox label={words.handing.paste} value={text} onChange={write} />
      <AppText variant="small" tone="inkSoft">
        {words.handing.paste}
      </AppText>
      {fault !== undefined && <Faults fault={fault} />}
      <Row gap="s">
        <Button label={words.handing.check} disabled={text.trim() === ''} onPress={() => check(text)} />
        <Button kind="secondary" label={words.handing.pick} onPress={() => void pick()} />
      </Row>
    </Column>
  );
}

/** Adds a sound sheet and says so; an unsound one changes nothing and its fault is given back. */
function useAdd(onAdded: () => void): (text: string) => ImportFault | undefined {
  const words = useWords(sheetWords);
  const { undo } = useWords(commonWords);
  const add = useBoardSheets((sheets) => sheets.add);
  const remove = useBoardSheets((sheets) => sheets.remove);
  const choose = useBoardSheets((sheets) => sheets.choose);
  const before = useBoardSheets((sheets) => sheets.activeId);
  const place = useBoardSheets((sheets) => sheets.copies.length);
  return (text) => {
    const read = importCopy(text);
    if (!read.ok) return read.error;
    const id = add(read.value);
    const takeBack = (): void => {
      remove(id);
      choose(before);
    };
    onAdded();
    showToast({
      text: words.handing.added(nameOfCopy(read.value, place, words)),
      action: { label: undo, onPress: takeBack },
    });
    return undefined;
  };
}

function Faults({ fault }: { readonly fault: ImportFault }) {
  const words = useWords(sheetWords);
  const speaker = useWords(sheetFaultWords);
  const t = useTranslate();
  const colors = useColors();
  return (
    <View
      role="alert"
      style={{ gap: SPACE.xs, padding: SPACE.m, borderRadius: RADIUS.m, borderWidth: 1.5, borderColor: colors.danger }}
    >
      <AppText variant="label" tone="danger">
        {fault.code === 'not-json' ? words.handing.notJson : words.handing.problems(fault.problems.length)}
      </AppText>
      {fault.code === 'problems' &&
        fault.problems.map((problem) => (
          <AppText key={`${problem.path} ${problem.code}`} variant="small">
            {sayProblem(problem, speaker, t, words)}
          </AppText>
        ))}
    </View>
  );
}
