import type { Fact, GrantedTask, OverridableStep, Question, TaskKind, YourStep } from '@/engine';

import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import {
  atPlace,
  atStreets,
  clergyTilesCounted,
  cubesNamed,
  either,
  goodNamed,
  goodsObject,
  goodsOf,
  houses as housesCounted,
  influenceOf,
  inLine,
  ofArchitect,
  officialsObject,
  ofGood,
  ofGroup,
  ofNoble,
  ofShip,
  placeNamed,
  reisObject,
  ship as shipNamed,
  siteNamed,
  someGoods,
  stateAction,
  stores as storesCounted,
} from './turnNames';

/** “Brakuje 3 reais: potrzeba 5, masz 2.” */
const short = (needed: number, has: number, amount: (count: number) => string, pays: string): string =>
  `Brakuje ${amount(Math.max(0, needed - has))}: potrzeba ${number(needed)}, ${pays} ${number(has)}.`;

const granted: Readonly<Record<GrantedTask, string>> = {
  official: 'postawić urzędnika',
  'cardinal-1': 'przesunąć Kardynała',
  cube: 'wziąć kostkę',
  good: 'wziąć towar',
  store: 'zbudować sklep',
  decree: 'dobrać dekret',
  'extra-decree': 'dobrać dodatkowy dekret',
  building: 'otworzyć budynek publiczny',
  'lose-good': 'oddać towar',
  'lose-official': 'zabrać urzędnika',
};
const tasks: Readonly<Record<TaskKind, string>> = {
  ...granted,
  officials: 'zrekrutować urzędników',
  plan: 'wziąć plan',
  ship: 'zbudować okręt',
  produce: 'wyprodukować towary',
  cardinal: 'spotkać Kardynała',
  favour: 'wziąć królewską łaskę',
  land: 'zapłacić za ziemię',
  staff: 'zabrać urzędników na plan',
  tuck: 'zrobić miejsce w portfolio',
};
const steps: Readonly<Record<YourStep['at'], string>> = {
  action: 'Najpierw zagraj kartę lub weź 1 złoto.',
  portfolio: 'Twoja karta jest w portfolio. Sprzedaj lub wymień, potem dobierz kartę.',
  visit: 'Trwa Twoja wizyta. Teraz akcja szlachty.',
  'his-follow': 'Najpierw Lacerda śledzi Twoją wizytę.',
  follow: 'Śledzisz wizytę Lacerdy. Wybierz 1 z 3 akcji.',
  card: 'Teraz dobierz kartę z talii.',
  church: 'Teraz podliczanie kościoła.',
  end: 'Twoja tura się skończyła.',
  period: 'Najpierw koniec okresu.',
};
const questions: Readonly<Record<Question['kind'], string>> = {
  clergyWigs: 'peruki na żetonie duchowieństwa',
  plan: 'górny plan',
  building: 'następny budynek',
  follow: 'śledzenie wizyty',
  church: 'Twoje żetony duchowieństwa',
};
const hisSteps: Readonly<Record<OverridableStep, string>> = {
  dock: 'dokowanie',
  courtier: 'ruch dworzanina',
  state: 'jego akcja państwowa',
  noble: 'jego wizyta',
  discard: 'odrzucenie karty',
  aide: 'ruch pomocnika',
  church: 'podliczanie kościoła',
};
const revealed: Readonly<Record<Exclude<Fact['about'], 'reward'>, string>> = {
  plan: 'górny plan',
  building: 'następny budynek',
};
const whom = {
  you: 'Twoich',
  lacerda: 'Lacerdy',
  neutral: 'neutralnych urzędników',
  cards: 'kart',
  cubes: 'kostek',
} as const;

const range = (given: number, least: number, most: number): string =>
  `${number(given)} jest niemożliwe: wybierz od ${number(least)} do ${number(most)}.`;
const different = (count: number): string =>
  plural(count, { one: '# towaru', few: '# różnych towarów', many: '# różnych towarów' });

