import { number, plural } from './grammar';
import { signed, wigs } from './turnNames';

/** A game gone through turn by turn. */
export const review = {
  title: 'Review',
  unnamed: { text: 'Open a game to review it.', games: 'My games' },
  offer: {
    title: 'Turn by turn',
    text: 'Step through the game on the map. See your wigs, his reasons and the turns that decided.',
    link: 'Review turns',
  },
  controls: 'Step through the game',
  start: 'Start of the game',
  place: (turn: number, of: number) => `${number(turn)} of ${number(of)}`,
  previous: 'Previous turn',
  next: 'Next turn',
  slider: 'Turn',
  turn: (turn: number) => `Turn ${number(turn)}`,
  /** Who came closer to winning, and by how much. */
  swing: (by: number) => {
    if (by === 0) return 'Nobody gains';
    return by > 0 ? `+${number(by)} for you` : `+${number(-by)} for Lacerda`;
  },
  part: (part: string, by: number) => `${part}\u00a0${signed(by)}`,
  unexplained: 'Kept as played, without his reasons.',
  decided: {
    title: 'Turns that decided',
    text: 'They changed your lead the most, counting both scores as if the game had ended then.',
    none: (least: number) => `No turn changed your lead by ${wigs(least)} or more.`,
    link: (turn: number, swing: string, deed: string) => `Turn ${number(turn)}: ${swing}. ${deed}`,
    badge: 'Decided',
  },
  plot: {
    title: 'Wigs by turn',
    show: 'What to show',
    kinds: { track: 'On the track', score: 'If it ended then' },
    drawn: (turns: number, you: number, his: number) =>
      `2 lines over ${plural(turns, { one: '# turn', other: '# turns' })}. You end at ${wigs(you)}, Lacerda at ${number(his)}.`,
    table: 'Show as table',
    hide: 'Hide table',
  },
  partial: 'This game didn’t always track your réis and decrees. The scores lack them until they were entered.',
};
