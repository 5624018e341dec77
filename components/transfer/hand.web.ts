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
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
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
