import type { LandPrice, SaleRefusal } from '@/engine';

import type { Catalogue } from '../catalogue';
import type { Speaker } from '../say';
import { capital } from '../translate';
import { change, list, number, plural } from './grammar';
import { names } from './names';
import { paymentParts } from './turnCommands';
import {
  differentGoods,
  goods as named,
  influence,
  lacking,
  officials,
  ofGood,
  toNoble,
  reis,
  theNoble,
  wigs,
} from './turnNames';

type Costs = Catalogue['costs'];

const WHERE: Readonly<Record<NonNullable<LandPrice['take']>['from'], string>> = { row: 'Riga', column: 'Colonna' };
const TO = { row: 'alla riga', column: 'alla colonna' } as const;
const FROM = { row: 'dalla riga', column: 'dalla colonna' } as const;

const saleRefusals: Speaker<SaleRefusal> = {
  'no-such-ship': () => 'Quella nave non c’è.',
  'no-room': ({ needed, has }) => `Nessun posto per ${number(needed)}: la nave ne tiene ancora ${number(has)}.`,
  'good-missing': ({ good, needed, has }) => `Hai ${named(has, good)}, non ${number(needed)}.`,
};

const paid: Costs['pay']['paid'] = (payment) => list(paymentParts(payment)) || 'niente';

const visit: Costs['visit'] = {
  noble: 'Quale Nobile?',
  others: 'Ufficiali altrui in quell’ufficio',
  othersHint: 'Conta i neutrali, non la plaza',
  costs: (noble) => `Visitare ${theNoble(noble)} costa`,
  follows: (noble) => `Seguire una visita ${toNoble(noble)} costa`,
  free: 'niente',
  unit: () => 'influenza',
  followHint: 'Conta dopo l’azione di chi visita. Prima rimetti il favore nella riserva.',
};

const ship: Costs['ship'] = {
  hull: 'Quale nave?',
  hullName: (hull) => `Stiva ${number(hull)}`,
  middle: 'Case al centro costruite',
  costs: (hull) => `Una nave a stiva ${number(hull)} costa`,
  unit: (count) => plural(count, { one: 'merce', other: 'merci diverse' }),
  free: 'nessuna merce',
  orReplace: 'O sostituiscine una che hai',
  replacing: (hull) => `Al posto di quella a stiva ${number(hull)}`,
  goods: differentGoods,
};

const sale: Costs['sale'] = {
  ships: 'Navi a cui vendere',
  ship: (place, hull) => `Nave ${number(place)}: stiva ${number(hull)}`,
  another: 'Aggiungi nave',
  removeShip: 'Togli nave',
  hull: 'Stiva della nave',
  owner: 'Di chi è la nave?',
  owners: { you: 'Mia', lacerda: 'Altrui' },
  aboard: 'Già caricate',
  paid: 'Di queste, a faccia in giù e già pagate',
  load: 'Tocca che cosa vendi',
  loadName: (good, price) => `Vendi 1 ${names.oneGood[good]}, mercato ${number(price)}`,
  unload: (good) => `Non vendere 1 ${names.oneGood[good]}`,
  crates: (aboard, hull) => `Caricate ${number(aboard)} su ${number(hull)}`,
  prices: 'Prezzi',
  hidePrices: 'Nascondi prezzi',
  price: (good) => `Prezzo ${ofGood(good)}`,
  gives: 'La vendita frutta',
  nothing: 'Ancora niente di venduto',
  sails: (mine, others) =>
    list([
      ...(mine > 0 ? [`ottieni ${wigs(mine)}`] : []),
      ...(others > 0 ? [`chi la possiede ottiene ${wigs(others)}`] : []),
    ]),
  refusals: saleRefusals,
};

