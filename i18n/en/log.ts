import type { OverridableStep, Seat } from '@/engine';

import type { Gains } from '../shape/log';
import { translate } from '../translate';
import { names } from './names';
import { capital, signed } from './turnNames';

const { list, number, plural } = translate('en');

const entries = (count: number): string => plural(count, { one: '# entry', other: '# entries' });
type What = Gains['amounts'][number]['what'];
const WHAT: Readonly<Record<Exclude<What, 'wigs' | 'reis'>, string>> = { influence: 'influence', ...names.good };

/** "+3 wigs", "−1 real". */
function gained(what: What, by: number): string {
  if (what === 'wigs') return plural(Math.abs(by), { one: `${signed(by)} wig`, other: `${signed(by)} wigs` });
  return what === 'reis'
    ? plural(Math.abs(by), { one: `${signed(by)} real`, other: `${signed(by)} réis` })
    : `${signed(by)} ${WHAT[what]}`;
}

/** "−1 influence (+2, −3)": what it comes to, and its parts where there was both. */
const inAll = ({ what, by, parts }: Gains['amounts'][number]): string =>
  `${gained(what, by)}${parts === undefined ? '' : ` (${parts.map(signed).join(', ')})`}`;

const STEPS: Readonly<Record<OverridableStep, string>> = {
  dock: 'his ships',
  courtier: 'the courtier',
  state: 'his state action',
  noble: 'his noble action',
  discard: 'the discard',
  aide: 'the aide',
  church: 'church scoring',
};
const WHO: Readonly<Record<Seat, string>> = { you: 'You', lacerda: 'Lacerda' };

/** The log of a game, taking back and changing. */
export const log = {
  title: 'Log',
  open: 'Log, undo and redo',
  whole: 'The whole log',
  unnamed: { text: 'The log belongs to a game on the table: open one first.', games: 'My games' },
  nothing: 'Nothing has happened yet.',
  undo: 'Undo',
  redo: 'Redo',
  redoAll: 'Redo all',
  again: 'Start the demo over',
  round: (period: number, round: number) => `Period ${number(period)}, round ${number(round)}`,
  whose: { you: 'Your turn', lacerda: 'Lacerda’s turn', period: 'The period changes', over: 'After the game' },
  entry: (at: number, text: string) => `${number(at)}. ${text}`,
  hisTurn: 'Lacerda’s turn.',
  nothingSaid: 'Ended the turn.',
  onTable: (step: OverridableStep, what: string) =>
    `On your table, ${STEPS[step]}: ${what.charAt(0).toLowerCase()}${what.slice(1)}.`,
  putRight: (value: string) => `${capital(value)}, put right.`,
  /** A value to set on the table. */
  set: (value: string) => `${capital(value)}.`,
  gains: (all: readonly Gains[]) =>
    all.map(({ seat, amounts }) => `${WHO[seat]}: ${list(amounts.map(inAll))}`).join(' · '),
  kept: 'kept as it lay',
  takenBack: 'taken back',
  note: (text: string) => `Note: ${text}`,
  earlier: (rounds: number) => plural(rounds, { one: 'Show # earlier round', other: 'Show # earlier rounds' }),
  pieces: {
    putBack: 'Put back on the table',
    again: 'Do again on the table',
    set: 'Set on the table',
    nothing: 'No piece has to move.',
    done: 'The table is right',
    valueBack: (value: string) => `Back to ${value}.`,
  },
  actions: {
    title: (at: number) => `Entry ${number(at)}`,
    change: 'Change this entry',
    correct: 'Correct any value',
    before: 'Go back to before it',
    after: 'Go back to right after it',
    forward: 'Redo up to here',
    takes: (count: number, pieces: number) =>
      `Takes ${entries(count)} back; ${pieces === 0 ? 'no piece has to move' : plural(pieces, { one: '# piece to put back', other: '# pieces to put back' })}. Redo brings them again.`,
    valueOnly: 'A value was put right here. If it is wrong today, correct it as it lies now.',
  },
  share: 'Share this game',
  drift: {
    ask: 'Check the log against the rules',
    none: 'Every entry is what the rules would say today.',
    refused: (at: number) => `Entry ${number(at)} would be refused today. It stands as it happened.`,
    other: (at: number) => `Entry ${number(at)} would come out otherwise today. It stands as it happened.`,
  },
  change: {
    title: (at: number) => `Change entry ${number(at)}`,
    banner: (at: number, text: string) => `You are changing entry ${number(at)}: ${text}`,
    how: 'Enter it as it should have been. Nothing is changed before you say so.',
    cancel: 'Cancel',
    cancelName: 'Cancel: leave the log as it is',
    instead: 'Instead of',
    now: 'It will say',
    same: 'That is what the log already says.',
    otherwise: 'Choose something else',
    differs: 'What follows from it',
    nothingDiffers: 'Nothing that came later changes.',
    entry: (at: number, whose: string) => `Entry ${number(at)}, ${whose}`,
    refused: 'could no longer be done',
    lacerda: 'Lacerda would have done otherwise',
    outcome: 'would have had another outcome',
    recorded: (text: string) => `In the log: ${text}`,
    then: (text: string) => `Then: ${text}`,
    lost: (count: number) => `What was taken back (${entries(count)}) is then gone.`,
    ways: {
      accept: {
        title: 'Change it',
        text: 'The log and the values are worked out again from here.',
        button: 'Change it',
      },
      'keep-table': {
        title: 'Keep the table',
        text: 'Everything lies as it lies. Later entries stay as they happened; only what this entry itself changes is put right.',
        button: 'Change it, keep the table',
      },
      rewind: {
        title: 'Rewind',
        text: 'The pieces go back to where the game parts from the log. From there you play on.',
        button: 'Change it and rewind',
      },
    },
    drops: (from: number, count: number) =>
      `${plural(count, { one: '# entry leaves', other: '# entries leave' })} the log, from number ${number(from)} on.`,
    impossible: 'Impossible on a table, put right at once',
    after: (at: number, value: string) => `After entry ${number(at)}: ${value}.`,
    done: 'Changed',
    failed: 'That did not fit the game any more. Nothing was changed.',
  },
};
