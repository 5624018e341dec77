/** What the shell says when there is no page, or a page broke. */
export const shell = {
  description:
    'A companion for the board game Lisboa. It keeps count beside the cardboard, explains why and leaves the decisions to you.',
  notFound: {
    title: 'No such street',
    text: 'Nothing is built at this address. The link may be old or incomplete.',
    home: 'Go to home screen',
  },
  error: {
    title: 'Something broke',
    text: 'The app ran into something unexpected. It’s not your fault.',
    unreachable: 'This screen isn’t downloaded yet, and you’re offline.',
    saved: 'Nothing is lost. Everything up to your last confirmed step is saved on this device.',
    retry: 'Try again',
    home: 'Go to home screen',
    details: 'Details for a report',
    detail: (name: string, message: string) => `${name}: ${message}`,
    report: {
      text: 'A report says what broke and includes your saved game, so we can replay it.',
      copy: 'Copy report',
      save: 'Save report',
      send: 'Share report',
      file: 'lisboa-report.txt',
      copied: 'Copied',
      failed: 'Couldn’t share the report. Write down the line above instead.',
    },
  },
  update: {
    text: 'A new version is ready. Restart whenever you like.',
    restart: 'Restart',
  },
};
