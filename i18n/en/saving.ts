/** What is said at the table about keeping the game: not saved, another window, cannot be opened. */
export const saving = {
  failure: {
    full: {
      title: 'Not saved: there is no room left',
      text: 'The game goes on until you close the app. Delete something on this device and save again, or hand the game on now.',
    },
    forbidden: {
      title: 'Not saved: this device keeps nothing',
      text: 'The game goes on until you close the app; a private window may be the reason. Save again, or hand the game on now.',
    },
    elsewhere: {
      title: 'Not saved: another window went on with this game',
      text: 'What you entered since then is only in this window. Keep it as a game of its own, or hand it on now.',
    },
    unreadable: {
      title: 'Not saved: the app could not have read it again',
      text: 'What was saved before is still there, and the game goes on until you close the app. Undo the last entry, or hand the game on now.',
    },
    silent: {
      title: 'Not saved: the storage does not answer',
      text: 'The game goes on until you close the app. Save again, or hand the game on now.',
    },
  },
  recovered: {
    fallback:
      'A record of this game was damaged. It was opened as it was saved before that: compare the last entries with the table.',
    chunks:
      'A record of this game was damaged. Its log was put together again: compare the last entries with the table.',
  },
  again: 'Save again',
  saved: 'Everything is saved',
  stillNot: 'The device still does not save it: hand the game on before you close the app.',
  handOn: 'Hand the game on',
  keepCopy: 'Keep it as a copy',
  copyOf: (name: string) => `Copy of ${name}`,
  copied: 'Kept as a game of its own',
  following: {
    title: (whose: string) => `Looking on: ${whose}`,
    turn: { you: 'your turn', lacerda: 'Lacerda’s turn', over: 'the game is over' },
    text: 'Another window plays this game; what it enters appears here.',
    take: 'Take over, play here',
  },
  refused: {
    title: 'This game cannot be opened',
    faults: {
      'no-such-game':
        'This game is not on this device: choose another one, or bring it in from the device it was played on.',
      'storage-closed':
        'This browser gives the app no room to keep games, perhaps because of a private window: open it in an ordinary window.',
      'storage-silent':
        'The storage of this browser or device does not answer. Try again, or go on without saving: a game you begin now lasts until you close the app.',
      'from-a-newer-app':
        'A newer version of the app wrote this game, and it stays untouched: update the app, then open it again.',
      'not-json': 'This game is damaged and was set aside as it is: hand it on to have it looked at.',
      'not-a-save': 'This game is damaged and was set aside as it is: hand it on to have it looked at.',
      damaged: 'Something in this game is damaged, and it was set aside as it is: hand it on to have it looked at.',
    },
    handOn: 'Hand it on as it is',
    again: 'Try again',
    others: 'Other games',
    unsaved: 'Go on without saving',
  },
};
