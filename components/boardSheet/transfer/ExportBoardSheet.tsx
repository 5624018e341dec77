import { useState } from 'react';

import { copyText, sendSheet } from '@/components/transfer/export';
import { TextBox } from '@/components/transfer/TextBox';
import { Note } from '@/components/ui/Note';
import { Button } from '@/components/ui/Button';
import { Heading } from '@/components/ui/Heading';
import { Column, Row } from '@/components/ui/layout';
import { fileWay } from '@/components/ui/platform';
import { BottomSheet } from '@/components/ui/BottomSheet';
import { showToast } from '@/components/ui/toastStore';
import { sheetWords } from '@/i18n/sheet';
import { useWords } from '@/i18n/useWords';
import type { BoardCopy } from '@/store/boardCopy';
import { exportCopy } from '@/store/boardCopyFormat';

import { ImportBoardSheet } from './ImportBoardSheet';

interface HandOnProps {
  readonly copy: BoardCopy;
  readonly name: string;
}

/** Export and import of whole sheets. */
export function HandOn({ copy, name }: HandOnProps) {
  const words = useWords(sheetWords).transfer;
  const [open, setOpen] = useState<'export' | 'import'>();
  const close = (): void => setOpen(undefined);
  return (
    <Column gap="s">
      <Heading level={3}>{words.title}</Heading>
      <Note>{words.intro}</Note>
      <Row gap="s">
        <Button kind="secondary" label={words.share} onPress={() => setOpen('export')} />
        <Button kind="secondary" label={words.bring} onPress={() => setOpen('import')} />
      </Row>
      <BottomSheet open={open === 'export'} title={words.share} onClose={close}>
        <Export copy={copy} name={name} />
      </BottomSheet>
      <BottomSheet open={open === 'import'} title={words.bring} onClose={close}>
        <ImportBoardSheet onAdded={close} />
      </BottomSheet>
    </Column>
  );
}

const fileName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');

function Export({ copy, name }: HandOnProps) {
  const words = useWords(sheetWords).transfer;
  const text = exportCopy(copy);
  const copyIt = async (): Promise<void> =>
    showToast({ text: (await copyText(text)) ? words.copied : words.notCopied });
  return (
    <Column gap="m">
      <TextBox label={words.text} value={text} />
      <Row gap="s">
        <Button label={words.copy} onPress={() => void copyIt()} />
        <Button
          kind="secondary"
          label={words[fileWay]}
          onPress={() => void sendSheet(text, words.file(fileName(name)))}
        />
      </Row>
    </Column>
  );
}
