import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { setStringAsync } from 'expo-clipboard';
import { getDocumentAsync } from 'expo-document-picker';
import { shareAsync } from 'expo-sharing';

import { someMoves, start } from '@/__tests__/helpers/gameTable';
import { BringIn } from '@/components/games/transfer/BringIn';
import { HandedText } from '@/components/transfer/HandedText';
import { copyText, pickText, sendSheet } from '@/components/transfer/hand';
import { handOnReport } from '@/components/shell/report';
import { useToasts } from '@/components/ui/toastStore';
import { exportOneGame, table } from '@/store/games/games';

const mockFiles = new Map<string, string>();

jest.mock(
  'expo-sqlite/kv-store',
  () => jest.requireActual<{ readonly kvStoreModule: unknown }>('@/__tests__/helpers/kvStore').kvStoreModule,
);
jest.mock('expo-clipboard', () => ({ setStringAsync: jest.fn(async () => true) }));
jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }));
jest.mock('expo-sharing', () => ({ shareAsync: jest.fn(async () => undefined) }));
jest.mock('expo-file-system', () => ({
  Paths: { cache: 'file:///cache' },
  File: class {
    readonly uri: string;
    constructor(...parts: readonly string[]) {
      this.uri = parts.join('/');
    }
    create(): void {
      mockFiles.set(this.uri, '');
    }
    write(text: string): void {
      mockFiles.set(this.uri, text);
    }
    async text(): Promise<string> {
      const text = mockFiles.get(this.uri);
      if (text === undefined) throw new Error('no such file');
      return text;
    }
  },
}));

const pick = getDocumentAsync as jest.MockedFunction<(options: object) => Promise<object>>;
const chosen = (uri: string) => ({ canceled: false, assets: [{ uri, name: 'x.json' }] });
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
const press = async (name: string) => {
  fireEvent.press(screen.getByRole('button', { name }));
  await settled();
};

beforeEach(() => {
  mockFiles.clear();
  jest.clearAllMocks();
});

describe('handing things on from a phone', () => {
  it('writes a file and opens the share sheet with it', async () => {
    expect(await sendSheet('{"a":1}', 'lisboa-evening.json')).toBe(true);
    expect(mockFiles.get('file:///cache/lisboa-evening.json')).toBe('{"a":1}');
    expect(shareAsync).toHaveBeenCalledWith('file:///cache/lisboa-evening.json', {
      mimeType: 'application/json',
      UTI: 'public.json',
    });
  });

  it('says when the phone refuses', async () => {
    jest.mocked(shareAsync).mockRejectedValueOnce(new Error('no apps'));
    expect(await sendSheet('text', 'lisboa-report.txt')).toBe(false);
    jest.mocked(setStringAsync).mockRejectedValueOnce(new Error('forbidden'));
    expect(await copyText('text')).toBe(false);
  });

  it('names another way when the game cannot be sent', async () => {
    jest.mocked(shareAsync).mockRejectedValueOnce(new Error('no apps'));
    render(<HandedText text="{}" name="My evening!" />);
    await press('Send');
    expect(mockFiles.has('file:///cache/lisboa-my-evening-.json')).toBe(true);
    expect(useToasts.getState().shown?.text).toMatch(/copy the text instead/);
  });
});

describe('choosing a file on a phone', () => {
  it('reads it; nothing when none was chosen or it cannot be read', async () => {
    mockFiles.set('file:///picked', 'hello');
    pick.mockResolvedValueOnce(chosen('file:///picked'));
    expect(await pickText()).toBe('hello');
    pick.mockResolvedValueOnce({ canceled: true, assets: null });
    expect(await pickText()).toBeUndefined();
    pick.mockResolvedValueOnce(chosen('file:///gone'));
    expect(await pickText()).toBeUndefined();
    pick.mockRejectedValueOnce(new Error('busy'));
    expect(await pickText()).toBeUndefined();
  });

  it('says what a chosen file contains before it changes anything', async () => {
    const id = await table.getState().beginGame(start(), 'Evening');
    for (const move of someMoves(start(), 3)) await table.getState().commit([move]);
    const exported = await exportOneGame(id);
    if (!exported.ok) throw new Error(exported.error.code);
    mockFiles.set('file:///game', exported.value.replaceAll(id, 'from-elsewhere'));
    pick.mockResolvedValueOnce(chosen('file:///game'));
    render(<BringIn onDone={() => undefined} />);
    await press('Choose a file');
    expect(screen.getByText('Evening, 3 entries: will be added')).toBeOnTheScreen();
    expect((await exportOneGame('from-elsewhere')).ok).toBe(false);
    await press('Bring it in');
    expect((await exportOneGame('from-elsewhere')).ok).toBe(true);
  });
});

describe('the report of the error screen', () => {
  const ROOT = path.resolve(__dirname, '../..');
  const replayed = (save: string): unknown =>
    JSON.parse(
      execFileSync(process.execPath, [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'cli/engine.ts', 'replay'], {
        cwd: ROOT,
        input: save,
        encoding: 'utf8',
      }),
    );

  it('ends with a line that the command line replays, as text and as a file', async () => {
    await table.getState().beginGame(start(), 'Evening');
    for (const move of someMoves(start(), 7)) await table.getState().commit([move]);
    const error = new TypeError('no such store');
    expect(await handOnReport(error, 'copy', 'lisboa-report.txt')).toBe(true);
    const report = String(jest.mocked(setStringAsync).mock.calls[0]?.[0]);
    expect(report).toContain('TypeError: no such store');
    expect(replayed(report.split('\n').at(-1) ?? '')).toMatchObject({ steps: 7, drift: [] });
    expect(await handOnReport(error, 'save', 'lisboa-report.txt')).toBe(true);
    expect(mockFiles.get('file:///cache/lisboa-report.txt')).toBe(report);
  }, 60_000);
});
