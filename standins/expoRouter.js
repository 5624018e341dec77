/**
 * For `expo-router`: what our screens take from it. The whole barrel brings tabs, stacks, native tabs, the sitemap,
 * the router's own error screen, splash screens and colors, of which a browser shows none (Layout.web.tsx draws a `Slot`).
 */
export { useGlobalSearchParams, useLocalSearchParams, usePathname, useRouter } from 'expo-router/build/hooks';
export { router } from 'expo-router/build/imperative-api';
export { Slot } from 'expo-router/build/views/Navigator';
export { Link } from './link';
