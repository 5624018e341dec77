import type { LandPrice, Payment, SaleRefusal } from '@/engine';

import type { Catalogue } from '../catalogue';
import type { Speaker } from '../say';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import {
  change as signed,
  differentGoods,
  fromLine,
  goodsObject,
  influence,
  officialsObject,
  ofGood,
  ofNoble,
  oneGood,
  reis,
  reisObject,
  ship,
  wigs,
  wigsObject,
} from './turnNames';

const WHERE: Readonly<Record<NonNullable<LandPrice['take']>['from'], string>> = { row: 'Rząd', column: 'Kolumna' };
const INTO = { row: 'do rzędu', column: 'do kolumny' } as const;

const saleRefusals: Speaker<SaleRefusal> = {
  'no-such-ship': () => 'Nie ma tam tego okrętu.',
  'no-room': ({ needed, has }) => `Nie ma miejsca na ${number(needed)}: na okręcie zmieści się jeszcze ${number(has)}.`,
  'good-missing': ({ good, needed, has }) => `Masz ${goodsObject(has, good)}, nie ${number(needed)}.`,
};

function paid({ influence: track, wigs: hair, reis: hand, coins, benefits }: Payment): string {
  const said = [
    ...(track > 0 ? [influence(track)] : []),
    ...(hair > 0 ? [wigs(hair)] : []),
    ...(hand > 0 ? [reis(hand)] : []),
    ...(coins > 0 ? [`${reis(coins)} z toru wpływu`] : []),
    ...(benefits > 0 ? [`${reis(benefits)} z bonusów`] : []),
  ];
  return said.length === 0 ? 'nic' : list(said);
}

const hireFor = (hired: number, each: number): string =>
  hired === 1 ? `za ${reisObject(each)}` : `po ${plural(each, { one: '# realu', few: '# reais', many: '# reais' })}`;

