/** A slow phone first asks where to put a file, and reads it only then: the browser has to hold it until the person answered. */
const HELD_MS = 600_000;

/** Saves something as a file. */
export function download(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), HELD_MS);
}
