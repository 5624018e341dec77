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
// react-native-svg prepares every line of a drawing for a phone that is not there: half the time of a screen with a map. What a drawing is called
// and can do is ours and stays; __tests__/components/pieces/icons.test.tsx draws with the real one.
jest.mock('@/components/ui/svg', () => ({
  ...{ Circle: 'Circle', Defs: 'Defs', G: 'G', Path: 'Path', Pattern: 'Pattern' },
  ...{ Rect: 'Rect', Svg: 'Svg', SvgText: 'SvgText' },
}));
