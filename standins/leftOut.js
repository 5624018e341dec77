/**
 * For parts of the router that need a native stack or native tabs, and for screens of its own that we do not show.
 * A browser meets none of them: they are named while the router loads, and asked whether a child is one of them.
 * Whoever draws one after all gets an error with its name.
 */
const leftOut = new Proxy(
  {},
  {
    get: (_, name) => () => {
      throw new Error(`${String(name)} is left out of the browser's build: see standins/leftOut.js`);
    },
  },
);

/** `fork/native-stack/createNativeStackNavigator` and `layouts/stack-utils`: for `Stack`, which only phones draw. */
export const createNativeStackNavigator = () => ({ Navigator: leftOut.Stack });
export const { appendScreenStackPropsToOptions, mapProtectedScreen, validateStackPresentation } = leftOut;
export const { StackHeader, StackScreen, StackSearchBar, StackTitle, StackToolbar } = leftOut;

/** `native-tabs/NativeTabTrigger`: no child is one. */
export const isNativeTabTrigger = () => false;
export const { convertTabPropsToOptions } = leftOut;

/** `views/Sitemap`: app.json switches it off. */
export const { Sitemap, getNavOptions } = leftOut;

/** `views/Unmatched`: app/+not-found.tsx takes every address that no other screen has. */
export const { Unmatched } = leftOut;

/** `views/Toast`: says in development that a screen is being bundled. */
export const { Toast, ToastWrapper } = leftOut;

/** `screensFeatureFlags`: switches of react-native-screens, which has no screens in a browser. */
export const initScreensFeatureFlags = () => undefined;
