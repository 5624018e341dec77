import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { change, decrees, wigs } from './turnNames';

/** The end of a game against Lacerda. */
export const final: Catalogue['final'] = {
  title: 'Fin de la partida',
  who: { you: 'Tú', lacerda: 'Lacerda' },
  headline: (you, his) => {
    if (you === his) return `Empate: ${wigs(you)} cada uno`;
    return you > his ? `Ganas: ${wigs(you)} a ${number(his)}` : `Gana Lacerda: ${wigs(his)} a ${number(you)}`;
  },
  missing: {
    title: 'Primero, introduce esto',
    text: 'Esta partida no lo registraba.',
    reis: 'Reales en tu mano',
    decrees: 'Tus decretos: toca las pelucas que da cada uno',
    entered: (each) =>
      each.length === 0 ? 'Aún sin decretos' : `${decrees(each.length)}: ${each.map(number).join(' + ')}`,
    show: 'Ver mi título',
  },
  again: {
    title: 'Cuenta otra vez tus decretos',
    text: 'Introdujiste lo que daba cada uno al tomarlo. Introduce lo que da ahora.',
    confirm: 'Confirmar',
  },
  share: 'Compartir',
  audit: {
    title: 'Repasar la partida de Lacerda',
    text: 'Cada decisión suya, qué comparó y cómo tus jugadas cambiaron sus turnos.',
    look: 'Repasar',
    looking: 'Repasando…',
    show: 'Qué mostrar',
    listed: { decisions: 'Lo que decidió', moves: 'Lo que hiciste' },
    tabs: { decisions: 'Sus decisiones', moves: 'Tus jugadas' },
    place: (period, round) => `Período ${number(period)}, ronda ${number(round)}`,
    all: (count) => `Ver las ${number(count)}`,
    none: 'Aquí no hay nada.',
    added: (what) => `Nuevo: ${what}`,
    gone: (what) => `Ya no: ${what}`,
    instead: (was, now) => `Era «${was}», pasó a ser: ${now}`,
    unsure: 'algo aún sin revelar',
    effect: (you, his) => `Pelucas en su turno: las suyas ${change(his)}, las tuyas ${change(you)}`,
    noEffect: 'Las pelucas no cambiaron.',
    total: (you, his) =>
      `En total, tus jugadas cambiaron las pelucas de sus turnos: las suyas ${change(his)}, las tuyas ${change(you)}.`,
    unexplained: (count) =>
      plural(count, {
        one: '# entrada se dejó como se jugó y no tiene motivos.',
        other: '# entradas se dejaron como se jugaron y no tienen motivos.',
      }),
  },
};
