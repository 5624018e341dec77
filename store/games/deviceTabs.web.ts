import { tabsIn } from './browserTabs';
import type { Tabs } from './tabs';

/** In a browser several tabs may have a game open. */
export const deviceTabs: Tabs = tabsIn(globalThis);