/** The cost check. */
export const costs: Catalogue['costs'] = {
  title: 'Sprawdź koszt',
  unsaved: 'Na tym urządzeniu nie można zapisywać. Wpisy znikną po zamknięciu aplikacji.',
  ask: 'Ile to kosztuje?',
  questions: {
    visit: 'Wizyta',
    follow: 'Śledzenie',
    land: 'Ziemia',
    ship: 'Okręt',
    hire: 'Zatrudn.',
    sponsor: 'Sponsor',
    sale: 'Sprzedaż',
  },
  treasury: {
    label: 'Skarb',
    where: 'Skarb: gdzie jest znacznik?',
    visits: 'wizyty',
    payments: 'płatności',
    space: (left, right) => `Wizyty ${signed(left)}, płatności ${reis(right)}`,
    signed,
  },
  visit: {
    noble: 'Który szlachcic?',
    others: 'Cudzy urzędnicy w tym biurze',
    othersHint: 'Licz neutralnych, placu nie licz',
    costs: (noble) => `Wizyta u ${ofNoble[noble]} kosztuje`,
    follows: (noble) => `Śledzenie wizyty u ${ofNoble[noble]} kosztuje`,
    free: 'nic',
    unit: (count) => plural(count, { one: 'punkt wpływu', few: 'punkty wpływu', many: 'punktów wpływu' }),
    followHint: 'Licz po akcji odwiedzającego. Najpierw oddaj łaskę.',
  },
  land: {
    row: 'W rzędzie',
    column: 'W kolumnie',
    add: (kind, where) => `Dodaj kostkę ${INTO[where]}: ${names.rubble[kind]}`,
    remove: (kind, where) => `Usuń kostkę ${fromLine[where]}: ${names.rubble[kind]}`,
    costs: 'Ziemia kosztuje',
    cheapest: 'Ziemia kosztuje co najmniej',
    each: 'Zależnie od kostki, którą bierzesz',
    take: (kind, from) => `${WHERE[from]}: ${names.rubble[kind]}`,
    empty: 'Nie ma kostki do wzięcia.',
  },
  ship: {
    hull: 'Który okręt?',
    hullName: (hull) => `Rozmiar ${number(hull)}`,
    middle: 'Zbudowane domy środkowej grupy',
    costs: (hull) => `${capital(ship(hull))} kosztuje`,
    unit: (count) => plural(count, { one: 'towar', few: 'różne towary', many: 'różnych towarów' }),
    free: 'bez towarów',
    orReplace: 'Albo zastąp swój okręt',
    replacing: (hull) => `Zamiast rozmiaru ${number(hull)}`,
    goods: differentGoods,
  },
  hire: {
    plan: 'Urzędnicy na planie',
    out: 'Twoi urzędnicy w biurach i na placach',
    costs: 'Otwarcie kosztuje',
    steps: (returned, hired, each) =>
      [
        ...(returned > 0 ? [`zabierz ${officialsObject(returned)} z biur i placów`] : []),
        ...(hired > 0 ? [`zatrudnij ${number(hired)} ${hireFor(hired, each)}`] : []),
      ]
        .join(', potem ')
        .replace(/^./, (first) => first.toUpperCase()) || 'Urzędnicy niepotrzebni',
  },
  sponsor: {
    costs: 'Sponsorowanie wydarzenia kosztuje',
    hint: 'Kosztuje tyle, ile wynosi wartość skarbu. Jeśli wydarzenie buduje sklep, płacisz też za ziemię.',
  },
  sale: {
    ships: 'Okręty, na które sprzedajesz',
    ship: (place, hull) => `Okręt ${number(place)}: rozmiar ${number(hull)}`,
    another: 'Dodaj okręt',
    removeShip: 'Usuń okręt',
    hull: 'Rozmiar okrętu',
    owner: 'Czyj okręt?',
    owners: { you: 'Mój', lacerda: 'Cudzy' },
    aboard: 'Już załadowane',
    paid: 'W tym odwrócone i opłacone',
    load: 'Dotknij tego, co sprzedajesz',
    loadName: (good, price) => `Sprzedaj ${oneGood(good)}, rynek ${number(price)}`,
    unload: (good) => `Nie sprzedawaj: ${oneGood(good)}`,
    crates: (aboard, hull) => `Załadowane ${number(aboard)} z ${number(hull)}`,
    prices: 'Ceny',
    hidePrices: 'Ukryj ceny',
    price: (good) => `Cena ${ofGood[good]}`,
    gives: 'Ta sprzedaż daje',
    nothing: 'Jeszcze nic nie sprzedano',
    sails: (mine, others) =>
      list([
        ...(mine > 0 ? [`dostajesz ${wigsObject(mine)}`] : []),
        ...(others > 0 ? [`właściciel dostaje ${wigsObject(others)}`] : []),
      ]),
    refusals: saleRefusals,
  },
  unit: { reis: (count) => plural(count, { one: 'real', few: 'reais', many: 'reais' }) },
  reis,
  pay: {
    title: 'Jak zapłacić',
    influenceFirst: 'Najpierw wpływem',
    wigsNext: 'Czego nie pokryje wpływ: perukami, 1 do 1',
    reisToo: 'Z oboma domami lewej grupy: reais zamiast wpływu, 1 do 1',
    hand: 'Posiadanymi reais',
    track: 'Monetami mijanymi na torze wpływu, każda za 1 reala',
    ways: (count) => plural(count, { one: '# sposób zapłaty', few: '# sposoby zapłaty', many: '# sposobów zapłaty' }),
    paid,
    left: (left) => `Zostaje: ${list([influence(left.influence), wigs(left.wigs), reis(left.reis)])}`,
    more: (count) => plural(count, { one: 'Jeszcze # sposób', few: 'Jeszcze # sposoby', many: 'Jeszcze # sposobów' }),
    fewer: 'Mniej sposobów',
    shortReis: (missing) => `Brakuje ${reisObject(missing)}`,
    shortVisit: (missing) => `Brakuje ${number(missing)}`,
    shortGoods: (missing) =>
      plural(missing, { one: 'Brakuje # rodzaju', few: 'Brakuje # rodzajów', many: 'Brakuje # rodzajów' }),
    enough: 'Wystarczy',
    enoughReis: (hand, coins, left) =>
      `${paid({ influence: 0, wigs: 0, reis: hand, coins, benefits: 0 })}; zostaje: ${number(left)}`,
  },
  held: {
    ask: 'Wpisz, co mam',
    detail: 'Aplikacja porówna to z kosztem.',
    influence: 'Wpływ',
    wigs: 'Peruki',
    reis: 'Reais',
    bothLeftHouses: 'Zbudowane oba domy lewej grupy',
    good: (good) => capital(names.good[good]),
    cards: 'Karty skarbu w Twoim portfolio',
    clergy: 'Żetony duchowieństwa na Twojej planszy',
    benefits: {
      reis: 'Monety na nich',
      perGood: 'Dodatkowe reais za towar',
      fewerOfficials: 'Mniej urzędników',
      cheaperOfficials: 'Rabat w reais na urzędnika',
      visit: 'Mniej wpływu za wizytę',
    },
  },
};
