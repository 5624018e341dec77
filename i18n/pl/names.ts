import type { Catalogue } from '../catalogue';

/** The rulebook's own names of things. */
export const names: Catalogue['names'] = {
  good: { gold: 'złoto', books: 'książki', cloth: 'ubrania', tools: 'narzędzia' },
  oneGood: { gold: 'złoto', books: 'książka', cloth: 'ubranie', tools: 'narzędzie' },
  noble: { builder: 'Budowniczy', minister: 'Markiz', king: 'Król' },
  deck: { builder: 'Talia Budowniczego', minister: 'Talia Markiza', king: 'Talia Króla', treasury: 'Talia Skarbu' },
  rubble: { earthquake: 'trzęsienie ziemi', fire: 'pożar', tsunami: 'tsunami' },
  architect: { blue: 'niebieski architekt', green: 'zielony architekt' },
  piece: {
    official: 'urzędnik',
    house: 'dom',
    favour: 'królewska łaska',
    wig: 'peruka',
    reis: 'reais',
    influence: 'wpływ',
    cardinal: 'Kardynał',
    clergy: 'żeton duchowieństwa',
    decree: 'dekret',
    plan: 'plan',
    store: 'sklep',
    aide: 'pomocnik',
    courtier: 'dworzanin',
    market: 'rynek',
    cube: 'kostka gruzu',
    marker: 'znacznik zestawu gruzu',
  },
  building: (one, other) => `budynek publiczny, ${one} i ${other}`,
  ship: (hull) => `okręt o rozmiarze ${hull}`,
};
