import Constants from 'expo-constants';

/** The version of this app, as app.json says. */
export const APP_VERSION = Constants.expoConfig?.version ?? '';
