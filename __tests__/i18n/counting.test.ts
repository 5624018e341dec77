import type { Catalogue } from '@/i18n/catalogue';
import { catalogue as es } from '@/i18n/es/es';
import { catalogue as italian } from '@/i18n/it/it';
import { catalogue as pl } from '@/i18n/pl/pl';
import { catalogue as pt } from '@/i18n/pt/pt';
import { catalogue as ru } from '@/i18n/ru/ru';

const COUNTS = [0, 1, 2, 5, 11, 12, 21, 22, 25, 101];

type Forms = readonly [none: string, one: string, two: string, five: string, twentyOne: string];

/** The form each count takes: after 21 and 101 Russian speaks of one, after 22 both of few; the others of many. */
const expected = ([none, one, few, many, twentyOne]: Forms): readonly string[] =>
  COUNTS.map((count) => {
    if (count < 2) return `${count} ${count === 0 ? none : one}`;
    if (count === 21 || count === 101) return `${count} ${twentyOne}`;
    return `${count} ${count === 2 || count === 22 ? few : many}`;
  });

/** One and other; Portuguese speaks of none as of one. */
const two = (one: string, other: string, none = other): Forms => [none, one, other, other, other];
const three = (one: string, few: string, many: string, twentyOne = many): Forms => [many, one, few, many, twentyOne];

type Counted = readonly [catalogue: Catalogue, wigs: Forms, officials: Forms, cards: Forms];

const LANGUAGES: Readonly<Record<string, Counted>> = {
  pt: [pt, two('peruca', 'perucas', 'peruca'), two('oficial', 'oficiais', 'oficial'), two('carta', 'cartas', 'carta')],
  es: [es, two('peluca', 'pelucas'), two('funcionario', 'funcionarios'), two('carta', 'cartas')],
  it: [italian, two('parrucca', 'parrucche'), two('ufficiale', 'ufficiali'), two('carta', 'carte')],
  pl: [
    pl,
    three('peruka', 'peruki', 'peruk'),
    three('urzędnik', 'urzędników', 'urzędników'),
    three('karta', 'karty', 'kart'),
  ],
  ru: [
    ru,
    three('парик', 'парика', 'париков', 'парик'),
    three('чиновник', 'чиновника', 'чиновников', 'чиновник'),
    three('карта', 'карты', 'карт', 'карта'),
  ],
};

describe.each(Object.entries(LANGUAGES))('%s', (_, [catalogue, wigs, officials, cards]) => {
  it('counts wigs, officials and cards', () => {
    expect(COUNTS.map(catalogue.turn.asks.wigs)).toEqual(expected(wigs));
    expect(COUNTS.map(catalogue.turn.asks.officials)).toEqual(expected(officials));
    expect(COUNTS.map((count) => catalogue.board.decks.cards(count))).toEqual(expected(cards));
  });
});
