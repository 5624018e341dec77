/** What the shell says when there is no page, or a page broke. */
export const shell = {
  description:
    'A companion for the board game Lisboa: it counts along beside the cardboard, shows its reasons, and leaves the deciding to you.',
  notFound: {
    title: 'No such street',
    text: 'Nothing is built at this address. Perhaps the link is old, or a letter is missing.',
    home: 'Back to the home screen',
  },
  error: {
    title: 'Something broke',
    text: 'The app met a case it was not prepared for. It is not your fault.',
    unreachable: 'This screen is not on the device yet, and the network did not answer.',
    saved: 'Nothing is lost: everything up to your last finished step is saved on this device.',
    retry: 'Try again',
    home: 'Back to the home screen',
    details: 'Details for a report',
    detail: (name: string, message: string) => `${name}: ${message}`,
    report: {
      text: 'A report says what broke and contains your game as it is saved, so that it can be looked at and played again.',
      copy: 'Copy a report',
      save: 'Save a report',
      send: 'Send a report',
      file: 'lisboa-report.txt',
      copied: 'Copied',
      failed: 'The report could not be handed on: note the line above instead.',
    },
  },
  update: {
    text: 'A new version is ready. Restart when you like.',
    restart: 'Restart',
  },
};