const pay: Costs['pay'] = {
  title: 'Come pagare',
  influenceFirst: 'Prima l’influenza',
  wigsNext: 'Ciò che l’influenza non copre: parrucche, 1 per 1',
  reisToo: 'Con entrambe le case di sinistra costruite: réis al posto dell’influenza, 1 per 1',
  hand: 'Réis dalla tua mano',
  track: 'Monete superate sul tracciato dell’influenza, 1 real ciascuna',
  ways: (count) => plural(count, { one: '# modo di pagare', other: '# modi di pagare' }),
  paid,
  left: (left) => `Ti restano ${list([influence(left.influence), wigs(left.wigs), reis(left.reis)])}`,
  more: (count) => plural(count, { one: '# altro modo', other: 'Altri # modi' }),
  fewer: 'Meno modi',
  shortReis: (missing) => capital(lacking(missing, reis)),
  shortVisit: (missing) => capital(lacking(missing, number)),
  shortGoods: (missing) =>
    capital(lacking(missing, (count) => plural(count, { one: '# tipo di merce', other: '# tipi di merce' }))),
  enough: 'Basta',
  enoughReis: (hand, coins, left) =>
    `${paid({ influence: 0, wigs: 0, reis: hand, coins, benefits: 0 })}; ${plural(left, { one: 'resta #', other: 'restano #' })}`,
};

/** The cost check. */
export const costs: Costs = {
  title: 'Calcola un costo',
  unsaved: 'Su questo dispositivo non si può salvare. I dati durano finché non chiudi l’app.',
  ask: 'Quanto costa?',
  questions: {
    visit: 'Visita',
    follow: 'Segui',
    land: 'Terreno',
    ship: 'Nave',
    hire: 'Assumi',
    sponsor: 'Finanzia',
    sale: 'Vendi',
  },
  treasury: {
    label: 'Tesoreria',
    where: 'Tesoreria: dov’è il segnalino?',
    visits: 'visite',
    payments: 'pagamenti',
    space: (left, right) => `Visite ${change(left)}, pagamenti ${reis(right)}`,
    signed: change,
  },
  visit,
  land: {
    row: 'Nella riga',
    column: 'Nella colonna',
    add: (kind, where) => `Aggiungi un cubo ${TO[where]}: ${names.rubble[kind]}`,
    remove: (kind, where) => `Togli un cubo ${FROM[where]}: ${names.rubble[kind]}`,
    costs: 'Il terreno costa',
    cheapest: 'Il terreno costa almeno',
    each: 'Secondo il cubo che prendi',
    take: (kind, from) => `${WHERE[from]}: ${names.rubble[kind]}`,
    empty: 'Nessun cubo da prendere.',
  },
  ship,
  hire: {
    plan: 'Ufficiali sul progetto',
    out: 'I tuoi ufficiali in uffici e plaza',
    costs: 'Inaugurarlo costa',
    steps: (returned, hired, each) =>
      capital(
        [
          ...(returned > 0 ? [`riprendi ${officials(returned)} da uffici e plaza`] : []),
          ...(hired > 0 ? [`assumine ${number(hired)} a ${reis(each)} ciascuno`] : []),
        ].join(', poi '),
      ) || 'Nessun ufficiale richiesto',
  },
  sponsor: {
    costs: 'Finanziare un evento costa',
    hint: 'Costa il valore di tesoreria. Se l’evento costruisce un negozio, paghi anche il terreno.',
  },
  sale,
  unit: { reis: (count) => plural(count, { one: 'real', other: 'réis' }) },
  reis,
  pay,
  held: {
    ask: 'Inserisci ciò che ho',
    detail: 'Poi l’app lo confronta con il costo.',
    influence: 'Influenza',
    wigs: 'Parrucche',
    reis: 'Réis',
    bothLeftHouses: 'Entrambe le case di sinistra',
    good: (good) => capital(names.good[good]),
    cards: 'Carte Tesoreria nel portfolio',
    clergy: 'Tasselli Clero sulla plancia',
    benefits: {
      reis: 'Monete presenti',
      perGood: 'Réis in più per merce',
      fewerOfficials: 'Ufficiali in meno',
      cheaperOfficials: 'Réis di sconto per ufficiale',
      visit: 'Influenza di sconto sulla visita',
    },
  },
};
