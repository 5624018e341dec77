import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** Rounded up, so that what is just too large never reads as just fitting. */
const size = (bytes: number): string =>
  bytes < 1_000_000 ? `${number(Math.ceil(bytes / 1_000))} kB` : `${number(Math.ceil(bytes / 100_000) / 10)} MB`;

/** Exporting and importing, whatever it is. */
export const transfer: Catalogue['transfer'] = {
  file: (name, bytes) => `${name}, ${size(bytes)}`,
  reading: (percent) => `Leyendo: ${number(percent)} %`,
  cancel: 'Cancelar',
  tooLarge: (bytes, most) => `Demasiado grande: ${size(bytes)}. El máximo es ${size(most)}. No ha cambiado nada.`,
  cancelled: 'Cancelado. No ha cambiado nada.',
  part: (part, parts) => `Parte ${number(part)} de ${number(parts)}`,
  reminder: {
    title: '¿Exportar una copia?',
    text: 'Tus partidas solo están en este dispositivo. Expórtalo todo para guardar una copia en otro sitio.',
    open: 'Exportar',
    later: 'Ahora no',
  },
  failed: 'La app no ha podido leer esto. No ha cambiado nada.',
};
