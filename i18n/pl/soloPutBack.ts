import type { PutBack, Seat } from '@/engine';

import type { Catalogue } from '../catalogue';
import { DECKS, GOODS } from '../vocabulary';
import { list, number, plural } from './grammar';
import { portfolioCardObject } from './pieceNames';
import {
  atPlace,
  cityTile,
  cubeObject,
  deckNamed,
  goodsObject,
  ofArchitect,
  officials,
  ofGood,
  ofGroup,
  ofNoble,
  fromSite,
  ontoDeck,
  reisObject,
  ship,
  siteNamed,
  storeObjectOf,
} from './turnNames';

const officialOf: Readonly<Record<Seat, string>> = { you: 'swojego urzędnika', lacerda: 'urzędnika Lacerdy' };
/** “swój okręt”, “okręt Lacerdy”: a masculine thing as an object. */
const thingOf = (seat: Seat, what: string): string => (seat === 'you' ? `swój ${what}` : `${what} Lacerdy`);

function place(at: Extract<PutBack, { readonly code: 'cube-to' }>['place']): string {
  switch (at.at) {
    case 'row':
      return `do rzędu ${at.row}`;
    case 'column':
      return `na dół kolumny ${number(at.column)}`;
    case 'site':
      return `na ${siteNamed(at.site)}`;
    case 'pile':
      return 'na stos obok mapy';
  }
}

