import type { Depth, GameState } from '@/engine';

import type { AnswerLines, FactLines, MoveLines } from '../shape/log';
import { capital } from '../translate';
import { clergyTile } from './clergy';
import { list, number } from './grammar';
import { names } from './names';
import { cardAt, planAt, shipAt } from './pieceNames';
import { ACTIONS, officialFrom, payment } from './turnCommands';
import {
  architectGen,
  clergyCount,
  cubeOf,
  favourOf,
  fromLine,
  goodsTaken,
  groupGen,
  nobleGen,
  ofDeck,
  officials,
  onPlace,
  onSite,
  planOf,
  steps as someSteps,
  store,
  toNoble,
  wigs,
} from './turnNames';

const keptFromNow: Readonly<Record<Depth, string>> = {
  everything: 'Теперь приложение отслеживает все.',
  'lacerda-needs': 'Теперь приложение отслеживает то, что нужно Ласерде.',
};

const instead = (table: GameState | undefined, discard: number | undefined): string =>
  discard === undefined ? '' : `, вместо ${cardAt(table, discard, 'genitive')}`;

const facts: FactLines = {
  plan: ({ architect, officials: count }) =>
    count === null
      ? `У ${architectGen[architect]} больше нет проектов.`
      : `Верхний проект ${architectGen[architect]}: ${officials(count)}.`,
  building: ({ architect, colours }) =>
    colours === null
      ? `У ${architectGen[architect]} больше нет зданий.`
      : `Следующее здание ${architectGen[architect]}: ${list(colours.map((good) => names.good[good]))}.`,
  reward: ({ place }) => `Введена награда ${onPlace(place)}.`,
};

const answers: AnswerLines = {
  clergyWigs: ({ wigs: back }) => `На его жетоне духовенства ${wigs(back)}.`,
  plan: (answer) => facts.plan({ ...answer, about: 'plan' }),
  building: (answer) => facts.building({ ...answer, about: 'building' }),
  follow: () => 'Вы не последовали за ним.',
  church: ({ choice }) =>
    choice === 'declined'
      ? 'Вы оставили жетоны духовенства.'
      : `Вы сбросили ${clergyCount(choice.tiles)} за ${wigs(choice.wigs)}.`,
};

/** What was entered, as the log says it. */
export const logMoves: Omit<MoveLines, 'correct'> = {
  'get-gold': () => 'Сбросили карту, получили 1 золото.',
  'play-noble-card': ({ noble, influence, discard }, table) =>
    `Сыграли в портфолио карту ${nobleGen[noble]}, влияние ${number(influence)}${instead(table, discard)}.`,
  'play-treasury-card': ({ discard }, table) => `Сыграли в портфолио карту казначейства${instead(table, discard)}.`,
  visit: ({ noble, pay }) => `Посетили ${nobleGen[noble]} ${payment(pay)}.`,
  sponsor: () => 'Спонсировали событие.',
  'make-room': ({ index }, table) => `Сбросили ${cardAt(table, index, 'accusative')}.`,
  sell: ({ good, ship }, table) =>
    `Продали ${goodsTaken(1, good)} на ${shipAt(table, ship.owner, ship.index, 'accusative')}.`,
  trade: ({ good, action }) => `Отдали ${goodsTaken(1, good)}, чтобы ${ACTIONS[action]}.`,
  'recruit-officials': ({ nobles }) =>
    `Набрали ${nobles.length === 1 ? 'чиновника' : 'чиновников'} ${list(nobles.map(toNoble))}.`,
  'take-plan': ({ architect }) => `Получили ${planOf(architect)}.`,
  'build-ship': ({ pay }) =>
    `Построили верхний корабль${pay.length === 0 ? '' : ` за ${list(pay.map((good) => goodsTaken(1, good)))}`}.`,
  produce: ({ extra }) =>
    extra === null ? 'Произвели товары.' : `Произвели товары, дополнительно ${goodsTaken(1, extra)}.`,
  'meet-cardinal': ({ steps, tile }) =>
    `Переместили Кардинала на ${someSteps(steps)} и взяли жетон духовенства${tile === undefined ? '' : `: ${clergyTile(tile)}`}.`,
  'take-favour': ({ noble }) => `Получили ${favourOf(noble)}.`,
  'build-store': ({ space, good }) => `Построили ${store(good)} на ${space}.`,
  'buy-land': ({ cube, house }) =>
    `${cube === null ? 'Кубика там нет' : `${capital(cubeOf(cube.kind))} ${fromLine[cube.from]}`}, дом из ${groupGen[house]} группы.`,
  'take-decree': () => 'Взяли указ.',
  'open-building': ({ site }) => `Открыли общественное здание ${onSite(site)}.`,
  'staff-building': ({ plan }, table) => `Завершили ${planAt(table, plan)}.`,
  'take-cube': ({ cube }) => `Взяли ${cubeOf(cube)}.`,
  'take-good': ({ good }) => `Взяли ${goodsTaken(1, good)}.`,
  'lose-good': ({ good }) => `Вернули ${goodsTaken(1, good)}.`,
  'lose-official': ({ official: lost }) => `Вернули чиновника ${officialFrom(lost)}.`,
  decline: () => 'Остальное пропустили.',
  follow: ({ pay }) => `Последовали за ним ${payment(pay)}.`,
  'decline-follow': () => 'Вы не последовали за ним.',
  'take-card': ({ deck }) => `Взяли карту из ${ofDeck(deck)}.`,
  'church-choice': ({ tiles, wigs: backs }) => `Сбросили ${clergyCount(tiles)} за ${wigs(backs)}.`,
  'decline-church': () => 'Оставили жетоны духовенства.',
  'end-turn': () => null,
  'period-discard': () => 'Подготовили период 2.',
  tell: ({ fact }) => (facts[fact.about] as (told: typeof fact) => string)(fact),
  'set-depth': ({ depth }) => keptFromNow[depth],
  'tell-lacerda': ({ answer }) => (answers[answer.kind] as (told: typeof answer) => string)(answer),
  'finish-lacerda': () => null,
  'let-lacerda-follow': () => 'Ласерда последовал за вами.',
};
