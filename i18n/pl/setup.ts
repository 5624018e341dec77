import type { RubbleKind } from '@/engine';

import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { cubes, ofArchitect, ofNoble, officials, siteNamed, atSite, siteShort } from './turnNames';

/** The colour a kind of rubble has on the table, of the many: “3 brązowe”. */
const COLOUR: Readonly<Record<RubbleKind, (count: number) => string>> = {
  earthquake: (count) => plural(count, { one: '# brązowa', few: '# brązowe', many: '# brązowych' }),
  fire: (count) => plural(count, { one: '# czerwona', few: '# czerwone', many: '# czerwonych' }),
  tsunami: (count) => plural(count, { one: '# niebieska', few: '# niebieskie', many: '# niebieskich' }),
};

/** Setting up a solo game. */
export const setup: Catalogue['setup'] = {
  title: 'Nowa gra solo',
  kinds: {
    title: 'Jak chcesz przygotować grę?',
    intro: 'Możesz wyjść i wrócić, kiedy chcesz. Każde dotknięcie się zapisuje.',
    dealt: {
      label: 'Rozłóż za mnie',
      detail: 'Aplikacja losuje kostki, żetony, łaski, pomocnika i dworzanina i pokazuje, gdzie co położyć',
    },
    entered: { label: 'Już rozłożone', detail: 'Wpisz, co masz na stole' },
    'under-way': { label: 'Gra w toku', detail: 'Zacznij od dowolnej pozycji' },
  },
  setAside: 'Wcześniejszego przygotowania nie da się odczytać. Jest nietknięte (zobacz Gry). Tu zacznij nowe.',
  unsaved: 'Na tym urządzeniu nie można zapisywać. Nie zamykaj aplikacji przed startem gry.',
  step: (step, all) => `Krok ${number(step)} z ${number(all)}`,
  allSteps: 'Wszystkie kroki',
  stepNamed: (step, title, done) => `${number(step)}. ${title}${done ? ', gotowe' : ''}`,
  next: 'Dalej',
  return: 'Wróć na koniec',
  pages: { several: 'Krok po kroku', one: 'Na jednej stronie' },
  back: 'Poprzedni',
  undo: 'Cofnij dotknięcie',
  again: 'Rozłóż od nowa',
  otherWay: 'Przygotuj inaczej',
  dropped: 'Przygotowanie odrzucone',
  steps: {
    all: { title: 'Przygotowanie', say: 'Od planszy do Twojej pierwszej tury. Wpisuj, co losujesz.' },
    city: { title: 'Plansza i gruz', say: 'Mapa pokazuje, gdzie położyć każdą kostkę.' },
    stock: { title: 'Okręty, karty i budynki', say: 'Co położyć obok mapy.' },
    board: {
      title: 'Plansza',
      say: 'Zasłoń rząd E nakładką do gry 2-osobowej. Znacznik skarbu na 3, znaczniki cen na polach początkowych, Kardynał na symbolu wpływu.',
    },
    rows: { title: 'Gruz w rzędach', say: '3 kostki na końcu każdego rzędu, jak pokazano.' },
    columns: {
      title: 'Gruz w kolumnach',
      say: 'Pod każdą kolumną pokazane kostki. 6 kolejnych na stos obok mapy.',
    },
    sites: { title: 'Gruz na placach budowy', say: '2 kostki na każdy plac budowy: północ, zachód i wschód.' },
    scoring: { title: 'Żetony punktacji', say: 'Pod kolumnami od 1 do 4:' },
    ships: { title: 'Okręty', say: 'Stocznia: niebieski okręt o rozmiarze 1 na czerwonym o rozmiarze 2.' },
    decrees: { title: 'Dekrety', say: '8 odsłoniętych dekretów. Te z symbolem „nie dla 2 graczy” zastąp innymi.' },
    decks: {
      title: 'Karty',
      say: 'Podziel czerwone karty według rodzaju na 4 talie. Odsłoń górną kartę każdej. Dobierz 5 niebieskich kart.',
    },
    architects: {
      title: 'Budynki i plany',
      say: '8 budynków publicznych niebieską stroną, 8 zieloną. Górny żeton każdego stosu na pole jego architekta. Plany w 2 stosach, najmniej urzędników na wierzchu.',
    },
    you: {
      title: 'Ty',
      say: '5 peruk, 4 punkty wpływu, 10 reais, po 1 każdego towaru, 1 żeton duchowieństwa, 1 plan początkowy oraz:',
    },
    lacerda: { title: 'Lacerda', say: '5 peruk, 5 punktów wpływu, 2 plany początkowe oraz:' },
    officials: {
      title: 'Biura',
      say: '1 neutralny urzędnik w każdym biurze. 1 Twój i 1 jego w biurze Markiza.',
    },
    aide: { title: 'Pomocnik', say: 'Pomocnikiem jest urzędnik w nieużywanym kolorze. Jego miejsce:' },
    courtier: { title: 'Dworzanin', say: 'Jego dworzaninem jest inny nieużywany pionek. Jego miejsce:' },
    preplaced: {
      title: 'Pierwszy budynek publiczny',
      say: 'Połóż górny budynek ze stosu na tym placu budowy i odrzuć 2 kostki, które tam leżą.',
    },
    cubes: {
      title: 'Gruz na mapie',
      say: 'Dotknij kostek w zaznaczonym miejscu. Inne miejsce wskaż na mapie.',
    },
    supply: { title: 'Żetony, budynki i plany', say: 'Co leży obok mapy.' },
    people: { title: 'Ty i Lacerda', say: 'Co przypadło każdemu z Was.' },
    court: { title: 'Pomocnik, dworzanin, budynek', say: 'Gdzie stoją jego ludzie i pierwszy budynek publiczny.' },
    begin: { title: 'Gotowe do startu', say: 'Zaczynasz Ty.' },
  },
  dealt: {
    scoring: (tiles) => tiles.map(number).join(' · '),
    favour: (noble) => `Łaska ${ofNoble[noble]}`,
    aide: (deck) => names.deck[deck],
    courtier: (noble) => names.noble[noble],
    preplaced: (architect, site) => `${capital(names.architect[architect])}: ${siteNamed(site)}`,
  },
  ask: {
    scoring: 'Żetony punktacji, kolumny 1–4',
    yourFavour: 'Twoja królewska łaska',
    hisFavour: 'Królewska łaska Lacerdy',
    aide: 'Pomocnik na talii',
    courtier: 'Dworzanin u szlachcica',
    preplaced: (site) =>
      site === undefined
        ? 'Pierwszy budynek publiczny (najpierw wpisz pomocnika)'
        : `Budynek publiczny na ${atSite(site)}`,
    available: (architect) => `Dostępny budynek ${ofArchitect[architect]}`,
    stack: (architect) => `Górny plan ${ofArchitect[architect]}`,
    yourArchitect: 'Twój plan początkowy: architekt',
    yourPlan: 'Urzędnicy na Twoim planie początkowym',
    yourTile: 'Bonus Twojego żetonu duchowieństwa',
    hisFirst: 'Urzędnicy na pierwszym planie Lacerdy',
    hisSecond: 'Urzędnicy na drugim planie Lacerdy',
    architect: (architect) => names.architect[architect],
    officials,
    more: (count) => `${number(count)}+`,
    moreNamed: (label, count) => `${label}: ${number(count)} lub więcej`,
    both: (one, other) => `${one} i ${other}`,
  },
  cubes: {
    left: 'Kostki do położenia',
    kindLeft: (count, kind) => `${COLOUR[kind](count)}, ${names.rubble[kind]}`,
    row: (row) => `Rząd ${row}`,
    column: (column) => `Kolumna ${number(column)}`,
    site: siteShort,
    at: (place, count) => `${place}: ${cubes(count)}`,
    heap: (place, heap) => `${place}: ${heap}`,
    some: (count, kind) => COLOUR[kind](count),
    list,
    change: 'wpisz kostki',
    all: 'Wszystkie 50 kostek jest na mapie. Dotknij miejsca, aby je zmienić.',
  },
  begin: {
    depth: 'Co ma notować aplikacja?',
    rulings: (changed) =>
      changed === 0
        ? 'Rozstrzygnięcia: domyślne'
        : `Rozstrzygnięcia: ${plural(changed, { one: '# zmienione', few: '# zmienione', many: '# zmienionych' })}`,
    change: 'Zmień',
    changeNamed: 'Zmień rozstrzygnięcia',
    rulingsTitle: 'Rozstrzygnięcia dla nowych gier',
    ready: 'Wszystko gotowe.',
    missing: (title, open) => `${title}: brakuje ${number(open)}`,
    unfinished: (count) =>
      plural(count, {
        one: 'Brakuje # odpowiedzi.',
        few: 'Brakuje # odpowiedzi.',
        many: 'Brakuje # odpowiedzi.',
      }),
  },
  start: 'Rozpocznij grę',
  failed: 'Nie udało się rozpocząć gry. Nic nie przepadło. Spróbuj ponownie.',
  gap: {
    title: 'Niepełny arkusz planszy',
    text: 'Gra od tego zależy, więc najpierw go uzupełnij. Twoje wpisy są zapisane.',
    tiles: 'Żetony punktacji: równe nie mogą sąsiadować, a te by musiały.',
    to: 'Uzupełnij planszę',
  },
  gameName: (date) => `Gra solo z ${date}`,
};

