import { create } from 'zustand';

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

/** Makes a screen that is opened later bring along what it shares with others. Metro asks for each script once only. */
export function prepareScreenLoading(): void {
  const load = loader.__loadBundleAsync;
  if (load === undefined || typeof document === 'undefined') return;
  loader.__loadBundleAsync = async (address) => {
    count(1);
    try {
      await Promise.all([...sharedCode(), address].map(load));
    } finally {
      count(-1);
    }
  };
}
