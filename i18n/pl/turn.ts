import type { NobleAction, Paid, Part } from '@/engine';

import type { Turn } from '../shape/turn';
import { capital } from '../translate';
import { GOODS } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';
import {
  atSite,
  cube as cubeNamed,
  cubeObject,
  cubesObject,
  fromLine,
  goodsObject,
  influence,
  ofArchitect,
  ofDeck,
  ofNoble,
  officials,
  ontoDeck,
  paid,
  stateAction,
  store as storeNamed,
  storeObject,
  wigs,
  wigsObject,
} from './turnNames';

const reasons: Turn['reasons'] = {
  'no-official-left': () => 'nie ma już urzędników',
  'no-office-takes-one': () => 'w żadnym biurze nie ma miejsca dla jego urzędnika',
  'no-plan-left': () => 'nie ma już planów',
  'yard-empty': () => 'stocznia jest pusta',
  'no-store': () => 'nie ma żadnego sklepu',
  'all-favours-held': () => 'ma już wszystkie łaski',
  'no-house-left': () => 'nie ma już domów',
  'no-plot-left': () => 'żaden żeton miasta nie pasuje do wolnej ziemi',
  'no-tile-or-site': () => 'żaden dostępny budynek publiczny nie pasuje do wolnego placu budowy',
  'deck-empty': () => 'ta talia jest pusta',
  'on-the-table': () => 'przy Twoim stole ten krok pominięto',
  'cannot-pay': ({ needed, has }) => `potrzebuje ${number(needed)}, a ma ${number(has)}`,
};

const NOBLE_ACTIONS: Readonly<Record<NobleAction, string>> = {
  store: 'zbudować sklepu',
  decrees: 'dobrać dekretów',
  building: 'otworzyć budynku publicznego',
};

const pushed: Turn['pushedOut'] = (out) =>
  out
    .map(
      ({ seat, noble }) =>
        ` Biuro jest pełne: przesuń 1 ${seat === 'you' ? 'swojego' : 'jego'} urzędnika z biura ${ofNoble[noble]} na plac.`,
    )
    .join('');

const ofHisShips = (parts: readonly Part<string>[]): number =>
  parts.filter(({ code }) => code === 'his-ship').reduce((sum, { amount }) => sum + amount, 0);

const treasuryUp = (stays = false): string => (stays ? 'Skarb zostaje na końcu toru.' : 'Skarb o 1 w górę.');

const visitCosts = (cost: Paid): string =>
  cost.influence + cost.wigs === 0 ? 'Jego wizyta nic nie kosztuje.' : `Jego wizyta kosztuje ${paid(cost)}.`;

const state: Turn['state'] = {
  officials: ({ offices, pushedOut }) =>
    (offices.length === 1 ? 'Postaw 1 jego urzędnika w biurze' : 'Postaw po 1 jego urzędniku w biurach') +
    ` ${list(offices.map((one) => ofNoble[one]))}.${pushed(pushedOut)}`,
  plan: ({ architect, officials: count }) => `Daj mu górny plan ${ofArchitect[architect]} (${officials(count)}).`,
  ship: ({ hull, influence: gained, treasuryStays }) =>
    `Daj mu górny okręt (rozmiar ${number(hull)}). ${treasuryUp(treasuryStays)} Potem zdobywa ${influence(gained)}.`,
  produce: ({ goods, prices }) => {
    const made = GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => goodsObject(goods[good] ?? 0, good));
    const dropped = GOODS.filter((good) => prices[good] !== undefined).map(
      (good) => `${names.good[good]} do ${number(prices[good] ?? 0)}`,
    );
    return `Produkuje ${list(made)}.${dropped.length === 0 ? '' : ` Ceny spadają: ${list(dropped)}.`}`;
  },
  cardinal: ({ wigs: gained, treasury, treasuryStays, influence: icon }) =>
    [
      'Przesuń Kardynała o 2 pola i odrzuć następny żeton duchowieństwa zgodnie z ruchem wskazówek zegara.',
      ...(gained === null ? [] : [`Dostaje ${wigsObject(gained)}.`]),
      ...(treasury ? [treasuryUp(treasuryStays)] : []),
      ...(icon ? ['Przewróć Kardynała: podliczanie kościoła na końcu tej tury.'] : []),
    ].join(' '),
  favour: ({ noble }) => `Daj mu łaskę ${ofNoble[noble]}.`,
};

const noble: Turn['noble'] = {
  store: ({ space, good, wigs: gained, cube, paid: cost }) =>
    `Zbuduj jego ${storeObject[good]} na ${space}: ${wigs(gained)}. ` +
    (cube === null ? '' : `Daj mu ${cubeObject(cube.kind)} ${fromLine[cube.from]}. `) +
    visitCosts(cost),
  decrees: ({ count, paid: cost }) =>
    `Daj mu ${plural(count, { one: 'pierwszy dekret', few: '# pierwsze dekrety', many: '# pierwszych dekretów' })} od lewej, resztę przesuń w lewo i uzupełnij. ${visitCosts(cost)}`,
  building: ({ site, architect, colours, wigs: gained, cubes: taken, paid: cost }) =>
    `Otwórz budynek ${ofArchitect[architect]} (${list(colours.map((good) => names.good[good]))}) na ${atSite(site)}. ` +
    `${wigs(gained.lacerda)} dla niego, ${number(gained.you)} dla Ciebie. ` +
    (taken === 0 ? '' : `Daj mu ${cubesObject(taken)}. `) +
    visitCosts(cost),
};

