import type { Catalogue } from '@/i18n/catalogue';
import { catalogue as es } from '@/i18n/es/es';
import { catalogue as italian } from '@/i18n/it/it';
import { catalogue as pl } from '@/i18n/pl/pl';
import { catalogue as pt } from '@/i18n/pt/pt';
import { catalogue as ru } from '@/i18n/ru/ru';

const COUNTS = [0, 1, 2, 5, 11, 12, 21, 22, 25, 101];

type Forms = readonly [none: string, one: string, two: string, five: string, twentyOne: string];

/** The form each count takes: after 21 and 101 Russian speaks of one, after 22 both of few; the others of many. */
const expected = ([none, one, few, many, twentyOne]: Forms, hasFew: boolean): readonly string[] =>
  COUNTS.map((count) => {
    if (count < 2) return `${count} ${count === 0 ? none : one}`;
    if (count === 21 || count === 101) return `${count} ${twentyOne}`;
    return `${count} ${count === 2 || (hasFew && count === 22) ? few : many}`;
  });

interface Counted {
  readonly catalogue: Catalogue;
  readonly hasFew: boolean;
  readonly wigs: Forms;
  readonly officials: Forms;
  readonly cards: Forms;
}

const LANGUAGES: Readonly<Record<string, Counted>> = {
  pt: {
    catalogue: pt,
    hasFew: false,
    wigs: ['peruca', 'peruca', 'perucas', 'perucas', 'perucas'],
    officials: ['oficial', 'oficial', 'oficiais', 'oficiais', 'oficiais'],
    cards: ['carta', 'carta', 'cartas', 'cartas', 'cartas'],
  },
  es: {
    catalogue: es,
    hasFew: false,
    wigs: ['pelucas', 'peluca', 'pelucas', 'pelucas', 'pelucas'],
    officials: ['funcionarios', 'funcionario', 'funcionarios', 'funcionarios', 'funcionarios'],
    cards: ['cartas', 'carta', 'cartas', 'cartas', 'cartas'],
  },
  it: {
    catalogue: italian,
    hasFew: false,
    wigs: ['parrucche', 'parrucca', 'parrucche', 'parrucche', 'parrucche'],
    officials: ['ufficiali', 'ufficiale', 'ufficiali', 'ufficiali', 'ufficiali'],
    cards: ['carte', 'carta', 'carte', 'carte', 'carte'],
  },
  pl: {
    catalogue: pl,
    hasFew: true,
    wigs: ['peruk', 'peruka', 'peruki', 'peruk', 'peruk'],
    officials: ['urzędników', 'urzędnik', 'urzędników', 'urzędników', 'urzędników'],
    cards: ['kart', 'karta', 'karty', 'kart', 'kart'],
  },
  ru: {
    catalogue: ru,
    hasFew: true,
    wigs: ['париков', 'парик', 'парика', 'париков', 'парик'],
    officials: ['чиновников', 'чиновник', 'чиновника', 'чиновников', 'чиновник'],
    cards: ['карт', 'карта', 'карты', 'карт', 'карта'],
  },
};

describe.each(Object.entries(LANGUAGES))('%s', (_, { catalogue, hasFew, ...forms }) => {
  it('counts wigs, officials and cards', () => {
    expect(COUNTS.map(catalogue.turn.asks.wigs)).toEqual(expected(forms.wigs, hasFew));
    expect(COUNTS.map(catalogue.turn.asks.officials)).toEqual(expected(forms.officials, hasFew));
    expect(COUNTS.map((count) => catalogue.board.decks.cards(count))).toEqual(expected(forms.cards, hasFew));
  });
});
