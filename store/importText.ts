import type { Result } from '@/engine';

/** The largest file or pasted text the app reads, in bytes: well over a hundred games. What it exports is never larger. */
export const MOST_BYTES = 5_000_000;

/** Why a file or a pasted text was not read at all. */
export type TextFault =
  | { readonly code: 'too-large'; readonly bytes: number; readonly most: number }
  | { readonly code: 'cancelled' }
  /** The device, or something in the app, failed. */
  | { readonly code: 'failed' };

/** How someone follows a long reading, and ends it. */
export interface Watch {
  /** How much is done, from 0 to 1. */
  readonly tell: (share: number) => void;
  readonly isCancelled: () => boolean;
}

/** A file somebody chose: its size is known before it is read. */
export interface TextFile {
  readonly name: string;
  readonly bytes: number;
  /** May end early, with part of the text, when it is cancelled. */
  readonly read: (watch: Watch) => Promise<string>;
}

/** For reading that nobody follows. */
export const UNWATCHED: Watch = { tell: () => undefined, isCancelled: () => false };

const CODES: readonly string[] = ['too-large', 'cancelled', 'failed'] satisfies TextFault['code'][];

/** Tells these faults from those of what the text says. */
export const isTextFault = (fault: { readonly code: string }): fault is TextFault => CODES.includes(fault.code);

const refused = (error: TextFault): Result<never, TextFault> => ({ ok: false, error });

const widthOf = (unit: number): number => {
  if (unit < 0x80) return 1;
  // Half of a pair that takes four bytes together.
  const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
  return unit < 0x800 || isSurrogate ? 2 : 3;
};

/** How large a text is as a file. */
export function bytesIn(text: string): number {
  let bytes = 0;
  for (let at = 0; at < text.length; at += 1) bytes += widthOf(text.charCodeAt(at));
  return bytes;
}

/** Lets the screen answer: taps, a cancel and the next frame come first. */
const breathe = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * Reads one item after the other with a breath between, and tells how far it is; nothing when it was cancelled.
 * A worker would need a second bundle with the whole engine, which Metro does not make; in slices no item holds up the screen.
 */
export async function readEach<T, R>(
  items: readonly T[],
  read: (item: T) => R | Promise<R>,
  { tell, isCancelled }: Watch,
): Promise<readonly R[] | undefined> {
  const all: R[] = [];
  for (const item of items) {
    if (isCancelled()) return undefined;
    all.push(await read(item));
    tell(all.length / items.length);
    await breathe();
  }
  return isCancelled() ? undefined : all;
}

/** A text of a file that names its size, or why there is none. It never throws. */
export async function readFile(
  file: Pick<TextFile, 'bytes' | 'read'>,
  watch: Watch,
): Promise<Result<string, TextFault>> {
  if (file.bytes > MOST_BYTES) return refused({ code: 'too-large', bytes: file.bytes, most: MOST_BYTES });
  try {
    const value = await file.read(watch);
    return watch.isCancelled() ? refused({ code: 'cancelled' }) : { ok: true, value };
  } catch {
    return refused({ code: 'failed' });
  }
}

/** What a reader makes of a text, if it is not too large; whatever the reader throws is a fault like any other. */
export async function readText<T, E>(
  text: string,
  read: (text: string) => Result<T, E> | Promise<Result<T, E>>,
): Promise<Result<T, E | TextFault>> {
  const bytes = bytesIn(text);
  if (bytes > MOST_BYTES) return refused({ code: 'too-large', bytes, most: MOST_BYTES });
  try {
    return await read(text);
  } catch {
    return refused({ code: 'failed' });
  }
}
