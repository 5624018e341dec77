import { number, plural } from './grammar';

/** The home screen. */
export const home = {
  title: 'Lisboa',
  subtitle: 'A companion at the table',
  picture: 'A blue and white tile panel: a riverside square with arcades, a triumphal arch and a sailing ship',
  intro:
    'Lisboa, 1755: after the earthquake, the tsunami and the fires, the city is built anew. You have the board, ' +
    'the wigs and the ships. This app keeps count beside the cardboard, explains why and leaves the decisions to you.',
  introRead: 'Got it',
  language: 'Language',
  promise: 'Everything you enter stays on this device.',
  running: {
    title: 'Continue your game',
    named: (name: string) => `Continue ${name}`,
    place: (period: number, round: number) => `Period ${number(period)}, round ${number(round)}`,
    turn: { you: 'your turn', lacerda: 'Lacerda’s turn' },
    wigs: (you: number, lacerda: number) => `wigs: you ${number(you)}, Lacerda ${number(lacerda)}`,
    entries: (count: number) => plural(count, { one: '# entry', other: '# entries' }),
  },
  finished: {
    title: 'Last result',
    named: (name: string) => `Last result: ${name}`,
    final: (you: number, lacerda: number) => `You ${number(you)}, Lacerda ${number(lacerda)}`,
    /** Older records do not know the score, and some games still have something to count. */
    notScored: 'Open it for the score',
  },
  quarantined: {
    title: (count: number) => plural(count, { one: '# item can’t be read', other: '# items can’t be read' }),
    detail: 'Nothing was deleted. See your options',
  },
  choose: 'What would you like to do?',
  cards: {
    solo: { title: 'Play against Lacerda', detail: 'Set up a solo game on your board' },
    demo: { title: 'Lacerda’s turn', detail: 'A demo game in round 6. No cardboard needed' },
    score: { title: 'Final score', detail: 'Majorities, ties and ranking for 1 to 4 players' },
    costs: { title: 'Check a cost', detail: 'Visits, land, ships, officials, events and sales' },
    games: { title: 'Games', detail: 'Solo games and finished score sheets on this device' },
    board: { title: 'My board', detail: 'Check the app against your copy' },
    rules: { title: 'Rules', detail: 'In brief, by topic, searchable' },
    settings: { title: 'Settings', detail: 'Language, theme, text size, rulings' },
  },
  fine: 'An unofficial companion for owners of the board game by Vital Lacerda. Original drawings and text.',
};
