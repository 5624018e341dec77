import { entrySaid, eventsSaid, type LogWords } from '@/components/game/log/said';
import {
  evolveAll,
  roleOf,
  stepsOf,
  type Entry,
  type GameEvent,
  type GameState,
  type ReviewedTurn,
  type Step,
} from '@/engine';

/** An entry of a turn with the table it happened on. */
export interface ReviewedEntry {
  /** Its place in the log, counted from 0. */
  readonly at: number;
  readonly entry: Entry;
  readonly before: GameState;
  /** His steps with their reasons; none for what he did not do, null where nobody knows them any more. */
  readonly steps: readonly Step[] | null;
}

const isHis = ({ moves }: Entry): boolean => moves.some((move) => roleOf(move) === 'his');

/** The entries of a turn, his with their reasons worked out again on the table as it was. */
export function entriesOf({ entries, first, before }: ReviewedTurn): readonly ReviewedEntry[] {
  let table = before;
  return entries.map((entry, place) => {
    const here = table;
    table = evolveAll(here, entry.events);
    return { at: first + place, entry, before: here, steps: isHis(entry) ? stepsOf(here, entry) : [] };
  });
}

export const eventsOf = ({ entries }: Pick<ReviewedTurn, 'entries'>): readonly GameEvent[] =>
  entries.flatMap(({ events }) => events);

/** What one remembers a turn by, the most telling first. */
const TELLING: readonly GameEvent['kind'][] = [
  'store-built',
  'building-opened',
  'plan-completed',
  'decree-taken',
  'decrees-taken',
  'ship-taken',
  'ship-replaced',
  'favour-taken',
  'plan-taken',
  'clergy-discarded',
  'goods-produced',
  'cardinal-moved',
  'official-placed',
  'card-tucked',
  'period-began',
];

/** The turn in one sentence of the log. */
export function headlineOf(turn: ReviewedTurn, words: LogWords): string {
  const { before, entries } = turn;
  const events = eventsOf(turn);
  const kind = TELLING.find((telling) => events.some((event) => event.kind === telling));
  const at = events.findIndex((event) => event.kind === kind);
  const table = evolveAll(before, events.slice(0, Math.max(0, at)));
  const [said] = at < 0 ? [] : eventsSaid(events.slice(at, at + 1), before.sheet, words, table);
  return said ?? entries.flatMap((entry) => entrySaid(entry, before, words))[0] ?? '';
}
