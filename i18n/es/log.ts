import type { OverridableStep, Seat } from '@/engine';

import type { Catalogue } from '../catalogue';
import type { Gains } from '../shape/log';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { gained, signed } from './turnNames';

const entries = (count: number): string => plural(count, { one: '# entrada', other: '# entradas' });
/** "−1 de influencia (+2, −3)": what it comes to, and its parts where there was both. */
const inAll = ({ what, by, parts }: Gains['amounts'][number]): string =>
  `${gained(what, by)}${parts === undefined ? '' : ` (${parts.map(signed).join(', ')})`}`;

const STEPS: Readonly<Record<OverridableStep, string>> = {
  dock: 'sus barcos',
  courtier: 'el cortesano',
  state: 'su acción de Estado',
  noble: 'su acción noble',
  discard: 'el descarte',
  aide: 'el ayudante',
  church: 'la puntuación de la iglesia',
};
const WHO: Readonly<Record<Seat, string>> = { you: 'Tú', lacerda: 'Lacerda' };

/** The log of a game: undoing and editing. */
export const log: Catalogue['log'] = {
  title: 'Historial',
  open: 'Historial, deshacer y rehacer',
  whole: 'Todo el historial',
  unnamed: { text: 'Abre una partida para ver su historial.', games: 'Mis partidas' },
  nothing: 'Aún no hay jugadas.',
  undo: 'Deshacer',
  redo: 'Rehacer',
  redoAll: 'Rehacer todo',
  again: 'Reiniciar la demo',
  round: (period, round) => `Período ${number(period)}, ronda ${number(round)}`,
  whose: { you: 'Tu turno', lacerda: 'Turno de Lacerda', period: 'Fin del período', over: 'Tras la partida' },
  entry: (at, text) => `${number(at)}. ${text}`,
  hisTurn: 'Turno de Lacerda.',
  nothingSaid: 'Fin del turno.',
  onTable: (step, what) => `En tu mesa, ${STEPS[step]}: ${what.charAt(0).toLowerCase()}${what.slice(1)}.`,
  corrected: (value) => `Corregido: ${value}.`,
  set: (value) => `${capital(value)}.`,
  gains: (all) => all.map(({ seat, amounts }) => `${WHO[seat]}: ${list(amounts.map(inAll))}`).join(' · '),
  kept: 'como se jugó',
  undone: 'deshecha',
  note: (text) => `Nota: ${text}`,
  earlier: (rounds) => plural(rounds, { one: 'Ver # ronda más', other: 'Ver # rondas más' }),
  pieces: {
    putBack: 'Deshaz en la mesa',
    again: 'Rehaz en la mesa',
    set: 'Ajusta en la mesa',
    nothing: 'No hay piezas que mover.',
    done: 'Listo',
    valueBack: (value) => `De nuevo, ${value}.`,
  },
  actions: {
    title: (at) => `Entrada ${number(at)}`,
    change: 'Editar esta entrada',
    correct: 'Corregir un valor',
    before: 'Volver a antes de esto',
    after: 'Volver a después de esto',
    forward: 'Rehacer hasta aquí',
    takes: (count, pieces) =>
      `Deshace ${entries(count)}; ${pieces === 0 ? 'no hay piezas que mover' : plural(pieces, { one: '# pieza que devolver', other: '# piezas que devolver' })}. ${count === 1 ? 'La puedes rehacer.' : 'Las puedes rehacer.'}`,
    valueOnly: 'Aquí se corrigió un valor. Si ya no es correcto, corrígelo de nuevo.',
  },
  share: 'Compartir partida',
  drift: {
    ask: 'Revisar historial',
    none: 'Todas las entradas siguen cumpliendo las reglas.',
    refused: (at) => `La entrada ${number(at)} ya no se permitiría. Se queda como se jugó.`,
    other: (at) => `La entrada ${number(at)} saldría ahora de otro modo. Se queda como se jugó.`,
  },
  change: {
    title: (at) => `Editar la entrada ${number(at)}`,
    banner: (at, text) => `Editando la entrada ${number(at)}: ${text}`,
    how: 'Introdúcela como debería haber sido. Nada cambia hasta que confirmes.',
    cancel: 'Cancelar',
    cancelName: 'Cancelar, dejar el historial como está',
    instead: 'En lugar de',
    now: 'Pasa a ser',
    same: 'El historial ya dice eso.',
    otherwise: 'Elegir otra cosa',
    differs: 'Qué cambia con ello',
    nothingDiffers: 'Ninguna entrada posterior cambia.',
    entry: (at, whose) => `Entrada ${number(at)}, ${whose}`,
    refused: 'ya no es posible',
    lacerda: 'Lacerda habría actuado de otro modo',
    outcome: 'habría salido de otro modo',
    recorded: (text) => `Historial: ${text}`,
    then: (text) => `Ahora: ${text}`,
    lost: (count) => `Las entradas deshechas (${number(count)}) se perderán.`,
    ways: {
      accept: {
        title: 'Editar',
        text: 'El historial y los valores se recalculan desde aquí.',
        button: 'Editar entrada',
      },
      'keep-table': {
        title: 'Mesa intacta',
        text: 'Deja cada pieza donde está. Las entradas posteriores quedan como se jugaron. Solo se corrige lo que cambia esta entrada.',
        button: 'Editar, mesa intacta',
      },
      rewind: {
        title: 'Rebobinar',
        text: 'Devuelve las piezas hasta el punto en que la partida cambia y sigue desde ahí.',
        button: 'Editar y rebobinar',
      },
    },
    drops: (from, count) =>
      `${plural(count, { one: '# entrada sale', other: '# entradas salen' })} del historial, desde la número ${number(from)}.`,
    impossible: 'Imposible, corregido automáticamente',
    after: (at, value) => `Después de la entrada ${number(at)}: ${value}.`,
    done: 'Entrada editada',
    failed: 'Eso ya no es posible. No ha cambiado nada.',
  },
};
