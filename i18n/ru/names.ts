import type { Catalogue } from '../catalogue';

/** The rulebook's own names of things. */
export const names: Catalogue['names'] = {
  good: { gold: 'золото', books: 'книги', cloth: 'ткань', tools: 'инструменты' },
  /** After a noun: "магазин книг", "улица золота". */
  oneGood: { gold: 'золота', books: 'книг', cloth: 'ткани', tools: 'инструментов' },
  noble: { builder: 'Строитель', minister: 'Маркиз', king: 'Король' },
  deck: {
    builder: 'колода Строителя',
    minister: 'колода Маркиза',
    king: 'колода Короля',
    treasury: 'колода казначейства',
  },
  rubble: { earthquake: 'землетрясение', fire: 'пожар', tsunami: 'цунами' },
  architect: { blue: 'синий архитектор', green: 'зеленый архитектор' },
  piece: {
    official: 'чиновник',
    house: 'дом',
    favour: 'королевская милость',
    wig: 'парик',
    reis: 'реалы',
    influence: 'влияние',
    cardinal: 'Кардинал',
    clergy: 'жетон духовенства',
    decree: 'указ',
    plan: 'проект',
    store: 'магазин',
    aide: 'помощник',
    courtier: 'придворный',
    market: 'рынок',
    cube: 'кубик щебня',
    marker: 'маркер набора щебня',
  },
  building: (one, other) => `общественное здание, ${one} и ${other}`,
  ship: (hull) => `корабль размера ${hull}`,
};
