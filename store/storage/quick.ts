import { deviceStorage } from './device';
import type { SharedStorage } from './storage';

/** For the few bytes every screen looks at first; phones keep them with the rest. */
export const quickStorage: Pick<SharedStorage, 'get' | 'swap'> = deviceStorage;
