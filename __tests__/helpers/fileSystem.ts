/** What lies on the device, by address: a text, or with how it was written if that was said. */
export const files = new Map<string, unknown>();

/** Answers a reading instead of the file, once a test says so. */
export const reading = jest.fn<Promise<string> | undefined, [string]>();

/** Stands in for a file of expo-file-system, with the part of it the app uses. */
class DeviceFile {
  readonly uri: string;
  constructor(...parts: readonly string[]) {
    this.uri = parts.join('/');
  }
  create(): void {
    files.set(this.uri, '');
  }
  write(text: string, options?: unknown): void {
    if (!files.has(this.uri)) throw new Error('no such file');
    files.set(this.uri, options === undefined ? text : [text, options]);
  }
  async text(): Promise<string> {
    const text = (await reading(this.uri)) ?? files.get(this.uri);
    if (typeof text !== 'string') throw new Error('no such file');
    return text;
  }
}

/** The module as it is mocked: `jest.mock('expo-file-system', () => jest.requireActual<...>(this file).fileSystemModule)`. */
export const fileSystemModule = { Paths: { cache: 'file:///cache' }, File: DeviceFile };
