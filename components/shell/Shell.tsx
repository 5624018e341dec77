import type { ReactNode } from 'react';
import { SafeAreaProvider } from 'react-native-safe-area-context';

import { ToastHost } from '@/components/ui/ToastHost';

import { SystemLook } from './SystemLook';

/** What surrounds every screen: safe areas, the look of the system's own bars, passing messages. */
export function Shell({ children }: { readonly children: ReactNode }) {
  return (
    <SafeAreaProvider>
      <SystemLook />
      {children}
      <ToastHost />
    </SafeAreaProvider>
  );
}
