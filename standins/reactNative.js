/**
 * For `react-native` as a whole, which in a browser is react-native-web's barrel with lists, animations and touchables.
 * Our own imports go past the barrel (babel-preset-expo names each module); the router's go through it and read these.
 */
export { default as I18nManager } from 'react-native-web/dist/exports/I18nManager';
export { default as Platform } from 'react-native-web/dist/exports/Platform';
export { default as StyleSheet } from 'react-native-web/dist/exports/StyleSheet';
export { default as Text } from 'react-native-web/dist/exports/Text';
export { default as View } from 'react-native-web/dist/exports/View';
export { default as useColorScheme } from 'react-native-web/dist/exports/useColorScheme';
