import { useEffect, useRef, useState } from 'react';

import type { Result } from '@/engine';
import { readFile, type TextFault, type TextFile, type Watch } from '@/store/importText';

import { pickFile } from './export';

/** Where the reading of a text stands. */
export type Progress<T, E> =
  | { readonly at: 'rest' }
  /** `share` of it is done, from 0 to 1. */
  | { readonly at: 'reading'; readonly share: number }
  | { readonly at: 'read'; readonly result: Result<T, E | TextFault> };

/** The reading of a pasted text or a file: followed, cancelled, and ended when its screen goes. */
export interface Reading<T, E> {
  /** The file that was chosen last; none when the text was pasted. */
  readonly file: TextFile | undefined;
  readonly progress: Progress<T, E>;
  readonly look: (text: string) => void;
  readonly pick: () => void;
  readonly cancel: () => void;
  readonly clear: () => void;
}

type Read<T, E> = (text: string, watch: Watch) => Promise<Result<T, E | TextFault>>;
/** The watch over a stretch of the whole. */
type Stretch = (from: number, to: number) => Watch;

/** Only the latest work is heard; every other one hears that it is canceled. */
function useLatest(): { readonly begin: () => () => boolean; readonly end: () => void } {
  const latest = useRef(0);
  const end = (): void => void (latest.current += 1);
  useEffect(() => () => void (latest.current += 1), []);
  return {
    end,
    begin: () => {
      end();
      const mine = latest.current;
      return () => latest.current === mine;
    },
  };
}

export function useReading<T, E>(read: Read<T, E>): Reading<T, E> {
  const [file, setFile] = useState<TextFile>();
  const [progress, setProgress] = useState<Progress<T, E>>({ at: 'rest' });
  const { begin, end } = useLatest();
  const work = async (task: (stretch: Stretch) => Promise<Result<T, E | TextFault>>): Promise<void> => {
    const isMine = begin();
    const show = (next: Progress<T, E>): void => {
      if (isMine()) setProgress(next);
    };
    show({ at: 'reading', share: 0 });
    const stretch: Stretch = (from, to) => ({
      isCancelled: () => !isMine(),
      tell: (share) => show({ at: 'reading', share: from + share * (to - from) }),
    });
    show({ at: 'read', result: await task(stretch) });
  };
  const pick = async (): Promise<void> => {
    const picked = await pickFile();
    if (picked === undefined) return;
    setFile(picked);
    await work(async (stretch) => {
      const text = await readFile(picked, stretch(0, 0.5));
      return text.ok ? read(text.value, stretch(0.5, 1)) : text;
    });
  };
  return {
    file,
    progress,
    look: (text) => void work((stretch) => read(text, stretch(0, 1))),
    pick: () => void pick(),
    cancel: () => {
      end();
      setProgress({ at: 'read', result: { ok: false, error: { code: 'cancelled' } } });
    },
    clear: () => {
      end();
      setFile(undefined);
      setProgress({ at: 'rest' });
    },
  };
}
