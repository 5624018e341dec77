import type { PieceMove, Seat } from '@/engine';

import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { portfolioCard, portfolioCardObject } from './pieceNames';
import {
  cityTile,
  cubeObject,
  fromPlace,
  goodsObject,
  ofArchitect,
  ofDeck,
  officials,
  ofGood,
  ofGroup,
  ofNoble,
  ofShip,
  fromSite,
  reisObject,
  ship,
  siteNamed,
  someGoods,
  store as storeNamed,
} from './turnNames';

const officialOf: Readonly<Record<Seat, string>> = { you: 'swojego urzędnika', lacerda: 'urzędnika Lacerdy' };

function place(at: Extract<PieceMove, { readonly code: 'cube-taken' }>['place']): string {
  switch (at.at) {
    case 'row':
      return `z rzędu ${at.row}`;
    case 'column':
      return `z kolumny ${number(at.column)}`;
    case 'site':
      return `${fromSite(at.site)}`;
    case 'pile':
      return 'ze stosu';
  }
}

const supply = (by: number, what: string): string => (by < 0 ? `Zapłać ${what}.` : `Weź ${what}.`);

/** Your own pieces, one short line each. */
export const pieces: Catalogue['pieces'] = {
  treasury: ({ reis: value }) => `Znacznik skarbu na ${reisObject(value)}.`,
  influence: ({ seat, to }) => `${seat === 'you' ? 'Twój wpływ' : 'Wpływ Lacerdy'} na ${number(to)}.`,
  wigs: ({ seat, to }) => `${seat === 'you' ? 'Twoje peruki' : 'Peruki Lacerdy'} na ${number(to)}.`,
  price: ({ good, to }) => `Cena ${ofGood[good]} w dół na ${number(to)}.`,
  cardinal: ({ to }) =>
    to === 0 ? 'Kardynał na symbol wpływu.' : `Kardynał na ${number(to)}. pole za symbolem wpływu.`,
  'card-played': () => 'Zagrana karta wypada z gry.',
  'card-to-hand': ({ deck, left }) =>
    `Weź górną kartę z ${ofDeck(deck)}.${left === 0 ? ' Ta talia jest teraz pusta.' : ' Odsłoń następną.'}`,
  'card-tucked': ({ card }) => `${capital(portfolioCard(card))} do Twojego portfolio.`,
  'card-out': ({ card }) =>
    `Odrzuć ${portfolioCardObject(card)} z portfolio${card.card === 'ship' ? ', razem z towarami' : ''}.`,
  'ships-home': ({ hulls }) =>
    `Zadokuj ${plural(hulls.length, { one: 'swój okręt', few: '# swoje okręty', many: '# swoich okrętów' })}. Towary oddaj do ogólnych zasobów.`,
  'ship-taken': ({ hull }) => `${capital(ship(hull))} ze stoczni do Twojego portfolio.`,
  'ship-replaced': ({ hull, was }) => `${capital(ship(hull))} w miejsce ${ofShip(was)}. Towary zostają.`,
  crates: ({ owner, hull, good, count, sails }) =>
    `${good === null ? someGoods(count) : goodsObject(count, good)} na ${owner === 'you' ? 'Twój okręt' : 'okręt Lacerdy'} o rozmiarze ${number(hull)}.${sails ? ' Wypływa: odwróć towary na stronę skrzyń.' : ''}`,
  'official-placed': ({ seat, noble }) => `1 ${seat === 'you' ? 'Twój' : 'jego'} urzędnik do biura ${ofNoble[noble]}.`,
  'official-to-plaza': ({ seat, noble }) =>
    `Biuro ${ofNoble[noble]} jest pełne: przesuń 1 ${officialOf[seat]} na plac.`,
  'official-home': ({ noble, from }) => `Twój urzędnik wraca ${fromPlace(noble, from)}.`,
  'plan-taken': ({ architect, officials: count }) =>
    `Weź plan ${ofArchitect[architect]} (${officials(count)}). Odsłoń następny.`,
  'plan-done': ({ architect, officials: count }) =>
    `Plan ${ofArchitect[architect]} (${officials(count)}) jest ukończony. Odwróć go.`,
  'favour-taken': ({ noble }) => `Weź łaskę ${ofNoble[noble]}.`,
  'favour-returned': ({ noble }) => `Oddaj łaskę ${ofNoble[noble]}.`,
  'clergy-taken': () => 'Weź 1 żeton duchowieństwa obok Kardynała. Uzupełnij.',
  'decree-taken': () => 'Weź dekret. Uzupełnij prezentację do 8.',
  'cardinal-down': () => 'Przewróć Kardynała.',
  'cardinal-up': () => 'Postaw Kardynała.',
  'set-marker': () => 'Twój znacznik zestawu gruzu na portret Markiza.',
  'marker-spent': () => 'Odrzuć swój znacznik zestawu gruzu z portretu Markiza.',
  'clergy-discarded': ({ tiles }) =>
    `Odrzuć ${plural(tiles, { one: '# żeton', few: '# żetony', many: '# żetonów' })} duchowieństwa.`,
  'tile-taken': ({ tile }) => `Weź ${cityTile(tile)} z prezentacji.`,
  'store-built': ({ space, good, house }) =>
    `${capital(storeNamed[good])} na ${space}${house === null ? '' : `, dom z ${ofGroup[house]}`}.`,
  'building-opened': ({ site, architect }) =>
    `Budynek ${ofArchitect[architect]} na ${siteNamed(site)}. Odsłoń następny.`,
  'cube-taken': ({ place: where, cube, kept }) => `${kept ? 'Weź' : 'Odrzuć'} ${cubeObject(cube)} ${place(where)}.`,
  reis: ({ by }) => supply(by, reisObject(Math.abs(by))),
  goods: ({ good, by }) => supply(by, goodsObject(Math.abs(by), good)),
  refill: ({ tiles }) => `Uzupełnij prezentację: ${list(tiles.map(cityTile))}.`,
  'new-period': () => 'Zaczyna się okres 2: odrzuć karty z talii, rozłóż nowe talie.',
  yard: ({ hulls }) => `Stocznia: ${list(hulls.map(ship))}.`,
};
