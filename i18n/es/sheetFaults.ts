import type { Speaker } from '../say';
import type { SheetFault } from '../sheetFault';
import { number, plural } from './grammar';
import { either, isNeeded, reis, spaces } from './turnNames';

/** What is wrong or missing on a sheet. */
export const sheetFaults: Speaker<SheetFault> = {
  missing: () => 'aquí no hay nada marcado. Marca al menos 1',
  'no-such-field': () => 'una hoja no tiene este campo',
  'not-an-object': () => 'esto no es un grupo de valores',
  'not-a-list': () => 'esto no es una lista',
  'not-text': () => 'esto no es un texto',
  'not-a-number': () => 'esto no es un número',
  'not-whole': () => 'esto no es un número entero',
  'not-true-or-false': () => 'esto no es ni verdadero ni falso',
  'too-small': ({ has, least }) => `${number(has)} es demasiado poco. Mínimo: ${number(least)}`,
  'too-large': ({ has, most }) => `${number(has)} es demasiado. Máximo: ${number(most)}`,
  'not-one-of': ({ choices }) => `esto tendría que ser ${either(choices.map(String))}`,
  'wrong-length': ({ has, needs }) =>
    `${isNeeded(needs, plural(needs, { one: '# valor', other: '# valores' }))}, hay ${number(has)}`,
  'too-long': ({ has, most }) => `demasiado largo: ${number(has)}. Máximo: ${number(most)}`,
  'too-deep': () => 'esto tiene demasiados niveles',
  'and-more': ({ count }) => `y ${number(count)} más`,
  twice: ({ of }) => `${String(of)} está 2 veces`,
  'no-such-place': () => 'ningún lugar del tablero se llama así',
  'no-start': ({ value }) => `ningún espacio muestra ${reis(value)}, donde empieza el marcador`,
  'too-few-spaces': ({ has, least }) => `una pista necesita al menos ${spaces(least)}, hay ${number(has)}`,
  'not-rising': ({ before, has }) => `${reis(has)} está encima de ${number(before)}. Los valores suben de abajo arriba`,
  falling: ({ before, has }) =>
    `${number(has)} está encima de ${number(before)}. Los valores de influencia nunca bajan de abajo arriba`,
  'lowest-above-start': ({ lowest, start }) => `el precio mínimo ${number(lowest)} supera el inicial ${number(start)}`,
  'same-gap': () => 'los dos iconos están en el mismo espacio. Cada uno tiene el suyo',
};
