import { browserTabs } from './browserTabs';
import { hubTabs, type Tabs } from './tabs';

const locks = (): LockManager | undefined => (typeof navigator === 'undefined' ? undefined : navigator.locks);

/** In a browser several tabs may have a game open; the prerendered page has none. */
export const deviceTabs: Tabs = typeof BroadcastChannel === 'undefined' ? hubTabs() : browserTabs(locks());