/** Undoing moves, piece by piece. */
export const putBack: Catalogue['putBack'] = {
  courtier: ({ to }) => `Przesuń dworzanina z powrotem do ${ofNoble[to]}.`,
  aide: ({ to }) => `Przesuń pomocnika z powrotem na ${ontoDeck(to)}.`,
  treasury: ({ reis: value }) => `Przesuń znacznik skarbu z powrotem na ${reisObject(value)}.`,
  influence: ({ seat, to }) => `Przesuń ${thingOf(seat, 'znacznik wpływu')} z powrotem na ${number(to)}.`,
  wigs: ({ seat, to }) => `Przesuń ${thingOf(seat, 'znacznik peruk')} z powrotem na ${number(to)}.`,
  price: ({ good, to }) => `Przesuń cenę ${ofGood[good]} z powrotem na ${number(to)}.`,
  cardinal: ({ to }) =>
    to === 0
      ? 'Przesuń Kardynała z powrotem na symbol wpływu.'
      : `Przesuń Kardynała z powrotem na ${number(to)}. pole za symbolem wpływu.`,
  'played-card': () => 'Weź zagraną kartę z powrotem na rękę.',
  'card-to-deck': ({ deck, from }) =>
    `Odłóż 1 kartę ${from === 'hand' ? 'z ręki' : 'z odrzuconych'} z powrotem na ${ontoDeck(deck)}.`,
  'ships-to-sea': ({ seat, hulls }) =>
    (seat === 'you'
      ? plural(hulls.length, {
          one: 'Twój okręt jest znów na morzu.',
          few: '# Twoje okręty są znów na morzu.',
          many: '# Twoich okrętów jest znów na morzu.',
        })
      : plural(hulls.length, {
          one: 'Okręt Lacerdy jest znów na morzu.',
          few: '# okręty Lacerdy są znów na morzu.',
          many: '# okrętów Lacerdy jest znów na morzu.',
        })) + ' Odwróć towary na stronę skrzyń.',
  'official-off': ({ seat, noble }) => `Zabierz ${officialOf[seat]} z biura ${ofNoble[noble]}.`,
  'official-from-plaza': ({ seat, noble }) =>
    `Przesuń ${officialOf[seat]} z placu z powrotem do biura ${ofNoble[noble]}.`,
  'official-to': ({ noble, place: where }) => `Postaw swojego urzędnika z powrotem ${atPlace(noble, where)}.`,
  'plan-to-stack': ({ seat, architect, officials: count }) =>
    `Odłóż ${thingOf(seat, 'plan')} (${officials(count)}) z powrotem na stos ${ofArchitect[architect]}.`,
  'plan-unfinished': ({ architect, officials: count }) =>
    `Odwróć plan ${ofArchitect[architect]} (${officials(count)}) z powrotem. Znów jest nieukończony.`,
  'ship-to-yard': ({ seat, hull }) =>
    `Odłóż ${thingOf(seat, 'okręt')} o rozmiarze ${number(hull)} z powrotem na wierzch stoczni.`,
  'ship-changed-back': ({ hull, was }) =>
    `Odłóż ${ship(hull)} z powrotem do stoczni, a ${thingOf('you', ship(was))} na jego pole.`,
  'goods-to-supply': ({ seat, goods }) =>
    `Oddaj do ogólnych zasobów ${seat === 'you' ? 'swoje towary' : 'towary Lacerdy'}: ${list(GOODS.filter((good) => goods[good] > 0).map((good) => goodsObject(goods[good], good)))}.`,
  goods: ({ good, by }) =>
    by < 0
      ? `Oddaj ${goodsObject(-by, good)} do ogólnych zasobów.`
      : `Weź ${goodsObject(by, good)} z ogólnych zasobów.`,
  reis: ({ by }) =>
    by < 0 ? `Oddaj ${reisObject(-by)} do ogólnych zasobów.` : `Weź ${reisObject(by)} z ogólnych zasobów.`,
  'crate-off': ({ owner, hull }) =>
    `Zdejmij 1 towar ${owner === 'you' ? 'ze swojego okrętu' : 'z okrętu Lacerdy'} o rozmiarze ${number(hull)}.`,
  'clergy-to-church': ({ seat }) => `Odłóż ${thingOf(seat, 'żeton duchowieństwa')} z powrotem obok Kardynała.`,
  'clergy-to-you': ({ tiles }) =>
    `Połóż ${plural(tiles, { one: '# żeton', few: '# żetony', many: '# żetonów' })} duchowieństwa z powrotem na swojej planszy.`,
  'favour-to-supply': ({ seat, noble }) =>
    `Odłóż ${seat === 'you' ? `swoją łaskę ${ofNoble[noble]}` : `łaskę ${ofNoble[noble]} od Lacerdy`} na jej stos na planszy.`,
  'favour-to-seat': ({ seat, noble }) =>
    seat === 'you' ? `Weź z powrotem łaskę ${ofNoble[noble]}.` : `Oddaj Lacerdzie łaskę ${ofNoble[noble]}.`,
  'city-tile-to-display': ({ tile }) => `Odłóż ${cityTile(tile)} z powrotem do prezentacji.`,
  'city-tiles-to-stack': ({ tiles }) =>
    `Odłóż ${plural(tiles.length, { one: 'nowy żeton', few: '# nowe żetony', many: '# nowych żetonów' })} miasta z powrotem na stosy.`,
  'store-off': ({ seat, space, good, house }) =>
    `Zdejmij ${storeObjectOf(seat, good)} z ${space}.${house === null ? '' : ` Dom odłóż do ${ofGroup[house]}.`}`,
  'building-off': ({ site, architect }) => `Zdejmij budynek ${ofArchitect[architect]} ${fromSite(site)}.`,
  'cube-to': ({ place: where, cube, holder }) =>
    `Odłóż ${holder === 'you' ? `swoją ${cubeObject(cube)}` : `${cubeObject(cube)} ${holder === null ? 'z pudełka' : 'od Lacerdy'}`} z powrotem ${place(where)}.`,
  'decrees-to-display': ({ seat, count }) =>
    `Odłóż ${seat === 'you' ? plural(count, { one: '# swój dekret', few: '# swoje dekrety', many: '# swoich dekretów' }) : plural(count, { one: '# dekret Lacerdy', few: '# dekrety Lacerdy', many: '# dekretów Lacerdy' })} z powrotem do prezentacji.`,
  'card-out': ({ card }) => `Weź ${portfolioCardObject(card)} z portfolio z powrotem na rękę.`,
  'card-in': ({ card }) => `Wsuń ${portfolioCardObject(card)} z powrotem do swojego portfolio.`,
  markers: ({ by }) =>
    by < 0
      ? 'Zdejmij swój znacznik zestawu gruzu z portretu Markiza.'
      : 'Połóż swój znacznik zestawu gruzu z powrotem na portrecie Markiza.',
  period: ({ to }) => `Znów trwa okres ${number(to)}.`,
  decks: ({ decks }) =>
    `Karty w taliach znów: ${list(DECKS.map((deck) => `${deckNamed(deck)} ${number(decks[deck])}`))}.`,
  yard: ({ hulls }) =>
    hulls.length === 0 ? 'Stocznia jest znów pusta.' : `Z powrotem w stoczni: ${list(hulls.map(ship))}.`,
  value: () => 'Cofnięto Twoją poprawkę.',
};
