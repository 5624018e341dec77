import { execFileSync } from 'node:child_process';
import path from 'node:path';

import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { setStringAsync } from 'expo-clipboard';
import { getDocumentAsync } from 'expo-document-picker';
import { shareAsync } from 'expo-sharing';

import { files, reading } from '@/__tests__/helpers/fileSystem';
import { someMoves, start } from '@/__tests__/helpers/playedGame';
import { ImportGames } from '@/components/games/transfer/ImportGames';
import { ExportedText } from '@/components/transfer/ExportedText';
import { ImportBoardSheet as BringSheetIn } from '@/components/boardSheet/transfer/ImportBoardSheet';
import { copyText, pickFile, sendSheet } from '@/components/transfer/export';
import { Paste } from '@/components/compare/underWay/Paste';
import { handOnReport } from '@/components/shell/report';
import { useToasts } from '@/components/ui/toastStore';
import { exportOneGame, session } from '@/store/games/games';
import { UNWATCHED } from '@/store/importText';

jest.mock(
  'expo-sqlite/kv-store',
  () => jest.requireActual<{ readonly kvStoreModule: unknown }>('@/__tests__/helpers/kvStore').kvStoreModule,
);
jest.mock('expo-document-picker', () => ({ getDocumentAsync: jest.fn() }));
jest.mock('expo-sharing', () => ({ shareAsync: jest.fn(async () => undefined) }));
jest.mock(
  'expo-file-system',
  () => jest.requireActual<{ readonly fileSystemModule: unknown }>('@/__tests__/helpers/fileSystem').fileSystemModule,
);

const pick = getDocumentAsync as jest.MockedFunction<(options: object) => Promise<object>>;
const chosen = (uri: string, size = 5) => ({ canceled: false, assets: [{ uri, name: 'x.json', size }] });
const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 0)));
const press = async (name: string) => {
  fireEvent.press(screen.getByRole('button', { name }));
  await settled();
};

beforeEach(() => {
  files.clear();
  jest.clearAllMocks();
});

describe('handing things on from a phone', () => {
  it('writes a file and opens the share sheet with it', async () => {
    expect(await sendSheet('{"a":1}', 'lisboa-evening.json')).toBe(true);
    expect(files.get('file:///cache/lisboa-evening.json')).toBe('{"a":1}');
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
    render(<ExportedText text="{}" name="My evening!" />);
    await press('Share');
    expect(files.has('file:///cache/lisboa-my-evening-.json')).toBe(true);
    expect(useToasts.getState().shown?.text).toMatch(/Copy the text instead/);
  });
});

describe('choosing a file on a phone', () => {
  it('names it with its size and reads it; nothing when none was chosen', async () => {
    files.set('file:///picked', 'hello');
    pick.mockResolvedValueOnce(chosen('file:///picked'));
    const file = await pickFile();
    expect(file).toMatchObject({ name: 'x.json', bytes: 5 });
    expect(await file?.read(UNWATCHED)).toBe('hello');
    pick.mockResolvedValueOnce({ canceled: true, assets: null });
    expect(await pickFile()).toBeUndefined();
    pick.mockRejectedValueOnce(new Error('busy'));
    expect(await pickFile()).toBeUndefined();
  });

  it('says that it cannot be read', async () => {
    pick.mockResolvedValueOnce(chosen('file:///gone'));
    render(<ImportGames onDone={() => undefined} />);
    await press('Choose a file');
    expect(screen.getByText('x.json, 1 kB')).toBeOnTheScreen();
    expect(screen.getByText('The app couldn’t read this. Nothing changed.')).toBeOnTheScreen();
  });

  it('reads nothing above 5 MB, and says both sizes', async () => {
    pick.mockResolvedValueOnce(chosen('file:///large', 7_300_000));
    render(<ImportGames onDone={() => undefined} />);
    await press('Choose a file');
    expect(screen.getByText('x.json, 7.3 MB')).toBeOnTheScreen();
    expect(screen.getByText('Too large: 7.3 MB. The maximum is 5 MB. Nothing changed.')).toBeOnTheScreen();
  });

  it('shows how far it is, and stops when it is canceled', async () => {
    let finish: (text: string) => void = () => undefined;
    reading.mockReturnValueOnce(new Promise<string>((resolve) => (finish = resolve)));
    pick.mockResolvedValueOnce(chosen('file:///slow'));
    render(<ImportGames onDone={() => undefined} />);
    await press('Choose a file');
    expect(screen.getByLabelText('Reading: 0%')).toBeOnTheScreen();
    await press('Cancel');
    finish('{"format":"lisboa-everything","version":99}');
    await settled();
    expect(screen.queryByLabelText(/^Reading/)).toBeNull();
    expect(screen.getByText('Canceled. Nothing changed.')).toBeOnTheScreen();
  });

  it('says what a chosen file contains before it changes anything', async () => {
    const id = await session.getState().beginGame(start(), 'Evening');
    for (const move of someMoves(start(), 3)) await session.getState().commit([move]);
    const exported = await exportOneGame(id);
    if (!exported.ok) throw new Error(exported.error.code);
    files.set('file:///game', exported.value.replaceAll(id, 'from-elsewhere'));
    pick.mockResolvedValueOnce(chosen('file:///game'));
    render(<ImportGames onDone={() => undefined} />);
    await press('Choose a file');
    expect(screen.getByText('Evening, 3 entries: will be added')).toBeOnTheScreen();
    expect((await exportOneGame('from-elsewhere')).ok).toBe(false);
    await press('Import now');
    expect((await exportOneGame('from-elsewhere')).ok).toBe(true);
  });
});

