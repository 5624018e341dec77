import { byRounds, linesOf } from '@/components/game/log/chronicle';
import { entrySaid, eventsSaid, gainsIn, outcomeSaid, valueSaid, type LogWords } from '@/components/game/log/said';
import { takenBack } from '@/components/game/log/toDo';
import { begin, commit, jump, mirrored, simulateGame, undo, type Correction, type History, type Move } from '@/engine';
import { chronicleWords, logWords } from '@/i18n/log';
import { turnWords } from '@/i18n/turn';

const WORDS: LogWords = { log: logWords.en, chronicle: chronicleWords.en, turn: turnWords.en };

/** A whole game, every move an entry. */
function game(seed: number): History {
  let history: History | undefined;
  const add = (move: Move): void => {
    const added = history === undefined ? undefined : commit(history, [move]);
    if (added?.ok !== true) throw new Error(`seed ${seed}: ${JSON.stringify(move)}`);
    history = added.value;
  };
  simulateGame(seed, ({ before, move }) => {
    history ??= begin(before);
    add(move);
  });
  if (history === undefined) throw new Error(`seed ${seed} gives no game`);
  return history;
}

const GAMES = [1, 2, 3].map(game);
const [FIRST = begin(game(1).start)] = GAMES;
const BROKEN = /undefined|NaN|\[object|\.\.|^$/;

it('every entry of whole games is said in whole sentences', () => {
  const said = GAMES.flatMap(linesOf).flatMap(({ entry, before }) => [
    ...entrySaid(entry, before, WORDS),
    ...outcomeSaid(entry.events, before.sheet, WORDS, before),
  ]);
  expect(said.filter((text) => BROKEN.test(text))).toEqual([]);
  expect(said.filter((text) => !/^[A-Z0-9].*\.$/.test(text))).toEqual([]);
});

it('every value that can be corrected has its name', () => {
  const corrections = GAMES.flatMap(({ start, now }) => [...mirrored(start), ...mirrored(now)]);
  const said = corrections.map((correction) => valueSaid(correction, FIRST.start.sheet, WORDS));
  expect(new Set(corrections.map(({ of }) => of)).size).toBeGreaterThan(25);
  expect(said.filter((text) => BROKEN.test(text))).toEqual([]);
});

it.each<[Correction, string]>([
  [{ of: 'treasury', value: 0 }, 'treasury marker: 1 real'],
  [{ of: 'wigs', at: 'lacerda', value: 12 }, 'Lacerda’s wigs: 12'],
  [{ of: 'ending', value: null }, 'the end isn’t triggered'],
  [{ of: 'store', at: 'A3', value: null, house: null }, 'A3: no store'],
  [{ of: 'store', at: 'A3', value: { owner: 'you', good: 'cloth' }, house: 'left' }, 'A3: your cloth store'],
  [{ of: 'available', at: 'blue', value: 'unknown' }, 'the blue architect’s next building: not entered'],
  [{ of: 'decrees', value: [] }, 'your decrees: none'],
])('%j reads “%s”', (correction, text) => {
  expect(valueSaid(correction, FIRST.start.sheet, WORDS)).toBe(text);
});

it('a correction says what was corrected, a step done differently what the table did', () => {
  const moves: readonly Move[] = [
    { kind: 'correct', correction: { of: 'reis', value: 9 } },
    { kind: 'override-lacerda', override: { step: 'discard', kind: 'deck', deck: 'king' } },
  ];
  expect(moves.map((move) => entrySaid({ moves: [move], events: [] }, FIRST.start, WORDS))).toEqual([
    ['Corrected: your réis: 9.'],
    ['At your table, the discard: the King deck.'],
  ]);
});

it('what an entry gave and took is added up, and left out where it is nothing', () => {
  const events = [
    { kind: 'wigs-changed', seat: 'you', by: 3 },
    { kind: 'wigs-changed', seat: 'you', by: -2 },
    { kind: 'reis-changed', by: -4 },
    { kind: 'influence-changed', seat: 'lacerda', by: 2 },
    { kind: 'influence-changed', seat: 'lacerda', by: -2 },
  ] as const;
  expect(logWords.en.gains(gainsIn(events))).toBe('You: +1 wig (+3, −2) and −4 réis');
  expect(eventsSaid(events, FIRST.start.sheet, WORDS)).toEqual([]);
});

it('a clergy tile of +2 and a payment of 3 read −1, with both parts', () => {
  const events = [2, -3].map((by) => ({ kind: 'influence-changed', seat: 'you', by }) as const);
  expect(logWords.en.gains(gainsIn(events))).toBe('You: −1 influence (+2, −3)');
});

it('pieces are named, not numbered', () => {
  const texts = GAMES.flatMap((game) =>
    linesOf(game).flatMap(({ entry, before }) => [
      ...entrySaid(entry, before, WORDS),
      ...outcomeSaid(entry.events, before.sheet, WORDS, before),
    ]),
  );
  expect(texts.filter((text) => /portfolio card \d|(your|his) ship \d|\bplan \d/.test(text))).toEqual([]);
  expect(texts.some((text) => /size-\d ship/.test(text))).toBe(true);
});

it('the log stands by rounds and turns, the latest first', () => {
  const rounds = byRounds(linesOf(FIRST));
  expect(rounds.flatMap(({ turns }) => turns.flatMap(({ lines }) => lines.map(({ at }) => at)))).toEqual(
    FIRST.done.map((_, at) => at).reverse(),
  );
  expect(rounds.map(({ period, round }) => period * 100 + round)).toEqual(
    [...rounds.map(({ period, round }) => period * 100 + round)].sort((one, other) => other - one),
  );
});

it('after a reload the pieces that were put back are still known', () => {
  expect(takenBack(FIRST).putBack).toEqual([]);
  const back = undo(FIRST);
  const start = jump(FIRST, 0);
  expect(back.ok && takenBack(back.value.history).putBack).toEqual(back.ok && back.value.putBack);
  expect(start.ok && takenBack(start.value.history).putBack).toEqual(start.ok && start.value.putBack);
});
