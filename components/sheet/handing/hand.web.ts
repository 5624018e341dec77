/** Puts text where it can be pasted from; false when the browser refused. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Saves a sheet as a file. */
export function sendSheet(text: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 0);
}

/** Asks for a file and reads it; nothing when none was chosen. */
export const pickText: (() => Promise<string | undefined>) | undefined = () =>
  new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = '.json,application/json,text/plain';
    input.onchange = () => resolve(input.files?.[0]?.text());
    input.oncancel = () => resolve(undefined);
    input.click();
  });
