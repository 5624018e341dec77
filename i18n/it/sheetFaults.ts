import type { Catalogue } from '../catalogue';
import { list, number, plural } from './grammar';
import { entries, reis, spaces } from './turnNames';

const any = (choices: readonly (string | number)[]): string => list(choices.map(String));

/** What is wrong or missing on a sheet. */
export const sheetFaults: Catalogue['sheetFaults'] = {
  missing: () => 'qui non è segnato niente. Segna almeno 1',
  'no-such-field': () => 'una scheda non ha questa voce',
  'not-an-object': () => 'questo non è un gruppo di voci',
  'not-a-list': () => 'questo non è un elenco',
  'not-text': () => 'questo non è un testo',
  'not-a-number': () => 'questo non è un numero',
  'not-whole': () => 'questo non è un numero intero',
  'not-true-or-false': () => 'questo non è né vero né falso',
  'too-small': ({ has, least }) => `${number(has)} è troppo poco. Minimo: ${number(least)}`,
  'too-large': ({ has, most }) => `${number(has)} è troppo. Massimo: ${number(most)}`,
  'not-one-of': ({ choices }) => `non è tra i valori possibili: ${any(choices)}`,
  'wrong-length': ({ has, needs }) =>
    `${plural(needs, { one: 'serve', other: 'servono' })} ${entries(needs)}, ce ne sono ${number(has)}`,
  'too-long': ({ has, most }) => `troppo lungo: ${number(has)}. Massimo: ${number(most)}`,
  'too-deep': () => 'questo è annidato troppo in profondità',
  'and-more': ({ count }) => plural(count, { one: 'e # altro', other: 'e altri #' }),
  twice: ({ of }) => `${String(of)} c’è due volte`,
  'no-such-place': () => 'nessun posto del tabellone ha questo nome',
  'no-start': ({ value }) => `nessuno spazio mostra ${reis(value)}, da cui parte il segnalino`,
  'too-few-spaces': ({ has, least }) => `un tracciato ha bisogno di almeno ${spaces(least)}, ne ha ${number(has)}`,
  'not-rising': ({ before, has }) =>
    `${number(has)} sta sopra ${reis(before)}. I valori crescono dal basso verso l’alto`,
  falling: ({ before, has }) =>
    `${number(has)} sta sopra ${number(before)}. I valori di influenza non calano mai dal basso verso l’alto`,
  'lowest-above-start': ({ lowest, start }) =>
    `il prezzo minimo ${number(lowest)} supera quello iniziale ${number(start)}`,
  'same-gap': () => 'entrambe le icone sono sullo stesso spazio. Ognuna ha il suo',
};
