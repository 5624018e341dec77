import { deflateSync, strToU8 } from 'fflate';

import { gameOf } from '@/__tests__/helpers/games';
import { answerText } from '@/cli/answer';
import type { Verb } from '@/cli/verb';
import { costs } from '@/cli/verbs/costs';
import { lacerda } from '@/cli/verbs/lacerda';
import { replay } from '@/cli/verbs/replay';
import { score } from '@/cli/verbs/score';
import type { GameState, Save } from '@/engine';
import {
  DEFAULT_SHEET,
  chunkKeys,
  evolveAll,
  joinChunks,
  legal,
  readHeader,
  readPosition,
  readSave,
  recordsFor,
  writePosition,
  writeSave,
} from '@/engine';
import { blankCopy } from '@/store/boardCopy';
import { copyFormat, exportCopy, importCopy } from '@/store/boardCopyFormat';
import { NOTHING_ENTERED } from '@/store/costsEntered';
import { costsFormat } from '@/store/costsFormat';
import type { RecordFormat } from '@/store/record/format';
import { parseJson } from '@/store/json';
import { readFragment } from '@/store/positionLink/codec';
import { toBase64Url } from '@/store/positionLink/base64url';
import { blankScoreSheet } from '@/store/scoreSheet';
import { draftFormat, keptFormat } from '@/store/scoreSheetFormat';
import { impossibleIn, monstersIn } from './impossible';

/** A reader under attack: a sound text to begin with, and what is wrong with what it accepts of a text; never an exception. */
export interface Target {
  readonly name: string;
  readonly text: string;
  readonly read: (text: string) => readonly string[];
}

const HISTORY = gameOf(60, 11);
const SAVE: Save = { app: 'fuzz', game: { id: 'fuzz', name: 'A game', created: '2026-01-01' }, history: HISTORY };
const RECORDS = new Map(recordsFor(SAVE, null).records.map(({ key, text }) => [key, text]));
const POSITION = writePosition({ ...HISTORY.now, lacerda: { ...HISTORY.now.lacerda, clergyOwed: 0 } });

const SCORED = {
  players: [
    {
      id: 'you',
      wigs: 50,
      ships: [1, 2],
      sets: 3,
      stores: { gold: 2, tools: 1 },
      reis: 13,
      decrees: [2, 6],
      favours: 2,
    },
    { id: 'lacerda', kind: 'lacerda', wigs: 40, ships: [3], cubes: 12, decrees: 4, officialsAtWork: 8, plansDone: 2 },
  ],
  sheet: { coins: [0, 3, 8] },
};

/** What is on standard output is a document without monsters, what is refused has a line for every problem. */
function judgedOutcome(verb: Verb, text: string): readonly string[] {
  const outcome = answerText(verb, text);
  if (outcome.code === 0) return monstersIn(JSON.parse(outcome.stdout));
  const wrong =
    outcome.stderr.length === 0 || outcome.stderr.length > 21 || outcome.stderr.some((line) => /\n|^ +at /.test(line));
  return wrong ? [`refused with ${outcome.stderr.length} lines`] : [];
}

const verb = (name: string, asked: Verb, input: unknown): Target => ({
  name,
  text: JSON.stringify(input),
  read: (text) => judgedOutcome(asked, text),
});

/** An accepted position is a table, and what can be done on it is found. */
function judgedPosition(text: string): readonly string[] {
  const read = readPosition(parseJson(text));
  if (!read.ok) return [];
  legal({ ...read.value, toMove: 'you' });
  return [...impossibleIn(read.value, true), ...monstersIn(read.value)];
}

/** A link that holds a text, then the text as if it were a link, and one of which a part got lost. */
function judgedLink(text: string): readonly string[] {
  const link = `p=${toBase64Url(deflateSync(strToU8(text), { level: 1 }))}`;
  const states = [link, `p=${text}`, text, link.slice(0, -3), link.replace(/.{5}$/, 'AAAAA')].map(readFragment);
  return states.flatMap((read) => (read.ok ? [...impossibleIn(read.value, true), ...monstersIn(read.value)] : []));
}

/** Where the log of an accepted game ends lies a table; on the way there it need not. */
function judgedSave(text: string): readonly string[] {
  const read = readSave(text);
  if (!read.ok) return [];
  const { now, undone } = read.value.history;
  const end: GameState = undone.reduce((table, { events }) => evolveAll(table, events), now);
  return [...impossibleIn(end, false), ...monstersIn(end)];
}

/** A stored game with one of its records replaced. */
const record = (key: string): Target => ({
  name: `stored ${key}`,
  text: RECORDS.get(key) ?? '',
  read: (text) => {
    const stored = new Map(RECORDS).set(key, text);
    const header = readHeader(stored.get('header') ?? '');
    if (!header.ok) return [];
    const chunks = chunkKeys(header.value).map((chunk) => stored.get(chunk));
    const joined = joinChunks(header.value, stored.get('start'), chunks);
    return joined.ok ? monstersIn(joined.value.history.start) : [];
  },
});

const format = <T>(name: string, { write, read }: Pick<RecordFormat<T>, 'write' | 'read'>, content: T): Target => ({
  name,
  text: write(content),
  read: (text) => {
    const kept = read(text);
    return kept.ok ? monstersIn(kept.value) : [];
  },
});

function judgedCopy(text: string): readonly string[] {
  const read = importCopy(text);
  return read.ok ? monstersIn(read.value) : [];
}

/** Every reader of text that comes from outside the program. */
export const TARGETS: readonly Target[] = [
  { name: 'position', text: JSON.stringify(POSITION), read: judgedPosition },
  { name: 'position link', text: JSON.stringify(POSITION), read: judgedLink },
  { name: 'save', text: writeSave(SAVE), read: judgedSave },
  verb('costs', costs, { position: POSITION, seat: 'you' }),
  verb('lacerda', lacerda, { position: POSITION, answers: { clergyWigs: 2, plan: 3, building: ['gold', 'tools'] } }),
  verb('score', score, SCORED),
  verb('replay', replay, JSON.parse(writeSave(SAVE))),
  record('header'),
  record('start'),
  record('chunk-0-0'),
  {
    name: 'board sheet',
    text: exportCopy({
      name: 'ours',
      sheet: { ...DEFAULT_SHEET, rewards: { A1: [{ kind: 'reis', amount: 3 }] } },
      confirmed: { top: true },
    }),
    read: judgedCopy,
  },
  format('kept board sheet', copyFormat, blankCopy('ours')),
  format('costs entered', costsFormat, NOTHING_ENTERED),
  format('score draft', draftFormat, blankScoreSheet()),
  format('finished score', keptFormat, { id: 'one', finishedAt: '2026-01-01', sheet: blankScoreSheet() }),
];
