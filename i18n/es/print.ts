import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** The pages for paper. */
export const print: Catalogue['print'] = {
  title: 'Imprimir',
  which: '¿Qué página?',
  paper: 'En blanco y negro. Cabe en A4 y en Carta.',
  print: 'Imprimir',
  links: { score: 'Imprimir en blanco', board: 'Imprimir tablero', lacerda: 'Lacerda en 1 página' },
  score: {
    date: 'Fecha',
    cubes: (each) => `Lacerda: ${number(each)} por cubo`,
    decrees: (each) => `Lacerda: ${number(each)} por decreto`,
    officials: (what) => `Lacerda: ${what}`,
  },
  board: { unconfirmed: (panel) => `${panel} (sin confirmar)` },
  lacerda: {
    intro:
      'Después de cada turno tuyo, haz los pasos 1 a 7. En una elección decide el 1 y el número siguiente desempata.',
    titles: { dock: 'Sus barcos atracan', end: 'Fin de su turno' },
    dock: 'Devuelve a la reserva los bienes de sus barcos en el mar.',
    state: '1 acción de Estado del noble del cortesano. Si es imposible, la omite.',
    courtier: 'Cortesano',
    aideOn: {
      top: 'Ayudante en el mazo del Rey o del Tesoro',
      bottom: 'Ayudante en el mazo del Constructor o del Marqués',
    },
    officials: '1 funcionario en cada una de 2 oficinas.',
    fullOffice: 'Oficina llena',
    plan: '1 de los 2 planos disponibles.',
    favour: '1 que no tenga.',
    store: 'En un espacio libre, aunque sea por 0 pelucas. Sin recompensa y sin pagar el terreno.',
    cube: 'Después, 1 cubo de su fila o columna.',
    building:
      'La obra libre y la loseta disponible con mayor diferencia, aunque baje de 0. Puntúan todos los dueños. Los 2 cubos van a su zona. Sin recompensa ni plano.',
    end: 'Rellena las losetas de ciudad y de clero. Después, el fin del período, si se ha activado.',
    gains: 'Su influencia',
    byAide: 'verde con el ayudante en el mazo del Rey o del Tesoro; si no, azul',
  },
};
