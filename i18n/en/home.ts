import { translate } from '../translate';

const { number, plural } = translate('en');

/** The home screen. */
export const home = {
  title: 'Lisboa',
  subtitle: 'A companion at the table',
  picture:
    'A blue and white tile panel: the arcades of a square by the river, with a triumphal arch and a sailing ship',
  intro:
    'Lisbon, 1755: after the earthquake, the waves and the fire, the city is drawn anew. You have the board, ' +
    'the wigs and the cardboard ships; this app counts along, shows its reasons, and leaves the deciding to you.',
  introRead: 'Got it',
  promise: 'Everything you enter stays on this device.',
  running: {
    title: 'Go on with your game',
    named: (name: string) => `Go on with ${name}`,
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
    title: (count: number) => plural(count, { one: '# record cannot be read', other: '# records cannot be read' }),
    detail: 'Nothing of it is deleted: see what can be done',
  },
  choose: 'What would you like to do?',
  cards: {
    solo: { title: 'Play against Lacerda', detail: 'Set up a solo game on your board' },
    demo: { title: 'Lacerda’s turn', detail: 'A demo game in its sixth round: no cardboard needed' },
    score: { title: 'Final score', detail: 'Majorities, ties and ranking for one to four players' },
    costs: { title: 'Check a cost', detail: 'Visits, land, ships, officials, events and sales' },
    games: { title: 'Games', detail: 'Solo games and finished score sheets on this device' },
    board: { title: 'My board', detail: 'Match the app with what is printed on your copy' },
    rules: { title: 'Rules', detail: 'In short words, by topic, with search' },
    settings: { title: 'Settings', detail: 'Theme, text size, free hand, rulings' },
  },
  fine: 'An unofficial companion for owners of the board game by Vital Lacerda. Own drawings, own words.',
};
