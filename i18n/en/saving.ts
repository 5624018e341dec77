/** What is said at the table about saving the game: not saved, another window, can’t be opened. */
export const saving = {
  failure: {
    full: {
      title: 'Not saved: storage full',
      text: 'Don’t close the app. Free up space and retry, or export now.',
    },
    forbidden: {
      title: 'Not saved: storage is blocked',
      text: 'Don’t close the app. A private window may be the reason. Retry, or export now.',
    },
    elsewhere: {
      title: 'Not saved: continued in another window',
      text: 'Your latest moves are only in this window. Save them as a copy, or export.',
    },
    unreadable: {
      title: 'Not saved: the app couldn’t read it back',
      text: 'Earlier entries are safe. Don’t close the app. Undo the last entry, or export now.',
    },
    silent: {
      title: 'Not saved: storage isn’t responding',
      text: 'Don’t close the app. Retry, or export now.',
    },
  },
  recovered: {
    fallback: 'Part of this game was damaged. An earlier save was opened. Check the last entries against your table.',
    chunks: 'Part of this game was damaged. Its log was repaired. Check the last entries against your table.',
  },
  again: 'Try saving again',
  saved: 'Everything is saved',
  stillNot: 'Still not saved. Export the game before you close the app.',
  exportGame: 'Export game',
  keepCopy: 'Save as copy',
  copyOf: (name: string) => `Copy of ${name}`,
  copied: 'Saved as a separate game',
  following: {
    title: (whose: string) => `View only: ${whose}`,
    turn: { you: 'your turn', lacerda: 'Lacerda’s turn', over: 'the game is over' },
    text: 'This game is being played in another window. New entries appear here.',
    take: 'Play here instead',
  },
  refused: {
    title: 'Can’t open this game',
    faults: {
      'no-such-game': 'This game isn’t on this device. Choose another, or import it from its device.',
      'storage-closed': 'This browser blocks storage (private window?). Open the app in a regular window.',
      'storage-silent':
        'Storage isn’t responding. Try again, or continue without saving. A new game lasts until you close the app.',
      'from-a-newer-app': 'Saved by a newer version, and untouched. Update the app, then open it again.',
      'not-json': 'This game is damaged and untouched. Export it to report it.',
      'not-a-save': 'This game is damaged and untouched. Export it to report it.',
      damaged: 'This game is damaged and untouched. Export it to report it.',
    },
    exportGame: 'Export unchanged',
    again: 'Try again',
    others: 'Other games',
    unsaved: 'Play without saving',
  },
};
