import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { PALETTES } from '@/components/ui/tokens';
import { LANGUAGES, type Language } from '@/i18n/language';
import { lines, node, ROOT, type Ended } from './process';

/** All that Expo's tools read to write the projects of both systems. */
const SOURCES = ['app.json', 'app.config.js', 'package.json', 'assets', 'i18n/phone'];
const PACKAGES = path.join(ROOT, 'node_modules');
/** As scripts/run.mjs has it, and no colors: the words are compared. */
const OFFLINE = { CI: '1', EXPO_OFFLINE: '1', EXPO_NO_TELEMETRY: '1', EXPO_NO_DOTENV: '1', NO_COLOR: '1' };
const ANDROID = 'android/app/src/main';
const IOS = 'ios/Lisboacompanion';
const DENSITIES = ['mdpi', 'hdpi', 'xhdpi', 'xxhdpi', 'xxxhdpi'];

interface Words {
  readonly ios: Readonly<Record<'CFBundleDisplayName' | 'NSPhotoLibraryAddUsageDescription', string>>;
  readonly android: { readonly app_name: string };
}

let folder: string;
let ended: Ended;

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
const isThere = (file: string): boolean => existsSync(path.join(folder, file));
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);
const words = (language: Language): Words => JSON.parse(read(`i18n/phone/${language}.json`)) as Words;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'lisboa-prebuild-'));
  for (const source of SOURCES.filter((name) => existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, source), path.join(folder, source), { recursive: true });
  symlinkSync(PACKAGES, path.join(folder, 'node_modules'), 'junction');
  const args = [path.join(PACKAGES, 'expo/bin/cli'), 'prebuild', '--no-install', '--platform', 'all'];
  ended = await node(args, { cwd: folder, env: OFFLINE });
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('expo prebuild', () => {
  it('writes the projects of both systems without a warning', () => {
    expect([ended.code, ended.err]).toEqual([0, '']);
    expect(lines(ended.out).filter((line) => !/^[-✔] /.test(line))).toEqual([]);
  });

  it('leaves our package.json as it is', () => {
    expect(read('package.json')).toBe(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  });

  it('is told of every language, and of no other', () => {
    expect(readdirSync(path.join(folder, 'i18n/phone')).sort()).toEqual(LANGUAGES.map((code) => `${code}.json`).sort());
  });
});

describe('the Android project', () => {
  const manifest = (): string => read(`${ANDROID}/AndroidManifest.xml`);

  /** What the packages ask for: Android's build adds it to the app's own list. */
  const askedByPackages = (): readonly string[] =>
    readdirSync(PACKAGES)
      .flatMap((name) =>
        name.startsWith('@') ? readdirSync(path.join(PACKAGES, name)).map((part) => path.join(name, part)) : [name],
      )
      .map((name) => path.join(PACKAGES, name, 'android/src/main/AndroidManifest.xml'))
      .filter((file) => existsSync(file))
      .flatMap((file) => all(readFileSync(file, 'utf8'), /<uses-permission[^>]*android:name="([^"]+)"/g));

  it('asks for the network, which the development server needs, and to vibrate; for nothing else', () => {
    const removed = all(manifest(), /<uses-permission android:name="([^"]+)"[^>]*tools:node="remove"/g);
    const asked = [...all(manifest(), /<uses-permission android:name="([^"]+)"/g), ...askedByPackages()];
    const left = new Set(asked.filter((name) => !removed.includes(name)));
    expect([...left].sort()).toEqual(['android.permission.INTERNET', 'android.permission.VIBRATE']);
  });

  it('is one app under one address, turns with the phone and opens lisboa: links', () => {
    expect(read('android/app/build.gradle')).toContain("applicationId 'org.lisboa.companion'");
    expect(manifest()).toContain('android:screenOrientation="unspecified"');
    expect(manifest()).toContain('<data android:scheme="lisboa"/>');
  });

  it.each(LANGUAGES)('has its name in %s', (language) => {
    const name = words(language).android.app_name;
    expect(read(`${ANDROID}/res/values-b+${language}/strings.xml`)).toContain(
      `<string name="app_name">"${name}"</string>`,
    );
  });

  it('offers its languages in the system’s settings', () => {
    expect(manifest()).toContain('android:localeConfig="@xml/locales_config"');
    expect(all(read(`${ANDROID}/res/xml/locales_config.xml`), /<locale android:name="([^"]+)"/g)).toEqual(LANGUAGES);
  });

  it('has an icon of each kind, and the themed one', () => {
    const layers = all(read(`${ANDROID}/res/mipmap-anydpi-v26/ic_launcher.xml`), /<(\w+) android:drawable=/g);
    expect(layers).toEqual(['background', 'foreground', 'monochrome']);
    const kinds = ['ic_launcher', 'ic_launcher_round', 'ic_launcher_foreground', 'ic_launcher_monochrome'];
    const missing = DENSITIES.flatMap((density) =>
      kinds.map((kind) => `${ANDROID}/res/mipmap-${density}/${kind}.webp`),
    ).filter((file) => !isThere(file));
    expect(missing).toEqual([]);
  });

  it.each([
    ['light', 'values', 'drawable', PALETTES.light.page],
    ['dark', 'values-night', 'drawable-night', PALETTES.dark.page],
  ])('opens with the arch on the %s page', (_, values, drawable, page) => {
    const colors = read(`${ANDROID}/res/${values}/colors.xml`);
    expect(colors).toContain(`<color name="splashscreen_background">${page}</color>`);
    expect(
      DENSITIES.filter((density) => !isThere(`${ANDROID}/res/${drawable}-${density}/splashscreen_logo.png`)),
    ).toEqual([]);
  });
});

