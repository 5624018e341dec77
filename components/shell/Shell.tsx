import { useEffect, type ReactNode } from 'react';

import { ToastHost } from '@/components/ui/ToastHost';

import { SpokenLanguage } from './SpokenLanguage';
import { markStarted } from './startUp';
import { SystemLook } from './SystemLook';

/** What surrounds every screen: the look of the system's own bars and passing messages. The router provides safe areas. */
export function Shell({ children }: { readonly children: ReactNode }) {
  useEffect(markStarted, []);
  return (
    <>
      <SystemLook />
      <SpokenLanguage>
        {children}
        <ToastHost />
      </SpokenLanguage>
    </>
  );
}
