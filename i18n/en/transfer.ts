import { translate } from '../translate';

const { number } = translate('en');

/** Rounded up, so that what is just too large never reads as just fitting. */
const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1_000))} kB` : `${number(Math.ceil(bytes / 100_000) / 10)} MB`;

/** Exporting and importing, whatever it is. */
export const transfer = {
  file: (name: string, bytes: number) => `${name}, ${size(bytes)}`,
  reading: (percent: number) => `Reading: ${number(percent)} %`,
  cancel: 'Cancel',
  tooLarge: (bytes: number, most: number) =>
    `This is ${size(bytes)}, and the app reads at most ${size(most)}. Nothing was changed.`,
  cancelled: 'Cancelled. Nothing was changed.',
  part: (part: number, parts: number) => `Part ${number(part)} of ${number(parts)}`,
  reminder: {
    title: 'Export a copy?',
    text: 'Your games are only on this device. Export everything to keep a copy elsewhere.',
    open: 'Export',
    later: 'Not now',
  },
  failed: 'The app could not read this. Nothing was changed.',
};
