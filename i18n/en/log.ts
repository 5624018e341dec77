import type { OverridableStep, Seat } from '@/engine';

import type { Gains } from '../shape/log';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { gained, signed } from './turnNames';

const entries = (count: number): string => plural(count, { one: '# entry', other: '# entries' });
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

/** The log of a game: undoing and editing. */
export const log = {
  title: 'Log',
  open: 'Log, undo and redo',
  whole: 'Whole log',
  unnamed: { text: 'Open a game to see its log.', games: 'My games' },
  nothing: 'No moves yet.',
  undo: 'Undo',
  redo: 'Redo',
  redoAll: 'Redo all',
  again: 'Restart demo',
  round: (period: number, round: number) => `Period ${number(period)}, round ${number(round)}`,
  whose: { you: 'Your turn', lacerda: 'Lacerda’s turn', period: 'End of period', over: 'After the game' },
  entry: (at: number, text: string) => `${number(at)}. ${text}`,
  hisTurn: 'Lacerda’s turn.',
  nothingSaid: 'Ended the turn.',
  onTable: (step: OverridableStep, what: string) =>
    `At your table, ${STEPS[step]}: ${what.charAt(0).toLowerCase()}${what.slice(1)}.`,
  corrected: (value: string) => `Corrected: ${value}.`,
  /** A value to set on the table. */
  set: (value: string) => `${capital(value)}.`,
  gains: (all: readonly Gains[]) =>
    all.map(({ seat, amounts }) => `${WHO[seat]}: ${list(amounts.map(inAll))}`).join(' · '),
  kept: 'kept as played',
  undone: 'undone',
  note: (text: string) => `Note: ${text}`,
  earlier: (rounds: number) => plural(rounds, { one: 'Show # more round', other: 'Show # more rounds' }),
  pieces: {
    putBack: 'Put back on the table',
    again: 'Redo on the table',
    set: 'Set on the table',
    nothing: 'No pieces to move.',
    done: 'Done',
    valueBack: (value: string) => `Back to ${value}.`,
  },
  actions: {
    title: (at: number) => `Entry ${number(at)}`,
    change: 'Edit this entry',
    correct: 'Correct a value',
    before: 'Go back to before this',
    after: 'Go back to after this',
    forward: 'Redo up to here',
    takes: (count: number, pieces: number) =>
      `Undoes ${entries(count)}; ${pieces === 0 ? 'no pieces to move' : plural(pieces, { one: '# piece to put back', other: '# pieces to put back' })}. You can redo ${count === 1 ? 'it' : 'them'}.`,
    valueOnly: 'A value was corrected here. If it’s wrong now, correct it again.',
  },
  share: 'Share this game',
  drift: {
    ask: 'Check log',
    none: 'Every entry still follows the rules.',
    refused: (at: number) => `Entry ${number(at)} wouldn’t be allowed now. It stays as played.`,
    other: (at: number) => `Entry ${number(at)} would turn out differently now. It stays as played.`,
  },
  change: {
    title: (at: number) => `Edit entry ${number(at)}`,
    banner: (at: number, text: string) => `Editing entry ${number(at)}: ${text}`,
    how: 'Enter it as it should have been. Nothing changes until you confirm.',
    cancel: 'Cancel',
    cancelName: 'Cancel, leave the log unchanged',
    instead: 'Instead of',
    now: 'Becomes',
    same: 'The log already says that.',
    otherwise: 'Choose something else',
    differs: 'What changes with it',
    nothingDiffers: 'No later entry changes.',
    entry: (at: number, whose: string) => `Entry ${number(at)}, ${whose}`,
    refused: 'is no longer possible',
    lacerda: 'Lacerda would have acted differently',
    outcome: 'would have turned out differently',
    recorded: (text: string) => `Log: ${text}`,
    then: (text: string) => `Now: ${text}`,
    lost: (count: number) => `The undone entries (${number(count)}) will be lost.`,
    ways: {
      accept: {
        title: 'Edit',
        text: 'The log and the values are recalculated from here.',
        button: 'Edit entry',
      },
      'keep-table': {
        title: 'Leave the table',
        text: 'Leave every piece where it is. Later entries stay as played. Only this entry’s own changes are corrected.',
        button: 'Edit, leave table',
      },
      rewind: {
        title: 'Rewind',
        text: 'Put pieces back to where the game differs. Play on from there.',
        button: 'Edit and rewind',
      },
    },
    drops: (from: number, count: number) =>
      `${plural(count, { one: '# entry leaves', other: '# entries leave' })} the log, starting at number ${number(from)}.`,
    impossible: 'Not possible, corrected automatically',
    after: (at: number, value: string) => `After entry ${number(at)}: ${value}.`,
    done: 'Entry edited',
    failed: 'That’s no longer possible. Nothing changed.',
  },
};