describe('the iOS project', () => {
  const plist = (): string => read(`${IOS}/Info.plist`);
  /** The texts of the list under a key. */
  const listed = (key: string): readonly string[] => {
    const [list = ''] = all(plist(), new RegExp(`<key>${key}</key>\\s*<array>(.*?)</array>`, 'gs'));
    return all(list, /<string>([^<]+)<\/string>/g);
  };

  it('asks for nothing but to save a picture', () => {
    expect(all(plist(), /<key>(NS\w+UsageDescription)<\/key>/g)).toEqual(['NSPhotoLibraryAddUsageDescription']);
    expect(plist()).toContain(`<string>${words('en').ios.NSPhotoLibraryAddUsageDescription}</string>`);
  });

  it('is one app under one address, turns with the phone and opens lisboa: links', () => {
    const project = read(`${IOS}.xcodeproj/project.pbxproj`);
    const addresses = all(project, /PRODUCT_BUNDLE_IDENTIFIER = "?([\w.]+)"?;/g);
    expect([...new Set(addresses)]).toEqual(['org.lisboa.companion']);
    expect(listed('UISupportedInterfaceOrientations')).toHaveLength(4);
    expect(listed('CFBundleURLSchemes')).toContain('lisboa');
  });

  it.each(LANGUAGES)('has its name and says why it asks in %s', (language) => {
    expect(lines(read(`${IOS}/Supporting/${language}.lproj/InfoPlist.strings`))).toEqual(
      Object.entries(words(language).ios).map(([key, text]) => `${key} = "${text}";`),
    );
  });

  it('offers its languages in the system’s settings', () => {
    expect(listed('CFBundleLocalizations')).toEqual(LANGUAGES);
    expect(plist()).toMatch(/<key>CFBundleAllowMixedLocalizations<\/key>\s*<true\/>/);
  });

  it('has an icon for light, dark and tinted home screens', () => {
    const contents = read(`${IOS}/Images.xcassets/AppIcon.appiconset/Contents.json`);
    expect(all(contents, /"value": "(\w+)"/g)).toEqual(['dark', 'tinted']);
    const files = all(contents, /"filename": "([^"]+)"/g);
    expect(files).toHaveLength(3);
    expect(files.filter((file) => !isThere(`${IOS}/Images.xcassets/AppIcon.appiconset/${file}`))).toEqual([]);
  });

  it('opens with the arch on a light or dark page', () => {
    const logo = `${IOS}/Images.xcassets/SplashScreenLogo.imageset`;
    const files = ['image', 'dark_image'].flatMap((name) => ['', '@2x', '@3x'].map((scale) => `${name}${scale}.png`));
    expect(files.filter((file) => !isThere(`${logo}/${file}`))).toEqual([]);
  });
});
