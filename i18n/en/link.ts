import { number, plural } from './grammar';

/** A position as a link: making it, and the table it shows. */
export const link = {
  title: 'Shared position',
  text: 'Just for looking: nothing here is saved.',
  share: 'Share position link',
  intro: 'Opens this table on any device, to look at. The whole position is in the link. Nothing is uploaded.',
  address: 'Link',
  send: 'Share link',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'Couldn’t copy. Select the link and copy it.',
  notShared: 'Couldn’t share here. Copy the link instead.',
  start: 'Play from here',
  startFailed: 'Couldn’t start a game. Try again.',
  gameName: 'From a shared position',
  over: 'This game is over.',
  fault: {
    title: 'Can’t open this link',
    empty: 'There’s no position in this link. Ask for the whole link.',
    'too-long': (has: number, most: number) =>
      `This link is too long: ${plural(has, { one: '# character', other: '# characters' })}. The maximum is ${number(most)}.`,
    'too-large': 'This link holds more than a position. It wasn’t opened.',
    damaged: 'This link is incomplete or damaged. Ask for the whole link.',
    newer: 'This link comes from a newer version. Update the app first.',
    problems: 'This position isn’t possible:',
    failed: 'The app couldn’t read this link. Check your connection and open it again.',
  },
  /** Why a link can’t be made. */
  unmade: {
    'too-long': 'This position is too long for a link. Share the game as a file instead.',
    problems: 'Correct these first, then share:',
    failed: 'Couldn’t make a link. Try again.',
  },
};
