import { Stack } from 'expo-router';

import { ErrorScreen } from './ErrorScreen';
import { Shell } from './Shell';

/** On phones screens lie on each other and are swiped away; each draws its own header. */
export function Layout() {
  return (
    <Shell>
      <Stack screenOptions={{ headerShown: false }} unstable_screenErrorBoundary={ErrorScreen} />
    </Shell>
  );
}
