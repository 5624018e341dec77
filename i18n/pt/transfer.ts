import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** Rounded up, so that what is just too large never reads as just fitting. */
const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1_000))} kB` : `${number(Math.ceil(bytes / 100_000) / 10)} MB`;

/** Exporting and importing, whatever it is. */
export const transfer: Catalogue['transfer'] = {
  file: (name, bytes) => `${name}, ${size(bytes)}`,
  reading: (percent) => `Lendo: ${number(percent)}%`,
  cancel: 'Cancelar',
  tooLarge: (bytes, most) => `Grande demais: ${size(bytes)}. O máximo é ${size(most)}. Nada mudou.`,
  cancelled: 'Cancelado. Nada mudou.',
  part: (part, parts) => `Parte ${number(part)} de ${number(parts)}`,
  reminder: {
    title: 'Exportar uma cópia?',
    text: 'Suas partidas só estão neste aparelho. Exporte tudo para guardar uma cópia em outro lugar.',
    open: 'Exportar',
    later: 'Agora não',
  },
  failed: 'O app não conseguiu ler isto. Nada mudou.',
};
