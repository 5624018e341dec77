import {
  roleOf,
  SEATS,
  type BoardSheet,
  type Correction,
  type Entry,
  type GameEvent,
  type Move,
  type Seat,
} from '@/engine';
import type { log } from '@/i18n/en/log';
import type { Chronicle } from '@/i18n/log';
import type { Gains } from '@/i18n/shape/log';
import type { Turn } from '@/i18n/shape/turn';

import { overrideSaid } from './overrideSaid';

/** Everything the log is told with. */
export interface LogWords {
  readonly log: typeof log;
  readonly chronicle: Chronicle;
  readonly turn: Turn;
}

type Lookup<Said, Rest extends readonly unknown[] = []> = Readonly<
  Record<string, (said: Said, ...rest: Rest) => string | null>
>;

/** A value as it was put right; the tables are typed line by line, the lookups cannot be. */
export const valueSaid = (correction: Correction, sheet: BoardSheet, { chronicle }: LogWords): string =>
  (chronicle.values as Lookup<Correction, [BoardSheet]>)[correction.of]?.(correction, sheet) ?? '';

function moveSaid(move: Move, sheet: BoardSheet, words: LogWords): string | null {
  if (move.kind === 'override-lacerda')
    return words.log.onTable(move.override.step, overrideSaid(move.override, words.turn));
  if (move.kind === 'correct') return words.log.corrected(valueSaid(move.correction, sheet, words));
  return (words.chronicle.moves as Lookup<Move>)[move.kind]?.(move) ?? null;
}

const isSaid = (line: string | null): line is string => line !== null;

/** What happened, piece by piece. */
export const eventsSaid = (
  events: readonly GameEvent[],
  sheet: BoardSheet,
  { chronicle }: LogWords,
): readonly string[] =>
  events
    .map((event) => (chronicle.events as Lookup<GameEvent, [BoardSheet]>)[event.kind]?.(event, sheet) ?? null)
    .filter(isSaid);

const isHis = ({ moves }: Entry): boolean => moves.some((move) => roleOf(move) === 'his');

/** An entry in sentences: yours by what you chose, his by what happened. */
export function entrySaid(entry: Entry, sheet: BoardSheet, words: LogWords): readonly string[] {
  const asked = entry.moves.map((move) => moveSaid(move, sheet, words)).filter(isSaid);
  const said = isHis(entry) ? [...asked, ...eventsSaid(entry.events, sheet, words)] : asked;
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

/** What each of you gained and paid, added up; who gained nothing is left out. */
export function gainsIn(events: readonly GameEvent[]): readonly Gains[] {
  const all = events.flatMap(amountIn);
  const by = (seat: Seat, what: Amount['what']): number =>
    all.reduce((sum, amount) => (amount.seat === seat && amount.what === what ? sum + amount.by : sum), 0);
  return SEATS.map((seat) => ({
    seat,
    amounts: WHATS.map((what) => ({ what, by: by(seat, what) })).filter((amount) => amount.by !== 0),
  })).filter(({ amounts }) => amounts.length > 0);
}

/** What happened and what it gave, in lines. */
export function outcomeSaid(events: readonly GameEvent[], sheet: BoardSheet, words: LogWords): readonly string[] {
  const gains = gainsIn(events);
  return [...eventsSaid(events, sheet, words), ...(gains.length === 0 ? [] : [`${words.log.gains(gains)}.`])];
}
