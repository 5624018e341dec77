import type { Catalogue } from '../catalogue';

/** The Italian rulebook's own names of things. */
export const names: Catalogue['names'] = {
  good: { gold: 'oro', books: 'libri', cloth: 'stoffe', tools: 'attrezzi' },
  oneGood: { gold: 'oro', books: 'libro', cloth: 'stoffa', tools: 'attrezzo' },
  noble: { builder: 'Costruttore', minister: 'Marchese', king: 'Re' },
  /** On buttons; within a sentence turnNames has them small. */
  deck: {
    builder: 'Mazzo del Costruttore',
    minister: 'Mazzo del Marchese',
    king: 'Mazzo del Re',
    treasury: 'Mazzo della Tesoreria',
  },
  rubble: { earthquake: 'terremoto', fire: 'incendio', tsunami: 'tsunami' },
  architect: { blue: 'architetto blu', green: 'architetto verde' },
  piece: {
    official: 'ufficiale',
    house: 'casa',
    favour: 'favore reale',
    wig: 'parrucca',
    reis: 'réis',
    influence: 'influenza',
    cardinal: 'Cardinale',
    clergy: 'tassello Clero',
    decree: 'decreto',
    plan: 'progetto',
    store: 'negozio',
    aide: 'aiutante',
    courtier: 'cortigiano',
    market: 'mercato',
    cube: 'cubo Macerie',
    marker: 'segnalino Macerie',
  },
  building: (one, other) => `edificio pubblico, ${one} e ${other}`,
  ship: (hull) => `nave a stiva ${hull}`,
};