/** Why a move isn’t possible, the number first. */
export const refusals: Catalogue['refusals']['reasons'] = {
  'not-your-turn': () => 'Teraz tura Lacerdy.',
  'game-over': () => 'Gra się skończyła.',
  'nothing-to-decline': () => 'Nie ma tu czego pominąć.',
  'not-now': ({ at }) => steps[at],
  'first-finish': ({ task }) => `Najpierw musisz ${tasks[task]}.`,
  'must-be-done': ({ task }) => `Tego ruchu nie da się dokończyć: trzeba jeszcze ${tasks[task]}.`,
  'action-covered': ({ action }) => `${capital(stateAction[action])}: tylko raz na turę.`,
  'enough-trades': ({ most }) =>
    `Maksimum na turę: ${plural(most, { one: '# wymiana', few: '# wymiany', many: '# wymian' })}.`,
  'selling-or-trading': ({ doing }) =>
    `${doing === 'selling' ? 'Już sprzedajesz' : 'Już się wymieniasz'}: albo sprzedaż, albo wymiana.`,
  'reward-not-declined': ({ task }) => `Nagrody nie można pominąć: musisz ${tasks[task]}.`,
  'must-sell-or-trade': () => 'Najpierw sprzedaj lub wymień towar.',
  'no-sale-or-trade': ({ goods: lacking, ship }) => {
    const helps = [
      ...(lacking.length > 0 ? [`jeszcze 1 ${either(lacking.map(goodNamed))}`] : []),
      ...(ship ? ['zadokowany okręt'] : []),
    ];
    const then = helps.length === 0 ? '' : ` Wystarczy ${helps.join(' albo ')}.`;
    return `Po zagraniu karty musisz móc sprzedać lub wymienić towar.${then}`;
  },
  'no-such-ship': () => 'Nie ma tam tego okrętu.',
  'no-room': ({ hull, has }) =>
    `${capital(shipNamed(hull))} ${has === 0 ? 'nie ma miejsca' : `ma miejsce na ${someGoods(has)}`}.`,
  'good-missing': ({ good: which, needed, has }) => `Potrzeba ${goodsOf(needed, which)}, masz ${number(has)}.`,
  'too-poor': ({ needed, has }) => short(needed, has, reisObject, 'możesz zapłacić'),
  'too-few-coins': ({ asked, has }) => `Tor wpływu daje najwyżej ${reisObject(has)}, nie ${number(asked)}.`,
  'wrong-payment': ({ cost }) => `To nie daje razem ${number(cost)}.`,
  'cannot-pay-visit': ({ cost, has }) => short(cost, has, influenceOf, 'masz'),
  'wrong-good': ({ noble, takes }) => `${names.noble[noble]} przyjmuje ${either(takes.map((one) => names.good[one]))}.`,
  'wrong-goods': ({ needed, given }) => `Kosztuje ${someGoods(needed)}, nie ${number(given)}.`,
  'too-few-goods': ({ needed, has }) => `Potrzeba ${different(needed)}, masz ${number(has)}.`,
  'same-good-twice': ({ good: which }) => `Towary muszą być różne. Dwa razy: ${names.good[which]}.`,
  'no-room-for-good': ({ good: which, most }) => `Twój magazyn mieści najwyżej ${goodsObject(most, which)}.`,
  'portfolio-full': ({ limit, used }) => `Twoje portfolio jest pełne: ${number(used)} z ${number(limit)}.`,
  'no-such-card': () => 'Tej karty nie ma w Twoim portfolio.',
  'frees-no-slot': () => 'Ta karta nie zwalnia potrzebnego pola.',
  'no-official-left': ({ needed, has }) => `Potrzeba ${officialsObject(needed)}, masz ${number(has)}.`,
  'office-closed': ({ noble }) => `W biurze ${ofNoble[noble]} nie ma miejsca dla Twojego urzędnika.`,
  'same-office-twice': ({ noble }) => `1 urzędnik na biuro: dwa razy wskazano biuro ${ofNoble[noble]}.`,
  'how-many-offices': ({ least, most }) => `Postaw od ${number(least)} do ${officialsObject(most)}.`,
  'no-plan-left': ({ architect }) => `Nie ma już planów ${ofArchitect[architect]}.`,
  'no-plans-left': () => 'Nie ma już planów.',
  'yard-empty': () => 'Stocznia jest pusta.',
  'nothing-to-produce': () => 'Nie masz sklepów albo miejsca na ich towary.',
  'no-favour-left': () => 'Masz już wszystkie łaski.',
  'pile-empty': () => 'Stos kostek jest pusty.',
  'no-marker': () => 'Nie masz znacznika zestawu gruzu do odrzucenia.',
  'smaller-ship': ({ hull, replaces }) => `${capital(shipNamed(hull))} nie jest większy od ${ofShip(replaces)}.`,
  'no-extra-good': ({ good: which }) => `Tego nie możesz wziąć dodatkowo: ${names.good[which]}.`,
  'clergy-full': ({ most }) => `Masz już ${clergyTilesCounted(most)}, czyli maksimum.`,
  steps: ({ most }) =>
    `Kardynał przesuwa się najwyżej o ${plural(most, { one: '# pole', few: '# pola', many: '# pól' })}.`,
  'favour-held': ({ noble }) => `Masz już łaskę ${ofNoble[noble]}.`,
  'favour-missing': ({ noble }) => `Nie masz łaski ${ofNoble[noble]}.`,
  'no-land': () => 'Żaden żeton miasta z prezentacji nie pasuje do wolnej ziemi.',
  'no-house-left': () => 'Nie masz już domów.',
  'no-site-left': () => 'Nie ma wolnego placu budowy.',
  'no-unfinished-plan': () => 'Nie masz nieukończonego planu.',
  'land-taken': ({ space }) => `Pole ${space} jest zajęte.`,
  'off-street': ({ space, fits }) => `${space} leży ${atStreets(fits)}.`,
  'tile-gone': ({ good: which }) => `W prezentacji nie ma żetonu ${ofGood[which]}. Uzupełnia się po Twojej turze.`,
  'out-of-play': ({ place }) => `W grze solo nie korzysta się ${placeNamed(place)}.`,
  'no-such-cube': ({ cube, from }) => `${capital(inLine[from])} nie ma ${cubesNamed(cube)}.`,
  'take-a-cube': () => 'Musisz wziąć kostkę.',
  'group-empty': ({ house }) => `Nie masz już domów z ${ofGroup[house]}.`,
  'site-taken': ({ site }) => `${capital(siteNamed(site))} jest zajęty.`,
  'no-such-plan': () => 'Nie masz takiego planu.',
  'plan-done': () => 'Ten plan jest już ukończony.',
  'no-building': ({ architect }) => `Nie ma dostępnego budynku ${ofArchitect[architect]}.`,
  'north-site-needs': ({ site, good: which }) =>
    `${capital(siteNamed(site))} wymaga budynku publicznego z kolorem ulicy ${ofGood[which]}.`,
  'choose-officials': ({ needed, out }) =>
    `Wybierz ${officialsObject(needed)} spośród swoich na planszy (${number(out)}).`,
  'no-official-there': ({ noble, from }) => `Nie masz urzędnika ${atPlace(noble, from)}.`,
  'reward-first': ({ place }) => `Najpierw wpisz nagrodę ${placeNamed(place)}. Może wystarczy.`,
  'tell-first': ({ about, architect }) => `Najpierw wpisz ${revealed[about]} ${ofArchitect[architect]}.`,
  'already-known': ({ about, architect }) => `${capital(revealed[about])} ${ofArchitect[architect]} jest już wpisany.`,
  'deck-empty': () => 'Ta talia jest pusta.',
  'not-your-tiles': () => 'Nie masz tych żetonów duchowieństwa.',
  'no-clergy': ({ asked, has }) => `Masz ${clergyTilesCounted(has)}, nie ${number(asked)}.`,
  'out-of-range': ({ least, most, given }) => range(given, least, most),
  'holdings-missing': () => 'Najpierw wpisz, co masz.',
  'no-such-place': ({ place }) => `Nie ma miejsca o nazwie ${place}.`,
  'equal-colours': ({ colour }) => `Budynek publiczny ma 2 kolory. Dwa razy: ${names.good[colour]}.`,
  'houses-do-not-fit': ({ stores, houses }) =>
    `Na mapie masz ${storesCounted(stores)}, a poza swoją planszą ${housesCounted(houses)}.`,
  'office-overfull': ({ noble, most, given }) =>
    `Biuro ${ofNoble[noble]} mieści ${officialsObject(most)}, nie ${number(given)}.`,
  'too-many-cubes': ({ kind, most, given }) =>
    `${capital(cubesNamed(kind))} w pudełku: ${number(most)}, nie ${number(given)}.`,
  'not-the-tiles': ({ tiles }) => `Żetony punktacji w tej grze: ${list(tiles.map(number))}.`,
  'house-does-not-fit': () => 'Domy i sklepy się nie zgadzają. Najpierw popraw domy.',
  'too-many': ({ of, most, given }) => `${number(given)} to za dużo. Maksimum ${whom[of]}: ${number(most)}.`,
  'not-his-turn': () => 'To nie tura Lacerdy.',
  'not-asked': ({ answer }) => `Aplikacja nie pyta teraz o ${questions[answer]}.`,
  'still-asked': ({ question }) => `Najpierw podaj: ${questions[question.kind]}.`,
  'impossible-answer': ({ given, least, most }) => range(given, least, most),
  'illegal-target': ({ step }) => `Zasady na to nie pozwalają: ${hisSteps[step]}.`,
  'no-such-step': ({ step }) => `W jego turze nie ma już kroku: ${hisSteps[step]}.`,
};

/** What can be done instead. */
export const instead: Catalogue['refusals']['instead'] = (possible) =>
  possible.length === 0 ? '' : ` Możliwe: ${list(possible)}.`;
