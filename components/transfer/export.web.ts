import { download } from '@/components/ui/download.web';
import type { TextFile, Watch } from '@/store/importText';

/** Puts text where it can be pasted from; false when the browser refused. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Saves a text as a file. */
export async function sendSheet(text: string, fileName: string): Promise<boolean> {
  download(new Blob([text], { type: 'application/json' }), fileName);
  return true;
}

/** Reads a file piece by piece; the browser fetches each beside the page's own thread. */
async function readPieces(file: File, { tell, isCancelled }: Watch): Promise<string> {
  const reader = file.stream().getReader();
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    if (isCancelled()) {
      await reader.cancel();
      return text;
    }
    text += decoder.decode(piece.value, { stream: true });
    bytes += piece.value.length;
    tell(bytes / file.size);
  }
  return text + decoder.decode();
}

const textFile = (file: File): TextFile => ({
  name: file.name,
  bytes: file.size,
  read: (watch) => readPieces(file, watch),
});

/** Asks for a file; nothing when none was chosen. */
export const pickFile = (): Promise<TextFile | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json,.txt,text/plain';
    input.onchange = () => {
      const [file] = input.files ?? [];
      resolve(file === undefined ? undefined : textFile(file));
    };
    input.oncancel = () => resolve(undefined);
    input.click();
  });
