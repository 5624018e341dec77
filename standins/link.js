/**
 * For `expo-router/build/link/Link`: the link itself. Left out are previews, menus and zooms, which only iOS has;
 * in a browser the router's own link does nothing but look for them.
 */
export { BaseExpoRouterLink as Link } from 'expo-router/build/link/BaseExpoRouterLink';
export { Redirect } from 'expo-router/build/link/Redirect';
