/**
 * For `expo-router/build/react-navigation/native`: what the router itself reads of it. Left out are navigation's own
 * container, links and static configuration, in whose place the router has its own.
 */
export { BaseNavigationContainer } from 'expo-router/build/react-navigation/core/BaseNavigationContainer';
export { createNavigatorFactory } from 'expo-router/build/react-navigation/core/createNavigatorFactory';
export { findFocusedRoute } from 'expo-router/build/react-navigation/core/findFocusedRoute';
export { getActionFromState } from 'expo-router/build/react-navigation/core/getActionFromState';
export { getPathFromState } from 'expo-router/build/react-navigation/core/getPathFromState';
export { getStateFromPath } from 'expo-router/build/react-navigation/core/getStateFromPath';
export { ThemeProvider } from 'expo-router/build/react-navigation/core/theming/ThemeProvider';
export { useIsFocused } from 'expo-router/build/react-navigation/core/useIsFocused';
export { useNavigation } from 'expo-router/build/react-navigation/core/useNavigation';
export { useNavigationBuilder } from 'expo-router/build/react-navigation/core/useNavigationBuilder';
export { useNavigationContainerRef } from 'expo-router/build/react-navigation/core/useNavigationContainerRef';
export { useNavigationIndependentTree } from 'expo-router/build/react-navigation/core/useNavigationIndependentTree';
export { useRoute } from 'expo-router/build/react-navigation/core/useRoute';
export { useStateForPath } from 'expo-router/build/react-navigation/core/useStateForPath';
export { validatePathConfig } from 'expo-router/build/react-navigation/core/validatePathConfig';
export { LinkingContext } from 'expo-router/build/react-navigation/native/LinkingContext';
export { LocaleDirContext } from 'expo-router/build/react-navigation/native/LocaleDirContext';
export { DefaultTheme } from 'expo-router/build/react-navigation/native/theming/DefaultTheme';
export { UnhandledLinkingContext as UNSTABLE_UnhandledLinkingContext } from 'expo-router/build/react-navigation/native/UnhandledLinkingContext';
export { StackRouter } from 'expo-router/build/react-navigation/routers/StackRouter';
