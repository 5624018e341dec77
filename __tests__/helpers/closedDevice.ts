import { deviceStorage } from '@/store/storage/device';

const forbid = async (): Promise<never> => Promise.reject(new Error('private window'));

/** Does something while the device of these tests refuses every answer. */
export async function whileDeviceIsClosed<T>(work: () => Promise<T>): Promise<T> {
  const open = { ...deviceStorage };
  Object.assign(deviceStorage, { get: forbid, set: forbid, delete: forbid, keys: forbid, swap: forbid });
  try {
    return await work();
  } finally {
    Object.assign(deviceStorage, open);
  }
}
