import { number } from './grammar';

/** Rounded up, so that what is just too large never reads as just fitting. */
const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1_000))} kB` : `${number(Math.ceil(bytes / 100_000) / 10)} MB`;

/** Exporting and importing, whatever it is. */
export const transfer = {
  file: (name: string, bytes: number) => `${name}, ${size(bytes)}`,
  reading: (percent: number) => `Reading: ${number(percent)}%`,
  cancel: 'Cancel',
  tooLarge: (bytes: number, most: number) =>
    `Too large: ${size(bytes)}. The maximum is ${size(most)}. Nothing changed.`,
  cancelled: 'Canceled. Nothing changed.',
  part: (part: number, parts: number) => `Part ${number(part)} of ${number(parts)}`,
  reminder: {
    title: 'Export a copy?',
    text: 'Your games are only on this device. Export everything to save a copy elsewhere.',
    open: 'Export',
    later: 'Not now',
  },
  failed: 'The app couldn’t read this. Nothing changed.',
};
