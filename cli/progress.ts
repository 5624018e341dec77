const EVERY_MS = { terminal: 200, file: 2000 } as const;

/** A line that renews itself in a terminal; in a file a new one now and then. */
export function progressLine(all: number, things: string): (done: number) => void {
  const terminal = process.stderr.isTTY === true;
  const start = performance.now();
  let last = start;
  return (done) => {
    const now = performance.now();
    const due = now - last >= (terminal ? EVERY_MS.terminal : EVERY_MS.file);
    if (!due && done < all) return;
    last = now;
    const perMinute = Math.round((60_000 * done) / Math.max(1, now - start));
    const text = `${done} of ${all} ${things}, ${perMinute} a minute`;
    process.stderr.write(terminal ? `\r${text}${done < all ? '' : '\n'}` : `${text}\n`);
  };
}
