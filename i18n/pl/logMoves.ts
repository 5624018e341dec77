import type { Depth, GameState } from '@/engine';

import type { AnswerLines, FactLines, MoveLines } from '../shape/log';
import { capital } from '../translate';
import { clergyTile } from './clergy';
import { list, number, plural } from './grammar';
import { names } from './names';
import { cardAt, planAt, shipAt } from './pieceNames';
import { officialFrom, payment } from './turnCommands';
import {
  atSite,
  cube as cubeNamed,
  cubeObject,
  fromLine,
  ofArchitect,
  ofDeck,
  officials,
  ofGroup,
  ofNoble,
  oneGood,
  placeNamed,
  stateAction,
  storeObject,
  wigsObject,
} from './turnNames';

const clergy = (tiles: number): string =>
  `${plural(tiles, { one: '# żeton', few: '# żetony', many: '# żetonów' })} duchowieństwa`;

const keptFromNow: Readonly<Record<Depth, string>> = {
  everything: 'Aplikacja notuje teraz wszystko.',
  'lacerda-needs': 'Aplikacja notuje teraz to, czego potrzebuje Lacerda.',
};

const instead = (table: GameState | undefined, discard: number | undefined): string =>
  discard === undefined ? '' : `; odrzucono ${cardAt(table, discard)}`;

const facts: FactLines = {
  plan: ({ architect, officials: count }) =>
    count === null
      ? `Plany ${ofArchitect[architect]} się skończyły.`
      : `Górny plan ${ofArchitect[architect]}: ${officials(count)}.`,
  building: ({ architect, colours }) =>
    colours === null
      ? `Budynki ${ofArchitect[architect]} się skończyły.`
      : `Następny budynek ${ofArchitect[architect]}: ${list(colours.map((good) => names.good[good]))}.`,
  reward: ({ place }) => `Wpisano nagrodę ${placeNamed(place)}.`,
};

const answers: AnswerLines = {
  clergyWigs: ({ wigs: back }) => `Jego żeton duchowieństwa pokazuje ${wigsObject(back)}.`,
  plan: (answer) => facts.plan({ ...answer, about: 'plan' }),
  building: (answer) => facts.building({ ...answer, about: 'building' }),
  follow: () => 'Nie śledzisz jego wizyty.',
  church: ({ choice }) =>
    choice === 'declined'
      ? 'Zachowujesz żetony duchowieństwa.'
      : `Odrzucasz ${clergy(choice.tiles)} za ${wigsObject(choice.wigs)}.`,
};

/** What was entered, as the log says it: impersonal, since the past tense would tell a man from a woman. */
export const logMoves: Omit<MoveLines, 'correct'> = {
  'get-gold': () => 'Odrzucono kartę za 1 złoto.',
  'play-noble-card': ({ noble, influence, discard }, table) =>
    `Zagrano kartę ${ofNoble[noble]} do portfolio, wpływ ${number(influence)}${instead(table, discard)}.`,
  'play-treasury-card': ({ discard }, table) => `Zagrano kartę skarbu do portfolio${instead(table, discard)}.`,
  visit: ({ noble, pay }) => `Wizyta u ${ofNoble[noble]} ${payment(pay)}.`,
  sponsor: () => 'Sponsorowano wydarzenie.',
  'make-room': ({ index }, table) => `Odrzucono ${cardAt(table, index)}.`,
  sell: ({ good, ship }, table) => `Sprzedano ${oneGood(good)} na ${shipAt(table, ship.owner, ship.index)}.`,
  trade: ({ good, action }) => `Wymieniono ${oneGood(good)}: ${stateAction[action]}.`,
  'recruit-officials': ({ nobles }) =>
    `Zrekrutowano ${nobles.length === 1 ? 'urzędnika' : 'urzędników'} do ${list(nobles.map((noble) => ofNoble[noble]))}.`,
  'take-plan': ({ architect }) => `Wzięto plan ${ofArchitect[architect]}.`,
  'build-ship': ({ pay }) => `Zbudowano górny okręt${pay.length === 0 ? '' : ` za ${list(pay.map(oneGood))}`}.`,
  produce: ({ extra }) =>
    extra === null ? 'Wyprodukowano towary.' : `Wyprodukowano towary, dodatkowo ${oneGood(extra)}.`,
  'meet-cardinal': ({ steps, tile }) =>
    `Przesunięto Kardynała o ${plural(steps, { one: '# pole', few: '# pola', many: '# pól' })} i wzięto żeton duchowieństwa${tile === undefined ? '' : `: ${clergyTile(tile)}`}.`,
  'take-favour': ({ noble }) => `Wzięto łaskę ${ofNoble[noble]}.`,
  'build-store': ({ space, good }) => `Zbudowano ${storeObject[good]} na ${space}.`,
  'buy-land': ({ cube, house }) =>
    `${cube === null ? 'Bez kostki' : `${capital(cubeNamed(cube.kind))} ${fromLine[cube.from]}`}, dom z ${ofGroup[house]}.`,
  'take-decree': () => 'Dobrano dekret.',
  'open-building': ({ site }) => `Otwarto budynek publiczny na ${atSite(site)}.`,
  'staff-building': ({ plan }, table) => `Ukończono ${planAt(table, plan)}.`,
  'take-cube': ({ cube }) => `Wzięto ${cubeObject(cube)}.`,
  'take-good': ({ good }) => `Wzięto ${oneGood(good)}.`,
  'lose-good': ({ good }) => `Oddano ${oneGood(good)}.`,
  'lose-official': ({ official: lost }) => `Zabrano urzędnika ${officialFrom(lost)}.`,
  decline: () => 'Pominięto resztę.',
  follow: ({ pay }) => `Śledzisz jego wizytę ${payment(pay)}.`,
  'decline-follow': () => 'Nie śledzisz jego wizyty.',
  'take-card': ({ deck }) => `Dobrano kartę z ${ofDeck(deck)}.`,
  'church-choice': ({ tiles, wigs: backs }) => `Odrzucono ${clergy(tiles)} za ${wigsObject(backs)}.`,
  'decline-church': () => 'Zachowano żetony duchowieństwa.',
  'end-turn': () => null,
  'period-discard': () => 'Przygotowano okres 2.',
  tell: ({ fact }) => (facts[fact.about] as (told: typeof fact) => string)(fact),
  'set-depth': ({ depth }) => keptFromNow[depth],
  'tell-lacerda': ({ answer }) => (answers[answer.kind] as (told: typeof answer) => string)(answer),
  'finish-lacerda': () => null,
  'let-lacerda-follow': () => 'Lacerda śledzi Twoją wizytę.',
};
