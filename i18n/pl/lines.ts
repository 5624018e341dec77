import type { CubePlace, NobleAction, Seat, SkipReason, WigsTo } from '@/engine';

import { say } from '../say';
import type { LineWords } from '../shape/lines';
import { capital, type Translate } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { turn } from './turn';
import {
  actionShort,
  cityTile,
  cube as cubeNamed,
  goods as goodsNamed,
  ofArchitect,
  ofCard,
  ofDeck,
  officials,
  ofGood,
  ofNoble,
  fromSite,
  ontoDeck,
  siteNamed,
  store as storeNamed,
  wigs,
} from './turnNames';

const WHOSE: Readonly<Record<Seat, string>> = { you: 'Twój', lacerda: 'jego' };
const WIGS: Readonly<Record<Seat, string>> = { you: 'Twoje peruki', lacerda: 'Jego peruki' };
const FACING = { west: 'na zachód', east: 'na wschód' } as const;
const FROM = { row: 'rząd', column: 'kolumna' } as const;

/** From where to where: the target is what the hand needs. */
const track = (
  what: string,
  { from, to }: { readonly from: number; readonly to: number },
  stays: 'zostaje' | 'zostają' = 'zostaje',
): string => (from === to ? `${what} ${stays} na **${number(to)}**` : `${what} ${number(from)} → **${number(to)}**`);

const earned = ({ by, to }: WigsTo, seat: Seat): string =>
  to === null ? `+${wigs(by)}` : `${wigs(by)}: ${WHOSE[seat]} znacznik na ${number(to)}`;

function cubePlace(from: CubePlace): string {
  switch (from.at) {
    case 'row':
      return `z rzędu ${from.row}`;
    case 'column':
      return `z kolumny ${number(from.column)}`;
    case 'site':
      return `${fromSite(from.site)}`;
  }
}

const hulls = (all: readonly number[]): string =>
  `${all.length === 1 ? 'okręt o rozmiarze' : 'okręty o rozmiarach'} ${list(all.map(number))}`;

const DEEDS: Readonly<Record<NobleAction, string>> = {
  store: 'Sklep',
  decrees: 'Dekrety',
  building: 'Budynek publiczny',
};

const skipped = (what: string, reason: SkipReason, t: Translate): string =>
  reason.code === 'on-the-table' ? `${what}: **pominięto**` : `${what}: **pomiń**, ${say(turn.reasons, reason, t)}`;

const text: LineWords['text'] = {
  treasury: (line) => track('Skarb', line),
  influence: (line) => track(`${capital(WHOSE[line.seat])} wpływ`, line),
  wigs: (line) => track(WIGS[line.seat], line, 'zostają'),
  price: (line) => track(`Cena ${ofGood[line.good]}`, line),
  dock: ({ hulls: all, done }) => (done ? `Zadokuj jego ${hulls(all)}` : 'Jego okręty zostają na morzu'),
  courtier: ({ to, stays }) => `Dworzanin ${stays ? 'zostaje u' : 'do'} **${ofNoble[to]}**`,
  aide: ({ to, stays }) => (stays ? `Pomocnik zostaje na **${ofDeck(to)}**` : `Pomocnik na **${ontoDeck(to)}**`),
  officials: ({ offices }) =>
    offices.length === 1
      ? `Jego urzędnik do **${offices.map((noble) => ofNoble[noble]).join('')}**`
      : `Jego urzędnicy: ${offices.map((noble) => `1 do **${ofNoble[noble]}**`).join(', ')}`,
  'pushed-out': ({ seat, noble }) => `${capital(WHOSE[seat])} urzędnik z biura ${ofNoble[noble]} na **plac**`,
  plan: ({ architect }) => `Plan ${ofArchitect[architect]} dla **niego**`,
  ship: ({ hull }) => `Górny okręt, rozmiar ${number(hull)}, dla **niego**`,
  goods: ({ goods }) => `${list(goods.map(({ good, count }) => goodsNamed(count, good)))} dla **niego**`,
  cardinal: () => 'Kardynał **o 2 pola** zgodnie z zegarem',
  'clergy-out': () => 'Odrzuć **następny żeton duchowieństwa** zgodnie z zegarem',
  'cardinal-down': () => '**Przewróć** Kardynała',
  'cardinal-up': () => '**Postaw** Kardynała',
  'favour-taken': ({ noble }) => `Łaska ${ofNoble[noble]} dla **niego**`,
  'favour-returned': ({ noble }) => `Jego łaska wraca do **${ofNoble[noble]}**`,
  store: ({ space, good, facing }) => `${capital(storeNamed[good])} na **${space}**, wejściem ${FACING[facing]}`,
  cube: ({ kind, from }) => `${capital(cubeNamed(kind))} ${cubePlace(from)} dla **niego**`,
  'site-cubes': ({ cubes }) =>
    `${plural(cubes.length, { one: '# kostka', few: '# kostki', many: '# kostek' })} z tego placu budowy dla **niego**`,
  decrees: ({ count }) =>
    `${plural(count, { one: 'Pierwszy dekret', few: '# pierwsze dekrety', many: '# pierwszych dekretów' })} od lewej dla **niego**`,
  building: ({ site }) => `Budynek na **${siteNamed(site)}**`,
  discard: ({ deck, last }) =>
    last ? `Odrzuć **ostatnią kartę ${ofCard[deck]}**` : `Odrzuć **górną kartę ${ofCard[deck]}**; odsłoń następną`,
  'your-clergy': ({ tiles }) => `Odrzuć swoje żetony duchowieństwa: **${number(tiles)}**`,
  'refill-decrees': () => 'Przesuń resztę w lewo i **uzupełnij**',
  'refill-clergy': () => 'Uzupełnij: **żeton duchowieństwa**',
  'refill-tiles': ({ tiles }) => `Uzupełnij: **${list(tiles.map(cityTile))}**`,
  'no-state': ({ action, reason }, t) => skipped(actionShort[action], reason, t),
  'no-noble': ({ action, reason }, t) => skipped(DEEDS[action], reason, t),
  'no-discard': ({ reason }, t) => skipped('Odrzucenie karty', reason, t),
  'no-church': () => 'Bez podliczania kościoła',
  'no-gain': () => 'Nie zdobywa wpływu',
  'end-of-period': () => 'Z tą turą kończy się okres 1',
  'end-of-game': () => 'Nadchodzi koniec gry: po tej rundzie **jeszcze 1 runda**',
};

