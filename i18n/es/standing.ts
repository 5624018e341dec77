import type { MajorityOf } from '@/engine';

import type { Catalogue } from '../catalogue';
import { list, number, plural } from './grammar';
import { aspect } from './score';
import { either, wigs } from './turnNames';

const isStore = (of: MajorityOf): boolean => of !== 'officials';
const more = (of: MajorityOf, count: number): string =>
  isStore(of) ? plural(count, { one: '# tienda más', other: '# tiendas más' }) : `${number(count)} más`;

/** The score if the game ended now. */
export const standing: Catalogue['standing'] = {
  title: 'Puntuación actual',
  over: 'Puntuación final',
  open: 'Puntuación actual',
  unnamed: { text: 'Abre una partida para ver su puntuación.', games: 'Mis partidas' },
  who: { you: 'Tú', lacerda: 'Lacerda' },
  headline: (you, his) => {
    if (you === his) return `Empate a ${wigs(you)}`;
    return you > his
      ? `Vas ${number(you - his)} por delante: ${number(you)} a ${number(his)}`
      : `Lacerda va ${number(his - you)} por delante: ${number(his)} a ${number(you)}`;
  },
  counted: (you, his) => `Contado hasta ahora: tú ${number(you)}, Lacerda ${number(his)}`,
  ifNow: 'Si la partida acabara ahora',
  rounds: ({ most, ends }) => {
    if (most === 0) return 'La partida ha terminado.';
    const left = plural(most, { one: 'Queda como mucho # ronda', other: 'Quedan como mucho # rondas' });
    return ends === 'period' ? `${left} en el período 1, contando esta.` : `${left} en la partida, contando esta.`;
  },
  sooner: 'Los sets de escombros pueden adelantar el final.',
  partial: {
    title: 'Puntuación conocida solo en parte',
    text: 'Esta partida no registra tus reales ni tus decretos. Añádelos en la hoja de puntuación.',
    clergy: (tiles) =>
      plural(tiles, {
        one: '# de sus losetas de clero está sin introducir. Faltan sus pelucas.',
        other: '# de sus losetas de clero están sin introducir. Faltan sus pelucas.',
      }),
    sheet: 'Abrir hoja',
  },
  majorities: {
    title: 'Mayorías',
    of: {
      gold: 'Oro',
      books: 'Libros',
      cloth: 'Telas',
      tools: 'Herramientas',
      officials: 'Funcionarios en planos',
    },
    counts: (you, his) => `Tú ${number(you)}, Lacerda ${number(his)}`,
    points: (you, his) => `${wigs(you)} para ti, ${number(his)} para él`,
    nobody: (of) => (isStore(of) ? 'con 1 tienda vas en cabeza' : 'con 1 vas en cabeza'),
    level: (of) => `empate: con ${more(of, 1)} vas en cabeza`,
    behind: (of, tie, lead) => `con ${more(of, tie)} empatas, con ${number(lead)} vas en cabeza`,
    ahead: (of, tie) => `vas en cabeza: él necesita ${more(of, tie)} para empatar`,
  },
  titles: {
    title: 'Tu título',
    unsure: 'Depende de reales y decretos',
    jester: (fewer) => `Bufón mientras tengas menos de ${either(fewer)}`,
    lacks: (title, missing) => `${title}: aún necesitas ${list(missing)}`,
    has: (title) => `${title}: todas las condiciones cumplidas`,
    unknown: (title, missing, unknown) =>
      missing.length === 0
        ? `${title}: aún necesitas ${list(unknown)}`
        : `${title}: aún necesitas ${list(missing)}, además de ${list(unknown)}`,
    aspect,
  },
};