/** Lacerda’s turn. */
export const turn: Turn = {
  reasons,
  pushedOut: pushed,
  state,
  noble,
  skippedState: (action, reason) => `Pomiń krok „${stateAction[action]}”: ${reason}.`,
  returnsFavour: (who) => `Oddaje łaskę ${ofNoble[who]}.`,
  skippedNoble: (action, reason) => `Nie może ${NOBLE_ACTIONS[action]}: ${reason}. Nie ma wizyty, nie ma kosztu.`,
  steps: {
    dock: ({ hulls, done }) =>
      done
        ? plural(hulls.length, {
            one: 'Zadokuj jego okręt, a towary oddaj do ogólnych zasobów.',
            few: 'Zadokuj # jego okręty, a towary oddaj do ogólnych zasobów.',
            many: 'Zadokuj # jego okrętów, a towary oddaj do ogólnych zasobów.',
          })
        : 'Jego okręty zostają na morzu.',
    courtier: ({ to }) => `Przesuń dworzanina do ${ofNoble[to]}.`,
    discard: ({ deck }) => `Odrzuć górną kartę z ${ofDeck(deck)} i odsłoń następną.`,
    skippedDiscard: (reason) => `Nie odrzucaj karty: ${reason}.`,
    aide: ({ to }) => `Przesuń pomocnika na ${ontoDeck(to)}.`,
    hisChurch: ({ influence: gained, parts, done }) =>
      done
        ? `Podliczanie kościoła: zdobywa ${influence(gained)} (Twoje portfolio ${number(gained - ofHisShips(parts))}, jego okręty ${number(ofHisShips(parts))}).`
        : 'Bez podliczania kościoła.',
    yourChurch: ({ tiles, wigs: gained, influence: track }) =>
      `Podliczanie kościoła: odrzucasz ${plural(tiles, { one: '# żeton', few: '# żetony', many: '# żetonów' })} duchowieństwa za ${wigsObject(gained)} i zdobywasz ${influence(track)}.`,
    endOfPeriod: () => 'Z tą turą kończy się okres 1.',
    endOfGame: () => 'Nadchodzi koniec gry: ta runda się kończy, potem finałowa runda.',
  },
  title: 'Tura Lacerdy',
  followTitle: 'Lacerda śledzi Twoją wizytę',
  whyOf: (text) => `Dlaczego? ${text}`,
  takeBack: 'Cofnij odpowiedź',
  stuck: 'Te odpowiedzi się wykluczają. Cofnij ostatnią.',
  aloud: { read: 'Przeczytaj jego turę', stop: 'Przerwij czytanie' },
  done: 'Gotowe',
  followDone: 'Gotowe, moja tura',
  asks: {
    clergyWigs: 'Ile peruk jest na rewersie żetonu duchowieństwa?',
    plan: (architect, isNew) =>
      `Ilu urzędników jest na ${isNew ? 'nowym ' : ''}górnym planie ${ofArchitect[architect]}?`,
    building: (architect, isNew) =>
      `Jakie 2 kolory ma ${isNew ? 'następny' : 'dostępny'} budynek ${ofArchitect[architect]}?`,
    none: 'Nie ma już',
    wigs,
    officials,
    follow: (who) => `Masz łaskę ${ofNoble[who]}. Śledzisz wizytę Lacerdy?`,
    doFollow: 'Śledź wizytę',
    dontFollow: 'Nie śledź',
    church: (tiles) =>
      `Podliczanie kościoła: odrzucasz żetony duchowieństwa?${tiles === null ? '' : ` Masz ${number(tiles)}.`}`,
    churchGives: (gained) => `Peruki z rewersów i raz ${influence(gained)}.`,
    tiles: 'Żetony, które odrzucasz',
    backs: 'Peruki na rewersach',
    discard: (tiles) => plural(tiles, { one: 'Odrzuć # żeton', few: 'Odrzuć # żetony', many: 'Odrzuć # żetonów' }),
    keep: 'Zachowaj wszystkie',
  },
  overrides: {
    skip: 'Pominięto',
    noble: (who) => `u ${ofNoble[who]}`,
    deck: (deck) => `na ${ofDeck(deck)}`,
    action: (action) => capital(stateAction[action]),
    offices: (at) =>
      plural(at.length, { one: 'Urzędnik w biurze', few: 'Urzędnicy w biurach', many: 'Urzędnicy w biurach' }) +
      ` ${list(at.map((who) => ofNoble[who]))}`,
    plan: (architect) => `Plan ${ofArchitect[architect]}`,
    favour: (who) => `Łaska ${ofNoble[who]}`,
    store: (space, good, cube) =>
      `${capital(storeNamed[good])} na ${space}${cube === undefined ? '' : cube === null ? ', bez kostki' : `, ${cubeNamed(cube.kind)} ${fromLine[cube.from]}`}`,
    building: (site, architect) => `Budynek ${ofArchitect[architect]} na ${atSite(site)}`,
  },
};
