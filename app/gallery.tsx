import { lazy, Suspense, useSyncExternalStore } from 'react';

import { NotFoundScreen } from '@/components/shell/NotFoundScreen';

/**
 * Everything the design system has, on one page, for those who build screens with it.
 * It exists in development and in exports made with EXPO_PUBLIC_GALLERY=1; elsewhere the address is unknown
 * and none of its code is shipped. Metro's cache does not notice a changed variable: such an export needs a
 * cache of its own (another TMPDIR), or it leaks into the next one.
 */
const Gallery =
  __DEV__ || process.env.EXPO_PUBLIC_GALLERY === '1'
    ? lazy(async () => ({ default: (await import('@/components/gallery/Gallery')).Gallery }))
    : undefined;

/** What is loaded later cannot be prerendered; nothing ever changes after that. */
const never = () => () => undefined;

export default function GalleryRoute() {
  const inBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (Gallery === undefined) return <NotFoundScreen />;
  if (!inBrowser) return null;
  return (
    <Suspense fallback={null}>
      <Gallery />
    </Suspense>
  );
}
