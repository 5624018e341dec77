import { hubTabs, type Tabs } from './tabs';

/** A phone shows one window. */
export const deviceTabs: Tabs = hubTabs();
