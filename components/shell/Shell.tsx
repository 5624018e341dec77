import type { ReactNode } from 'react';

import { ToastHost } from '@/components/ui/ToastHost';

import { SystemLook } from './SystemLook';

/** What surrounds every screen: the look of the system's own bars and passing messages. The router provides safe areas. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <SystemLook />
      {children}
      <ToastHost />
    </>
  );
}
