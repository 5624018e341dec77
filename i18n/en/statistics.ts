import { translate } from '../translate';

const { number, plural } = translate('en');

/** Statistics over finished games, and one game beside the others. */
export const statistics = {
  title: 'Statistics',
  empty: 'No finished games yet. Finish a solo game or a score sheet, and it counts here.',
  sheet: 'Open score sheet',
  none: 'No game matches these filters.',
  reading: (done: number, of: number) => `Reading finished games: ${number(done)} of ${number(of)}`,
  view: 'View',
  views: { plots: 'Charts', tables: 'Tables' },
  said: (what: string, value: string) => `${what}: ${value}`,
  of: (part: number, all: number) => `${number(part)} of ${number(all)}`,
  percent: (share: number) => `${number(share)}%`,
  filter: {
    open: 'Filters',
    clear: 'Clear filters',
    all: 'All',
    whose: 'Player',
    you: 'You',
    youAre: 'On score sheets, you’re the first column.',
    players: 'Players',
    tracking: 'Tracked by the app',
    trackings: { everything: 'Everything', 'lacerda-needs': 'Lacerda’s needs', sheet: 'Score only' },
    rulings: 'Rulings',
    used: { standard: 'Standard', changed: 'Changed' },
  },
  games: 'Games',
  won: 'Wins',
  tied: (count: number) => plural(count, { one: '# tie', other: '# ties' }),
  best: 'Best',
  mean: 'Mean',
  total: 'Total',
  titles: 'By title',
  titlesHow: 'Bar: mean. Line: best.',
  sources: 'Wigs by source',
  sourcesHow: 'Mean per game, oldest games first.',
  stretch: (from: number, to: number) =>
    from === to ? `Game ${number(from)}` : `Games ${number(from)} to ${number(to)}`,
  stretchShort: (from: number, to: number) => (from === to ? number(from) : `${number(from)}–${number(to)}`),
  majorities: 'Majorities',
  first: 'First alone',
  shared: 'Tied for first',
  length: 'Game length',
  lengthHow: 'Number: games. Below: their rounds.',
  roundsOf: (from: number, to: number) =>
    from === to ? plural(from, { one: '# round', other: '# rounds' }) : `Rounds ${number(from)} to ${number(to)}`,
  meanRounds: (rounds: number) => `Mean rounds: ${number(rounds)}`,
  time: 'Mean time',
  duration: (hours: number, minutes: number) =>
    hours === 0 ? `${number(minutes)} min` : `${number(hours)} h ${number(minutes)} min`,
  compared: {
    title: 'Compared with your mean',
    everyone: 'Compared with earlier games',
    nothing: 'Nothing to compare yet. Your next game will be compared with this one.',
    place: (place: number, of: number) => `Place ${number(place)} of ${number(of)}`,
    here: 'This game',
    difference: 'Gap',
    open: 'Statistics',
  },
};
