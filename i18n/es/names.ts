import type { Catalogue } from '../catalogue';

/** Never one of it alone after "de": a "tienda de libros" sells many. */
const good = { gold: 'oro', books: 'libros', cloth: 'telas', tools: 'herramientas' };

/** The rulebook's own names of things. */
export const names: Catalogue['names'] = {
  good,
  oneGood: good,
  noble: { builder: 'Constructor', minister: 'Marqués', king: 'Rey' },
  deck: {
    builder: 'Mazo del Constructor',
    minister: 'Mazo del Marqués',
    king: 'Mazo del Rey',
    treasury: 'Mazo del Tesoro',
  },
  rubble: { earthquake: 'terremoto', fire: 'incendio', tsunami: 'tsunami' },
  architect: { blue: 'arquitecto azul', green: 'arquitecto verde' },
  piece: {
    official: 'funcionario',
    house: 'casa',
    favour: 'favor real',
    wig: 'peluca',
    reis: 'reales',
    influence: 'influencia',
    cardinal: 'Cardenal',
    clergy: 'loseta de clero',
    decree: 'decreto',
    plan: 'plano',
    store: 'tienda',
    aide: 'ayudante',
    courtier: 'cortesano',
    market: 'mercado',
    cube: 'cubo de escombros',
    marker: 'marcador de set de escombros',
  },
  building: (one, other) => `edificio público, ${one} y ${other}`,
  ship: (hull) => `barco de tamaño ${hull}`,
};
