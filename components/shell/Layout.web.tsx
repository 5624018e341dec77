import { Slot } from 'expo-router';

import { ErrorScreen } from './ErrorScreen';
import { RouteFocus } from './RouteFocus.web';
import { ScreenComing } from './ScreenComing.web';
import { prepareScreenLoading } from './screenLoading.web';
import { Shell } from './Shell';
import { Updates } from './Updates.web';

prepareScreenLoading();

/** In a browser one screen is the document, and the document scrolls. */
export function Layout() {
  return (
    <Shell>
      <ScreenComing />
      <Slot unstable_screenErrorBoundary={ErrorScreen} />
      <RouteFocus />
      <Updates />
    </Shell>
  );
}
