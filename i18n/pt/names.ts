import type { Catalogue } from '../catalogue';

/** The rulebook's own names of things. */
export const names: Catalogue['names'] = {
  good: { gold: 'ouro', books: 'livros', cloth: 'tecido', tools: 'ferramentas' },
  oneGood: { gold: 'ouro', books: 'livro', cloth: 'tecido', tools: 'ferramenta' },
  noble: { builder: 'Construtor', minister: 'Marquês', king: 'Rei' },
  deck: {
    builder: 'baralho do Construtor',
    minister: 'baralho do Marquês',
    king: 'baralho do Rei',
    treasury: 'baralho do Tesouro',
  },
  rubble: { earthquake: 'terremoto', fire: 'incêndio', tsunami: 'tsunami' },
  architect: { blue: 'arquiteto azul', green: 'arquiteto verde' },
  piece: {
    official: 'oficial',
    house: 'casa',
    favour: 'favor real',
    wig: 'peruca',
    reis: 'réis',
    influence: 'influência',
    cardinal: 'Cardeal',
    clergy: 'ficha de clero',
    decree: 'decreto',
    plan: 'projeto',
    store: 'loja',
    aide: 'ajudante',
    courtier: 'cortesão',
    market: 'mercado',
    cube: 'cubo de entulho',
    marker: 'marcador de conjunto de entulho',
  },
  building: (one, other) => `edifício público, ${one} e ${other}`,
  ship: (hull) => `nau de tamanho ${hull}`,
};
