import { Slot } from 'expo-router';

import { ErrorScreen } from '@/components/shell/ErrorScreen';
import { RouteFocus } from '@/components/shell/RouteFocus';
import { Shell } from '@/components/shell/Shell';

export { ErrorScreen as ErrorBoundary } from '@/components/shell/ErrorScreen';

/** In a browser one screen is the document, and the document scrolls. */
export default function Layout() {
  return (
    <Shell>
      <Slot unstable_screenErrorBoundary={ErrorScreen} />
      <RouteFocus />
    </Shell>
  );
}
