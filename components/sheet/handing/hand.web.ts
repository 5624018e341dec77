import { download } from '@/components/ui/download.web';

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

/** Asks for a file and reads it; nothing when none was chosen. */
export const pickText = (): Promise<string | undefined> =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json,.txt,text/plain';
    input.onchange = () => resolve(input.files?.[0]?.text().catch(() => undefined));
    input.oncancel = () => resolve(undefined);
    input.click();
  });
