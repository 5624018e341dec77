/** What a test has no device for, stood in for once: storage in memory, a screen that stays awake by itself. */
jest.mock('@/store/storage/device', () => ({
  deviceStorage: jest
    .requireActual<{ readonly memoryStorage: () => unknown }>('@/store/storage/memory')
    .memoryStorage(),
}));
jest.mock('expo-keep-awake', () => ({
  activateKeepAwakeAsync: async () => undefined,
  deactivateKeepAwake: async () => undefined,
}));
jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(async () => true) }));
