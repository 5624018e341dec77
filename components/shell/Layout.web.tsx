import { Slot } from 'expo-router';

import { ErrorScreen } from './ErrorScreen';
import { RouteFocus } from './RouteFocus';
import { ScreenComing } from './ScreenComing';
import { prepareScreenLoading } from './screenLoading';
import { Shell } from './Shell';
import { Updates } from './Updates';

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