/** Why a position isn’t possible. */
export const setupRefusals: Catalogue['setupRefusals'] = {
  'too-many-cubes': ({ kind, most }) => `Kostki w pudełku: tylko ${COLOUR[kind](most)}. Sprawdź inne miejsca.`,
  'wrong-number-of-cubes': ({ needs, has }) => `Powinno tu być: ${cubes(needs)}, a jest ${number(has)}.`,
  'equal-neighbours': ({ columns: [one, other] }) =>
    `Kolumny ${number(one)} i ${number(other)} nie mogą mieć równych żetonów punktacji. Zamień jeden.`,
  'not-the-tiles': ({ tiles }) =>
    `Żetony punktacji w Twoim arkuszu planszy: ${list(tiles.map(number))}. Wybierz jeszcze raz albo zmień arkusz.`,
  'equal-tiles-cannot-part': ({ tiles }) =>
    `Żetony punktacji ${list(tiles.map(number))}: równe nie mogą sąsiadować, a te by musiały. Sprawdź arkusz planszy.`,
  'equal-colours': () => 'Budynek publiczny ma 2 różne kolory.',
  'impossible-number': ({ given, least, most }) =>
    `${officials(given)} na planie to niemożliwe. Wybierz od ${number(least)} do ${number(most)}.`,
  'no-treasury-start': ({ value }) => `W Twoim arkuszu planszy nie ma ${number(value)} na torze skarbu.`,
};
