import { expo } from '@/app.json';

/** The version of this app. From the file itself: what Expo tells of its configuration, Metro remembers across a change. */
export const APP_VERSION = expo.version;
