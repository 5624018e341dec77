import { copyText, sendSheet } from './hand';
import { TextBox } from './TextBox';
import { Button } from '@/components/ui/Button';
import { Column, Row } from '@/components/ui/layout';
import { showToast } from '@/components/ui/toastStore';
import { fileWay } from '@/components/ui/platform';
import { gamesWords } from '@/i18n/games';
import { useWords } from '@/i18n/useWords';

const fileName = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
/** A text box with all games of years in it would stop the screen; the file holds everything. */
const MOST_SHOWN = 100_000;

/** A text to hand on: to copy, or as a file. */
export function HandedText({ text, name }: { readonly text: string; readonly name: string }) {
  const words = useWords(gamesWords).handing;
  const copy = async (): Promise<void> => showToast({ text: (await copyText(text)) ? words.copied : words.notCopied });
  const send = async (): Promise<void> => {
    if (!(await sendSheet(text, words.file(fileName(name))))) showToast({ text: words.notSent });
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
