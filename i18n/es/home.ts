import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';

/** The home screen. */
export const home: Catalogue['home'] = {
  title: 'Lisboa',
  subtitle: 'Tu compañero de mesa',
  picture:
    'Un panel de azulejos azules y blancos: una plaza junto al río con soportales, un arco de triunfo y un velero',
  intro:
    'Lisboa, 1755: tras el terremoto, el tsunami y los incendios, la ciudad se levanta de nuevo. Tú tienes el tablero, ' +
    'las pelucas y los barcos. Esta app lleva la cuenta a tu lado, explica el porqué y te deja a ti las decisiones.',
  introRead: 'Entendido',
  language: 'Idioma',
  promise: 'Todo lo que introduzcas se queda en este dispositivo.',
  running: {
    title: 'Continuar la partida',
    named: (name) => `Continuar ${name}`,
    place: (period, round) => `Período ${number(period)}, ronda ${number(round)}`,
    turn: { you: 'tu turno', lacerda: 'turno de Lacerda' },
    wigs: (you, lacerda) => `pelucas: tú ${number(you)}, Lacerda ${number(lacerda)}`,
    entries: (count) => plural(count, { one: '# entrada', other: '# entradas' }),
  },
  finished: {
    title: 'Último resultado',
    named: (name) => `Último resultado: ${name}`,
    final: (you, lacerda) => `Tú ${number(you)}, Lacerda ${number(lacerda)}`,
    notScored: 'Ábrela para ver la puntuación',
  },
  quarantined: {
    title: (count) => plural(count, { one: 'No se puede leer # elemento', other: 'No se pueden leer # elementos' }),
    detail: 'No se ha borrado nada. Mira qué puedes hacer',
  },
  choose: '¿Qué quieres hacer?',
  cards: {
    solo: { title: 'Jugar contra Lacerda', detail: 'Prepara una partida en solitario en tu tablero' },
    demo: { title: 'El turno de Lacerda', detail: 'Una demostración en la ronda 6. Sin sacar la caja' },
    score: { title: 'Puntuación final', detail: 'Mayorías, empates y clasificación de 1 a 4 jugadores' },
    costs: { title: 'Calcular un coste', detail: 'Visitas, terrenos, barcos, funcionarios, eventos y ventas' },
    games: { title: 'Partidas', detail: 'Partidas en solitario y hojas de puntuación de este dispositivo' },
    board: { title: 'Mi tablero', detail: 'Compara la app con tu ejemplar' },
    rules: { title: 'Reglas', detail: 'Resumidas, por temas y con buscador' },
    settings: { title: 'Ajustes', detail: 'Idioma, tema, tamaño del texto, criterios' },
  },
  fine: 'Compañero no oficial para quienes tienen el juego de mesa de Vital Lacerda. Dibujos y textos propios.',
};
