import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { signed, wigs } from './turnNames';

export const review: Catalogue['review'] = {
  title: 'Repaso',
  unnamed: { text: 'Abre una partida para repasarla.', games: 'Mis partidas' },
  offer: {
    title: 'Turno a turno',
    text: 'Recorre la partida en el mapa. Mira tus pelucas, sus motivos y los turnos decisivos.',
    link: 'Repasar turnos',
  },
  controls: 'Recorrer la partida',
  start: 'Inicio de la partida',
  place: (turn, of) => `${number(turn)} de ${number(of)}`,
  previous: 'Turno anterior',
  next: 'Turno siguiente',
  slider: 'Turno',
  turn: (turn) => `Turno ${number(turn)}`,
  swing: (by) => {
    if (by === 0) return 'Nadie gana ventaja';
    return by > 0 ? `+${number(by)} para ti` : `+${number(-by)} para Lacerda`;
  },
  part: (part, by) => `${part}\u00a0${signed(by)}`,
  unexplained: 'Se quedó como se jugó, sin sus motivos.',
  decided: {
    title: 'Turnos decisivos',
    text: 'Son los que más cambiaron tu ventaja, contando los puntos como si la partida acabara ahí.',
    none: (least) => `Ningún turno cambió tu ventaja en ${wigs(least)} o más.`,
    link: (turn, swing, deed) => `Turno ${number(turn)}: ${swing}. ${deed}`,
    badge: 'Decisivo',
  },
  plot: {
    title: 'Pelucas por turno',
    show: 'Qué mostrar',
    kinds: { track: 'En la pista', score: 'Si acabara ahí' },
    drawn: (turns, you, his) =>
      `2 líneas a lo largo de ${plural(turns, { one: '# turno', other: '# turnos' })}. Tú acabas con ${wigs(you)}; Lacerda, con ${number(his)}.`,
    table: 'Ver como tabla',
    hide: 'Ocultar tabla',
  },
  partial: 'Esta partida no siempre registró tus reales y decretos. Faltan en los puntos hasta que los anotaste.',
};