describe('a pasted text', () => {
  const nested = (levels: number): string => '['.repeat(levels) + ']'.repeat(levels);
  const deepSave = `{"format":"lisboa-save","version":1,"history":${nested(5_000)}}`;
  const screens = {
    games: { shown: <ImportGames onDone={() => undefined} />, check: 'Preview' },
    board: { shown: <BringSheetIn onAdded={() => undefined} />, check: 'Check and add' },
    position: { shown: <Paste depth="everything" onTable={() => undefined} />, check: 'Use position' },
  };
  const paste = async (at: keyof typeof screens, text: string): Promise<void> => {
    render(screens[at].shown);
    if (at === 'position') await press('Paste a position');
    fireEvent.changeText(screen.getByLabelText(/^(Paste exported text|Paste a sheet’s text|Text of a position)/), text);
    await press(screens[at].check);
  };

  it.each(['games', 'board', 'position'] as const)(
    'above 5 MB is not read, and both sizes are said: %s',
    async (at) => {
      await paste(at, 'x'.repeat(5_000_001));
      expect(screen.getByText('Too large: 5.1 MB. The maximum is 5 MB. Nothing changed.')).toBeOnTheScreen();
    },
  );

  it.each([
    ['games', /^Something in it is damaged/, deepSave],
    ['games', /^Not an export from this app/, nested(5_000)],
    ['board', /^Not added: 1 problem with/, nested(5_000)],
    ['board', /^Not added: /, `{"kind":"lisboa-board-sheet","version":1,"sheet":{"rewards":${nested(5_000)}}}`],
    ['position', /^This position isn’t possible/, deepSave],
    ['position', /^This position isn’t possible/, `{"you":${nested(5_000)}}`],
  ] as const)('of 5,000 levels gets an answer: %s, %s', async (at, answer, text) => {
    await paste(at, text);
    const said = screen.queryByText(answer) !== null;
    expect(said).toBe(true);
  });
});

describe('the report of the error screen', () => {
  const ROOT = path.resolve(__dirname, '../../..');
  const replayed = (save: string): unknown =>
    JSON.parse(
      execFileSync(process.execPath, [path.join(ROOT, 'node_modules/tsx/dist/cli.mjs'), 'cli/engine.ts', 'replay'], {
        cwd: ROOT,
        input: save,
        encoding: 'utf8',
      }),
    );

  it('ends with a line that the command line replays, as text and as a file', async () => {
    await session.getState().beginGame(start(), 'Evening');
    for (const move of someMoves(start(), 7)) await session.getState().commit([move]);
    const error = new TypeError('no such store');
    expect(await handOnReport(error, 'copy', 'lisboa-report.txt')).toBe(true);
    const report = String(jest.mocked(setStringAsync).mock.calls[0]?.[0]);
    expect(report).toContain('TypeError: no such store');
    expect(replayed(report.split('\n').at(-1) ?? '')).toMatchObject({ steps: 7, drift: [] });
    expect(await handOnReport(error, 'save', 'lisboa-report.txt')).toBe(true);
    expect(files.get('file:///cache/lisboa-report.txt')).toBe(report);
  });
});
