import { useState } from 'react';
import { View } from 'react-native';

import { ReadingProgress } from '@/components/transfer/ReadingProgress';
import { TextBox } from '@/components/transfer/TextBox';
import { sayTextFault } from '@/components/transfer/textFault';
import { useReading } from '@/components/transfer/useReading';
import { AppText } from '@/components/ui/AppText';
import { Note } from '@/components/ui/Note';
import { Button } from '@/components/ui/Button';
import { Column, Row } from '@/components/ui/layout';
import { RADIUS, SPACE } from '@/components/ui/scale';
import { useColors } from '@/components/ui/theme';
import { showToast } from '@/components/ui/toastStore';
import type { Result } from '@/engine';
import { commonWords } from '@/i18n/common';
import { sheetFaultWords, sheetWords } from '@/i18n/sheet';
import { transferWords } from '@/i18n/transfer';
import { useTranslate, useWords } from '@/i18n/useWords';
import { importCopy, type ImportFault, type Shared } from '@/store/boardCopyFormat';
import { useBoardSheets } from '@/store/boardSheets';
import { isTextFault, readText, type TextFault } from '@/store/importText';

import { nameOfCopy } from '../nameOfCopy';
import { sayProblem } from '../problems';

type SheetWords = (typeof sheetWords)['en'];
type TransferWords = (typeof transferWords)['en'];

/** Reads a pasted sheet, names what is wrong with it, and adds a sound one beside the others: nothing is overwritten. */
export function ImportBoardSheet({ onAdded }: { readonly onAdded: () => void }) {
  const words = useWords(sheetWords);
  const [text, setText] = useState('');
  const addSheet = useAdd(onAdded);
  const reading = useReading<Shared, ImportFault>((given) => readText(given, addSheet));
  const { progress } = reading;
  const isReading = progress.at === 'reading';
  const write = (given: string): void => {
    setText(given);
    reading.clear();
  };
  return (
    <Column gap="m">
      <TextBox label={words.transfer.paste} value={text} onChange={write} />
      <Note>{words.transfer.paste}</Note>
      {progress.at === 'read' && !progress.result.ok && <Faults fault={progress.result.error} />}
      <Row gap="s">
        <Button
          label={words.transfer.check}
          disabled={isReading || text.trim() === ''}
          onPress={() => reading.look(text)}
        />
        <Button kind="secondary" label={words.transfer.pick} disabled={isReading} onPress={reading.pick} />
      </Row>
      <ReadingProgress reading={reading} />
    </Column>
  );
}

/** Adds a sound sheet and says so; an unsound one changes nothing and its fault is given back. */
function useAdd(onAdded: () => void): (text: string) => Result<Shared, ImportFault> {
  const words = useWords(sheetWords);
  const { undo } = useWords(commonWords);
  const add = useBoardSheets((sheets) => sheets.add);
  const remove = useBoardSheets((sheets) => sheets.remove);
  const choose = useBoardSheets((sheets) => sheets.choose);
  const written = useBoardSheets((sheets) => sheets.written);
  const before = useBoardSheets((sheets) => sheets.activeId);
  const place = useBoardSheets((sheets) => sheets.copies.length);
  return (text) => {
    const read = importCopy(text);
    if (!read.ok) return read;
    const id = add(read.value);
    const takeBack = (): void => {
      remove(id);
      choose(before);
    };
    const name = nameOfCopy(read.value, place, words);
    void written().then(() => {
      onAdded();
      showToast({ text: words.transfer.added(name), action: { label: undo, onPress: takeBack } });
    });
    return read;
  };
}

function headline(fault: ImportFault | TextFault, { transfer }: SheetWords, reading: TransferWords): string {
  if (isTextFault(fault)) return sayTextFault(fault, reading);
  return fault.code === 'not-json' ? transfer.notJson : transfer.problems(fault.problems.length);
}

function Faults({ fault }: { readonly fault: ImportFault | TextFault }) {
  const words = useWords(sheetWords);
  const speaker = useWords(sheetFaultWords);
  const transfer = useWords(transferWords);
  const t = useTranslate();
  const colors = useColors();
  return (
    <View
      role="alert"
      style={{ gap: SPACE.xs, padding: SPACE.m, borderRadius: RADIUS.m, borderWidth: 1.5, borderColor: colors.danger }}
    >
      <AppText variant="label" tone="danger">
        {headline(fault, words, transfer)}
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
