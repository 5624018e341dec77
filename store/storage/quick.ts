import { deviceStorage } from './device';
import type { Storage } from './storage';

/** For the few bytes every screen looks at first; phones keep them with the rest. */
export const quickStorage: Pick<Storage, 'get' | 'set' | 'delete'> = deviceStorage;
