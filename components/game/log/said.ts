import {
  evolveAll,
  play,
  roleOf,
  SEATS,
  type BoardSheet,
  type Correction,
  type Entry,
  type GameEvent,
  type GameState,
  type Move,
  type Seat,
} from '@/engine';
import type { log } from '@/i18n/en/log';
import type { Chronicle } from '@/i18n/catalogue';
import type { Gains } from '@/i18n/shape/log';
import type { Turn } from '@/i18n/shape/turn';

import { overrideSaid } from './overrideSaid';

/** Everything the log is written with. */
export interface LogWords {
  readonly log: typeof log;
  readonly chronicle: Chronicle;
  readonly turn: Turn;
}

type Lookup<Said, Rest extends readonly unknown[] = []> = Readonly<
  Record<string, (said: Said, ...rest: Rest) => string | null>
>;

/** A value as it was corrected; the tables are typed line by line, the lookups cannot be. */
export const valueSaid = (correction: Correction, sheet: BoardSheet, { chronicle }: LogWords): string =>
  (chronicle.values as Lookup<Correction, [BoardSheet]>)[correction.of]?.(correction, sheet) ?? '';

function moveSaid(move: Move, sheet: BoardSheet, words: LogWords, table: GameState | undefined): string | null {
  if (move.kind === 'override-lacerda')
    return words.log.onTable(move.override.step, overrideSaid(move.override, words.turn));
  if (move.kind === 'correct') return words.log.corrected(valueSaid(move.correction, sheet, words));
  return (words.chronicle.moves as Lookup<Move, [GameState | undefined]>)[move.kind]?.(move, table) ?? null;
}

const isSaid = (line: string | null): line is string => line !== null;

/** What happened, piece by piece; with the table it happened on pieces have their names. */
export function eventsSaid(
  events: readonly GameEvent[],
  sheet: BoardSheet,
  { chronicle }: LogWords,
  before?: GameState,
): readonly string[] {
  const lines = chronicle.events as Lookup<GameEvent, [BoardSheet, GameState | undefined]>;
  let table = before;
  return events
    .map((event) => {
      const said = lines[event.kind]?.(event, sheet, table) ?? null;
      table = table === undefined ? undefined : evolveAll(table, [event]);
      return said;
    })
    .filter(isSaid);
}

const isHis = ({ moves }: Entry): boolean => moves.some((move) => roleOf(move) === 'his');

/** The tables the moves of an entry were made on, as far as today's rules still make these moves. */
function tablesOf({ moves }: Entry, before: GameState): readonly (GameState | undefined)[] {
  let table: GameState | undefined = before;
  return moves.map((move) => {
    const here = table;
    const played = here === undefined ? undefined : play(here, move);
    table = played?.ok === true ? played.value.after : undefined;
    return here;
  });
}

/** An entry in sentences: yours by what you chose, his by what happened. */
export function entrySaid(entry: Entry, before: GameState, words: LogWords): readonly string[] {
  const { sheet } = before;
  const tables = tablesOf(entry, before);
  const asked = entry.moves.map((move, at) => moveSaid(move, sheet, words, tables[at])).filter(isSaid);
  const said = isHis(entry) ? [...asked, ...eventsSaid(entry.events, sheet, words, before)] : asked;
  return said.length === 0 ? [isHis(entry) ? words.log.hisTurn : words.log.nothingSaid] : said;
}

interface Amount {
  readonly seat: Seat;
  readonly what: Gains['amounts'][number]['what'];
  readonly by: number;
}

function amountIn(event: GameEvent): readonly Amount[] {
  switch (event.kind) {
    case 'wigs-changed':
      return [{ seat: event.seat, what: 'wigs', by: event.by }];
    case 'influence-changed':
      return [{ seat: event.seat, what: 'influence', by: event.by }];
    case 'reis-changed':
      return [{ seat: 'you', what: 'reis', by: event.by }];
    case 'goods-changed':
      return [{ seat: 'you', what: event.good, by: event.by }];
    default:
      return [];
  }
}

const WHATS: readonly Amount['what'][] = ['wigs', 'influence', 'reis', 'gold', 'books', 'cloth', 'tools'];

/** What was gained and paid of one thing; its parts where there was both. */
function netOf(what: Amount['what'], all: readonly Amount[]): Gains['amounts'][number] {
  const parts = all.map(({ by }) => by);
  const by = parts.reduce((sum, part) => sum + part, 0);
  const isBoth = parts.some((part) => part > 0) && parts.some((part) => part < 0);
  return { what, by, ...(isBoth && { parts }) };
}

/** What each of you gained and paid, added up; who gained nothing is left out. */
export function gainsIn(events: readonly GameEvent[]): readonly Gains[] {
  const all = events.flatMap(amountIn);
  const of = (seat: Seat, what: Amount['what']): readonly Amount[] =>
    all.filter((amount) => amount.seat === seat && amount.what === what);
  return SEATS.map((seat) => ({
    seat,
    amounts: WHATS.map((what) => netOf(what, of(seat, what))).filter(({ by }) => by !== 0),
  })).filter(({ amounts }) => amounts.length > 0);
}

/** What happened and what it gave, in lines. */
export function outcomeSaid(
  events: readonly GameEvent[],
  sheet: BoardSheet,
  words: LogWords,
  before?: GameState,
): readonly string[] {
  const gains = gainsIn(events);
  return [...eventsSaid(events, sheet, words, before), ...(gains.length === 0 ? [] : [`${words.log.gains(gains)}.`])];
}
