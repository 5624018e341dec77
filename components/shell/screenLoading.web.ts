import { ctx } from 'expo-router/_ctx';
import { preload } from 'react-dom';
import { create } from 'zustand';

import { BASE } from '@/components/ui/base.web';
import { LANGUAGES } from '@/i18n/language';

type Load = (address: string) => Promise<void>;

/** The hook through which Metro loads the script of a screen that is opened for the first time. */
const loader = globalThis as { __loadBundleAsync?: Load };

/** How many screens are on their way from the network. */
export const useScreensLoading = create<{ readonly count: number }>()(() => ({ count: 0 }));

const count = (change: number): void => useScreensLoading.setState(({ count }) => ({ count: count + change }));

/** Where the code lies that several screens share, if this page came without it; scripts/shared-code.mjs says so. */
const sharedCode = (): readonly string[] => {
  const address = document.querySelector<HTMLMetaElement>('meta[name=shared-code]')?.content;
  return address === undefined ? [] : [address];
};

/** The script of a language needs nothing but the first script; its name is its file's in i18n/. */
const isLanguage = (address: string): boolean =>
  LANGUAGES.some((language) => new RegExp(`/${language}-[0-9a-f]+\\.js`).test(address));

/** The file of app/ behind an address of ours. */
const fileOf = (pathname: string): string | undefined => {
  const route = pathname.startsWith(`${BASE}/`) ? pathname.slice(BASE.length) : undefined;
  return ctx.keys().find((file: string) => file === `.${route}.tsx` || file === `.${route}/index.tsx`);
};

/** Whether a screen is sent for that nobody opened yet. Announcing it would move the page under the finger. */
let ahead = false;

/** Loads the screen behind a link. One that does not come says so when it is opened. */
function fetchBehind({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const file = link?.origin === window.location.origin ? fileOf(link.pathname) : undefined;
  if (file === undefined) return;
  ahead = true;
  Promise.resolve(ctx(file)).catch(() => undefined);
  ahead = false;
}

/** Makes a screen that is opened later bring along what it shares with others. Metro asks for each script once only. */
export function prepareScreenLoading(): void {
  const load = loader.__loadBundleAsync;
  if (load === undefined || typeof document === 'undefined') return;
  // A finger that comes down will be lifted: the screen sets out a tenth of a second before its click.
  document.addEventListener('pointerdown', fetchBehind, { passive: true });
  loader.__loadBundleAsync = async (address) => {
    const announced = ahead ? 0 : 1;
    count(announced);
    try {
      // They travel together but run in turn: a screen that ran before what it needs would be broken for good.
      preload(address, { as: 'script' });
      if (!isLanguage(address)) await Promise.all(sharedCode().map(load));
      await load(address);
    } finally {
      count(-announced);
    }
  };
}
