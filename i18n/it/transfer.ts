import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** Rounded up, so that what is just too large never reads as just fitting. */
const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1_000))} kB` : `${number(Math.ceil(bytes / 100_000) / 10)} MB`;

/** Exporting and importing, whatever it is. */
export const transfer: Catalogue['transfer'] = {
  file: (name, bytes) => `${name}, ${size(bytes)}`,
  reading: (percent) => `Lettura: ${number(percent)}%`,
  cancel: 'Interrompi',
  tooLarge: (bytes, most) => `Troppo grande: ${size(bytes)}. Il massimo è ${size(most)}. Non è cambiato niente.`,
  cancelled: 'Interrotto. Non è cambiato niente.',
  part: (part, parts) => `Parte ${number(part)} di ${number(parts)}`,
  reminder: {
    title: 'Esportare una copia?',
    text: 'Le tue partite sono solo su questo dispositivo. Esporta tutto per conservarne una copia altrove.',
    open: 'Esporta',
    later: 'Non ora',
  },
  failed: 'L’app non è riuscita a leggerlo. Non è cambiato niente.',
};
