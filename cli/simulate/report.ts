import { ASSUMED_SET } from '@/engine';
import type { Counts, Tally } from './tally';

const at = (sorted: readonly number[], share: number): number => sorted[Math.round((sorted.length - 1) * share)] ?? 0;

function spread(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((one, other) => one - other);
  const mean = sorted.reduce((all, one) => all + one, 0) / Math.max(1, sorted.length);
  const cells = [at(sorted, 0), at(sorted, 0.25), at(sorted, 0.5), at(sorted, 0.75), at(sorted, 1)].map((one) =>
    String(one).padStart(7),
  );
  return `${cells.join('')}${mean.toFixed(1).padStart(8)}`;
}

const percent = (part: number, all: number): string => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`;

const NAME_WIDTH = 34;

const row = (name: string, ...cells: readonly (string | number)[]): string =>
  `  ${name.padEnd(NAME_WIDTH)}${cells.map((cell) => String(cell).padStart(10)).join('')}`;

const table = (title: string, columns: Readonly<Record<string, Counts>>): readonly string[] => [
  row(title, ...Object.keys(columns)),
  ...Object.keys(Object.values(columns)[0] ?? {}).map((name) =>
    row(name, ...Object.values(columns).map((counts) => counts[name] ?? 0)),
  ),
];

/** What was dealt in place of what is printed on a real copy. */
function dealtSet(): readonly string[] {
  const { name, buildings, plans, startingPlans, clergy, decrees, cards } = ASSUMED_SET;
  const faces = (list: readonly (readonly string[])[]): string => list.map((face) => face.join('+')).join(', ');
  return [
    `Assumed tile set "${name}": the real one is printed only on a copy of the game.`,
    `  16 building tiles: blue ${faces(buildings.blue)}`,
    `                     green ${faces(buildings.green)}`,
    `  plans: blue ${plans.blue.join(' ')}, green ${plans.green.join(' ')}; to start with ${startingPlans.join(' ')}`,
    `  clergy tiles ${clergy.join(' ')} wigs; decrees ${decrees.join(' ')} wigs; influence on noble cards ${cards.influence.join(' ')}`,
  ];
}

/** The result of a run as a page of text. */
export function report(tally: Tally, asked: number): string {
  const games = tally.rounds.length;
  const lines = [
    games === asked ? `${games} games` : `${games} of ${asked} games`,
    ...dealtSet(),
    '',
    `  ${'distribution'.padEnd(16)}${['least', '25 %', 'half', '75 %', 'most'].map((head) => head.padStart(7)).join('')}${'mean'.padStart(8)}`,
    `  ${'your wigs'.padEnd(16)}${spread(tally.wigs.you)}`,
    `  ${'Lacerda’s wigs'.padEnd(16)}${spread(tally.wigs.lacerda)}`,
    `  ${'rounds'.padEnd(16)}${spread(tally.rounds)}`,
    '',
    row('title', 'games', 'share'),
    ...Object.entries(tally.titles).map(([title, count]) => row(title, count, percent(count, games))),
    '',
    ...table('state action', {
      his: tally.stateActions.done,
      skipped: tally.stateActions.skipped,
      yours: tally.stateActions.yours,
    }),
    '',
    ...table('noble action', {
      his: tally.nobleActions.done,
      follows: tally.nobleActions.follows,
      skipped: tally.nobleActions.skipped,
      yours: tally.nobleActions.yours,
    }),
    '',
    ...table('what decided his choice', { times: tally.tieBreaks }),
  ];
  return lines.join('\n');
}
