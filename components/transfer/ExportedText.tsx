import { Button } from '@/components/ui/Button';
import { Column, Row } from '@/components/ui/layout';
import { fileWay } from '@/components/ui/platform';
import { showToast } from '@/components/ui/toastStore';
import { gamesWords } from '@/i18n/games';
import { useWords } from '@/i18n/useWords';

import { copyText, sendSheet } from './export';
import { TextBox } from './TextBox';

const fileName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
/** A text box with all games of years in it would stop the screen; the file holds everything. */
const MOST_SHOWN = 100_000;

interface ExportedTextProps {
  readonly text: string;
  readonly name: string;
  /** Called when it has left. */
  readonly onExported?: () => void;
}

/** A text to export: copied, or as a file. */
export function ExportedText({ text, name, onExported }: ExportedTextProps) {
  const words = useWords(gamesWords).transfer;
  const copy = async (): Promise<void> => {
    const isCopied = await copyText(text);
    if (isCopied) onExported?.();
    showToast({ text: isCopied ? words.copied : words.notCopied });
  };
  const send = async (): Promise<void> => {
    if (await sendSheet(text, words.file(fileName(name)))) onExported?.();
    else showToast({ text: words.notSent });
  };
  return (
    <Column gap="m">
      {text.length <= MOST_SHOWN && <TextBox label={words.text} value={text} />}
      <Row gap="s">
        <Button label={words.copy} onPress={() => void copy()} />
        <Button kind="secondary" label={words[fileWay]} onPress={() => void send()} />
      </Row>
    </Column>
  );
}
