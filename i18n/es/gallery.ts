import type { Catalogue } from '../catalogue';
import { wigs } from './turnNames';

/** The gallery, for those who build screens. */
export const gallery: Catalogue['gallery'] = {
  title: 'Galería',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro', contrast: 'Alto contraste' },
  sections: {
    colours: 'Colores',
    text: 'Texto',
    buttons: 'Botones',
    choices: 'Elecciones',
    numbers: 'Números',
    lists: 'Listas e interruptores',
    layers: 'Hojas, avisos, distintivos',
    icons: 'Iconos',
    pieces: 'Piezas',
    ui: 'Iconos de la interfaz',
    tiles: 'Azulejos',
  },
  sample: 'La tesorería paga 3 reales.',
  actions: {
    go: 'Construir una tienda',
    other: 'Mejor visitar',
    quiet: '¿Por qué?',
    danger: 'Borrar partida',
    off: 'Abrir un edificio',
    reason: 'Faltan 2 reales.',
  },
  question: '¿Dónde está el ayudante?',
  players: 'Jugadores',
  wigs: 'Pelucas',
  influence: 'Influencia',
  chips: 'Decretos',
  chipWigs: wigs,
  steps: {
    label: 'Devolver piezas',
    cube: { label: 'Devuelve el cubo marrón', detail: 'a la fila B' },
    house: { label: 'Quita la casa de B3' },
    ship: { label: 'Voltea de nuevo el barco' },
  },
  awake: { label: 'Mantener la pantalla encendida', detail: 'mientras haya una partida abierta' },
  hints: 'Mostrar pistas',
  openSheet: 'Abrir una hoja',
  sheetTitle: '¿Por qué esta tienda?',
  sheetText:
    '2 edificios públicos muestran telas y la columna paga 4 por cada uno. Son 8 pelucas, más que en ningún otro sitio.',
  showToast: 'Mostrar un aviso',
  toast: 'Hoja borrada',
  board: {
    title: 'Tablero',
    city: 'Ciudad',
    cities: { empty: 'Vacía', half: 'A medias', full: 'Llena' },
    open: 'Todo se puede pulsar',
  },
  badges: { neutral: 'Ronda 4', primary: 'Tu turno', accent: 'Sin confirmar', danger: 'Difiere' },
};
