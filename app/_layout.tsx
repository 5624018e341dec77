import { Stack } from 'expo-router';

import { ErrorScreen } from '@/components/shell/ErrorScreen';
import { Shell } from '@/components/shell/Shell';

export { ErrorScreen as ErrorBoundary } from '@/components/shell/ErrorScreen';

/** On phones screens lie on each other and are swiped away; each draws its own header. */
export default function Layout() {
  return (
    <Shell>
      <Stack screenOptions={{ headerShown: false }} unstable_screenErrorBoundary={ErrorScreen} />
    </Shell>
  );
}
