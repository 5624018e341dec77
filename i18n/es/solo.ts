import type { Catalogue } from '../catalogue';
import { number } from './grammar';
import { favourOf, influence, reis, wigs } from './turnNames';

/** The table. */
export const solo: Catalogue['solo'] = {
  title: 'En la mesa',
  demoName: 'Partida de demostración',
  opening: 'Cargando la partida…',
  hub: {
    running: { title: 'Continuar', detail: 'La última partida que jugaste' },
    begin: { title: 'Nueva partida en solitario', detail: 'Deja que reparta la app o introduce la tuya' },
    apart: '¿Solo quieres mirar?',
    demo: { title: 'Partida de demostración', detail: 'Ronda 6, turno de Lacerda. Sin sacar la caja' },
  },
  notEntered: 'Eso ya no es posible. No ha cambiado nada.',
  yourTurn: 'Tu turno',
  yourFollow: 'Seguir a Lacerda',
  moment: {
    round: (round, period) => `ronda ${number(round)} · período ${number(period)}`,
    lastNext: (round) => `ronda ${number(round)} · luego, la final`,
    last: 'ronda final',
  },
  dock: 'Qué hacer ahora',
  players: 'Jugadores',
  glance: 'Los dos jugadores',
  seat: { you: 'Tú', lacerda: 'Lacerda' },
  wigs,
  influence,
  reis,
  favour: favourOf,
  untold: 'Falta introducir',
};
