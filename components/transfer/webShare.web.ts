import type { Shared } from './outcome';

/** Tries the browser's own share sheet; `failed` where it has none or does not take such data. */
export async function webShare(data: ShareData): Promise<Shared> {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return 'failed';
  try {
    await navigator.share(data);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'cancelled' : 'failed';
  }
}
