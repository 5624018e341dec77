import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** Rounded up, so that what is just too large never reads as just fitting. */
const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1_000))} kB` : `${number(Math.ceil(bytes / 100_000) / 10)} MB`;

/** Exporting and importing, whatever it is. */
export const transfer: Catalogue['transfer'] = {
  file: (name, bytes) => `${name}, ${size(bytes)}`,
  reading: (percent) => `Odczyt: ${number(percent)}%`,
  cancel: 'Anuluj',
  tooLarge: (bytes, most) => `Za duże: ${size(bytes)}. Maksimum to ${size(most)}. Nic się nie zmieniło.`,
  cancelled: 'Anulowano. Nic się nie zmieniło.',
  part: (part, parts) => `Część ${number(part)} z ${number(parts)}`,
  reminder: {
    title: 'Wyeksportować kopię?',
    text: 'Twoje gry są tylko na tym urządzeniu. Wyeksportuj wszystko, aby mieć kopię gdzie indziej.',
    open: 'Eksportuj',
    later: 'Nie teraz',
  },
  failed: 'Aplikacja nie mogła tego odczytać. Nic się nie zmieniło.',
};
