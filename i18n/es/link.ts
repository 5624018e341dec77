import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** A position as a link: making it, and the table it shows. */
export const link: Catalogue['link'] = {
  title: 'Posición compartida',
  text: 'Solo para mirar: aquí no se guarda nada.',
  share: 'Enlace de la posición',
  intro:
    'Abre esta mesa en cualquier dispositivo, solo para mirar. La posición entera está en el enlace. No se sube nada.',
  address: 'Enlace',
  send: 'Compartir enlace',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  notCopied: 'No se ha podido copiar. Selecciona el enlace y cópialo.',
  notShared: 'Aquí no se ha podido compartir. Copia el enlace.',
  start: 'Jugar desde aquí',
  startFailed: 'No se ha podido empezar la partida. Inténtalo otra vez.',
  gameName: 'De una posición compartida',
  over: 'Esta partida ha terminado.',
  fault: {
    title: 'Este enlace no se abre',
    empty: 'En este enlace no hay ninguna posición. Pide el enlace entero.',
    'too-long': (has, most) => `Enlace demasiado largo: ${number(has)} caracteres. El máximo es ${number(most)}.`,
    'too-large': 'Este enlace contiene más que una posición. No se ha abierto.',
    damaged: 'Este enlace está incompleto o dañado. Pide el enlace entero.',
    newer: 'Este enlace viene de una versión más nueva. Actualiza antes la app.',
    problems: 'Esta posición no es posible:',
    failed: 'La app no ha podido leer este enlace. Revisa la conexión y ábrelo otra vez.',
  },
  unmade: {
    'too-long': 'Esta posición es demasiado larga para un enlace. Comparte la partida como archivo.',
    problems: 'Corrige esto antes de compartir:',
    failed: 'No se ha podido crear el enlace. Inténtalo otra vez.',
  },
};