const detail: LineWords['detail'] = {
  influence: ({ by }) => (by === 'church' ? 'Podliczanie kościoła' : null),
  treasury: ({ from, to }) => (from === to ? 'Koniec toru' : null),
  dock: ({ done }) => (done ? 'Oddaj towary do ogólnych zasobów' : null),
  plan: ({ officials: count }) => `${officials(count)}. Odsłoń następny plan`,
  store: ({ wigs: gained }) => (gained.by === 0 ? 'Bez peruk' : earned(gained, 'lacerda')),
  building: ({ architect, wigs: { you, lacerda } }) =>
    [
      ...(lacerda.by === 0 ? [] : [earned(lacerda, 'lacerda')]),
      ...(you.by === 0 ? [] : [earned(you, 'you')]),
      `Od ${ofArchitect[architect]}`,
    ].join('. '),
  'cardinal-down': () => 'Podliczanie kościoła na końcu tej tury',
  'refill-decrees': () => 'Dekret 69 zastąp innym',
  'no-noble': () => 'Nie ma wizyty, nie ma kosztu',
};

/** Lines for the hands. */
export const lines: LineWords = {
  text,
  detail,
  hasReason: '?',
  opens: 'Powody lub zmiana tego kroku',
  differs: 'Zmień ten krok',
  changed: 'zmiana ręczna',
  gain: {
    title: 'Co zdobywa',
    parts: (portfolio, ships) =>
      `Twoje portfolio ${number(portfolio)} + jego okręty ${number(ships)} = ${number(portfolio + ships)}`,
  },
  instead: {
    title: 'Jak było?',
    space: 'Wskaż pole jego sklepu',
    site: 'Wskaż plac jego budynku',
    street: (space) => `${space}: przy której ulicy?`,
    facing: (good) => `Ulica ${ofGood[good]}`,
    architect: (site) => `${capital(siteNamed(site))}: czyj budynek?`,
    of: (architect) => capital(names.architect[architect]),
    plan: (architect) => `Plan ${ofArchitect[architect]}`,
    favour: (noble) => `Łaska ${ofNoble[noble]}`,
    action: (action) => actionShort[action],
    cube: ({ kind, from }) => `${capital(names.rubble[kind])}, ${FROM[from]}`,
    offices: 'Wskaż 1 lub 2 biura',
    confirmOffices: 'Zatwierdź',
    piece: 'Wskaż, co to było',
    skip: 'Pominięto',
    cancel: 'Anuluj',
    noOther: 'Tu nie ma innego wyboru. Zmień wcześniejszy krok albo popraw wartość.',
  },
};
