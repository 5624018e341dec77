import type {
  Fact,
  GrantedTask,
  MoveRefusal,
  OverridableStep,
  Question,
  StateAction,
  TaskKind,
  YourStep,
} from '@/engine';

import type { Speaker } from '../say';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import {
  anyGoods,
  anyOf,
  architectGen,
  clergyCount,
  cubesOf,
  differentGoods,
  favourOf,
  fewerThan,
  goods as named,
  groupGen,
  inOffice,
  nobleGen,
  officials,
  onPlace,
  onPlaza,
  placeNamed,
  rubbleGen,
  shipGen,
  siteNamed,
  withGood,
} from './turnNames';

type Named = keyof typeof names.good;
const good = (one: Named): string => names.good[one];
const oneGood = (one: Named): string => names.oneGood[one];
const short = (needed: number, has: number, one: string, other: string, pays: string): string =>
  `Не хватает ${fewerThan(Math.max(0, needed - has), one, other)}: нужно ${number(needed)}, ${pays} ${number(has)}.`;

const stateActions: Readonly<Record<StateAction, string>> = {
  officials: 'набор чиновников',
  plan: 'получение проекта',
  ship: 'постройка корабля',
  produce: 'производство товаров',
  cardinal: 'встреча с Кардиналом',
  favour: 'получение королевской милости',
};
const granted: Readonly<Record<GrantedTask, string>> = {
  official: 'поместить чиновника',
  'cardinal-1': 'переместить Кардинала',
  cube: 'взять кубик',
  good: 'взять товар',
  store: 'построить магазин',
  decree: 'взять указ',
  'extra-decree': 'взять дополнительный указ',
  building: 'открыть общественное здание',
  'lose-good': 'вернуть товар',
  'lose-official': 'вернуть чиновника',
};
const tasks: Readonly<Record<TaskKind, string>> = {
  ...granted,
  officials: 'набрать чиновников',
  plan: 'получить проект',
  ship: 'построить корабль',
  produce: 'произвести товары',
  cardinal: 'встретиться с Кардиналом',
  favour: 'получить королевскую милость',
  land: 'заплатить за участок',
  staff: 'вернуть чиновников для проекта',
  tuck: 'освободить место в портфолио',
};
const steps: Readonly<Record<YourStep['at'], string>> = {
  action: 'Сначала сыграйте карту или получите 1 золото.',
  portfolio: 'Карта уже в портфолио. Продайте товары или торгуйте, затем возьмите карту.',
  visit: 'Вы посещаете дворянина. Дальше действие дворянства.',
  'his-follow': 'Сначала Ласерда следует за вашим визитом.',
  follow: 'Вы следуете за Ласердой. Выберите 1 из 3 действий.',
  card: 'Теперь возьмите карту из колоды.',
  church: 'Теперь церковный подсчет.',
  end: 'Ваш ход окончен.',
  period: 'Сначала конец периода.',
};
/** After "про". */
const questions: Readonly<Record<Question['kind'], string>> = {
  clergyWigs: 'парики на жетоне духовенства',
  plan: 'верхний проект',
  building: 'следующее здание',
  follow: 'то, последуете ли вы',
  church: 'ваши жетоны духовенства',
};
const hisSteps: Readonly<Record<OverridableStep, string>> = {
  dock: 'швартовка',
  courtier: 'перемещение придворного',
  state: 'его действие государства',
  noble: 'его посещение',
  discard: 'его сброс',
  aide: 'перемещение помощника',
  church: 'церковный подсчет',
};
type Revealed = Exclude<Fact['about'], 'reward'>;
const revealed: Readonly<Record<Revealed, string>> = { plan: 'верхний проект', building: 'следующее здание' };
const alreadyKnown: Readonly<Record<Revealed, (whose: string) => string>> = {
  plan: (whose) => `Верхний проект ${whose} уже введен.`,
  building: (whose) => `Следующее здание ${whose} уже введено.`,
};
const whom = {
  you: 'ваших чиновников',
  lacerda: 'чиновников Ласерды',
  neutral: 'нейтральных чиновников',
  cards: 'карт',
  cubes: 'кубиков',
} as const;
const range = (given: number, least: number, most: number): string =>
  `${number(given)} не подходит: выберите от ${number(least)} до ${number(most)}.`;

/** Why a move isn’t possible, the number first. */
export const refusals: Speaker<MoveRefusal> = {
  'not-your-turn': () => 'Сейчас ход Ласерды.',
  'game-over': () => 'Игра окончена.',
  'nothing-to-decline': () => 'Здесь нечего пропускать.',
  'not-now': ({ at }) => steps[at],
  'first-finish': ({ task }) => `Сначала нужно ${tasks[task]}.`,
  'must-be-done': ({ task }) => `Начатое не удастся закончить: ${tasks[task]}.`,
  'action-covered': ({ action }) => `Только раз за ход. Уже сделано: ${stateActions[action]}.`,
  'enough-trades': ({ most }) =>
    `За ход можно торговать не больше ${plural(most, { one: '# раза', few: '# раз', many: '# раз' })}.`,
  'selling-or-trading': ({ doing }) =>
    `Вы уже ${doing === 'selling' ? 'продаете' : 'торгуете'}: либо продажа, либо торговля.`,
  'reward-not-declined': ({ task }) => `Награду нельзя пропустить: нужно ${tasks[task]}.`,
  'must-sell-or-trade': () => 'Сначала продайте товар или торгуйте со знатью.',
  'no-sale-or-trade': ({ goods: lacking, ship }) => {
    const helps = [...lacking.map((which) => `еще ${named(1, which)}`), ...(ship ? ['пришвартованный корабль'] : [])];
    const then = helps.length === 0 ? '' : ` Помогло бы: ${anyOf(helps)}.`;
    return `После этой карты нужно суметь продать товар или торговать со знатью.${then}`;
  },
  'no-such-ship': () => 'Этого корабля там нет.',
  'no-room': ({ hull, has }) =>
    has === 0
      ? `У ${shipGen(hull)} нет места.`
      : `У ${shipGen(hull)} есть место только для ${fewerThan(has, 'товара', 'товаров')}.`,
  'good-missing': ({ good: which, needed, has }) => `Нужно: ${named(needed, which)}, у вас ${number(has)}.`,
  'too-poor': ({ needed, has }) => short(needed, has, 'реала', 'реалов', 'вы можете заплатить'),
  'too-few-coins': ({ asked, has }) =>
    `Со шкалы влияния не больше ${fewerThan(has, 'реала', 'реалов')}, а не ${number(asked)}.`,
  'wrong-payment': ({ cost }) => `В сумме это не ${number(cost)}.`,
  'cannot-pay-visit': ({ cost, has }) => short(cost, has, 'влияния', 'влияния', 'у вас'),
  'wrong-good': ({ noble, takes }) => `${names.noble[noble]} берет ${anyOf(takes.map(good))}.`,
  'wrong-goods': ({ needed, given }) => `Цена: ${anyGoods(needed)}, а не ${number(given)}.`,
  'too-few-goods': ({ needed, has }) => `Нужно: ${differentGoods(needed)}, у вас ${number(has)}.`,
  'same-good-twice': ({ good: which }) => `Нужны разные товары. Дважды выбрано: ${good(which)}.`,
  'no-room-for-good': ({ good: which, most }) => `На складе помещается не больше: ${named(most, which)}.`,
  'portfolio-full': ({ limit, used }) => `Портфолио заполнено: ${number(used)} из ${number(limit)}.`,
  'no-such-card': () => 'Этой карты нет в вашем портфолио.',
  'frees-no-slot': () => 'Эта карта не освобождает нужного места.',
  'no-official-left': ({ needed, has }) => `Нужно: ${officials(needed)}, у вас осталось ${number(has)}.`,
  'office-closed': ({ noble }) => `Для вашего чиновника нет места ${inOffice(noble)}.`,
  'same-office-twice': ({ noble }) => `По 1 чиновнику на кабинет. Дважды выбран: ${names.noble[noble]}.`,
  'how-many-offices': ({ least, most }) =>
    `Поместите от ${number(least)} до ${fewerThan(most, 'чиновника', 'чиновников')}.`,
  'no-plan-left': ({ architect }) => `У ${architectGen[architect]} не осталось проектов.`,
  'no-plans-left': () => 'Проектов не осталось.',
  'yard-empty': () => 'Верфь пуста.',
  'nothing-to-produce': () => 'У вас нет магазинов или нет места для их товаров.',
  'no-favour-left': () => 'У вас уже есть все милости.',
  'pile-empty': () => 'Куча кубиков пуста.',
  'no-marker': () => 'У вас нет маркера набора щебня.',
  'smaller-ship': ({ hull, replaces }) => `${capital(names.ship(hull))} не больше ${shipGen(replaces)}.`,
  'no-extra-good': ({ good: which }) => `Дополнительно нельзя взять ${good(which)}.`,
  'clergy-full': ({ most }) => `У вас уже ${clergyCount(most)}, больше нельзя.`,
  steps: ({ most }) => `Кардинал проходит не больше ${fewerThan(most, 'деления', 'делений')}.`,
  'favour-held': ({ noble }) => `${capital(favourOf(noble))} у вас уже есть.`,
  'favour-missing': ({ noble }) => `У вас нет милости ${nobleGen[noble]}.`,
  'no-land': () => 'Нет свободного участка для городских жетонов с выставки.',
  'no-house-left': () => 'У вас не осталось домов.',
  'no-site-left': () => 'Свободных площадок нет.',
  'no-unfinished-plan': () => 'У вас нет незавершенного проекта.',
  'land-taken': ({ space }) => `${space}: занято.`,
  'off-street': ({ space, fits }) => `${space} выходит на улицу ${anyOf(fits.map(oneGood))}.`,
  'tile-gone': ({ good: which }) => `На выставке нет жетона ${oneGood(which)}. Он появится после вашего хода.`,
  'out-of-play': ({ place }) => `${capital(placeNamed(place))} в одиночной игре не используется.`,
  'no-such-cube': ({ cube, from }) => `${from === 'row' ? 'В ряду' : 'В столбце'} нет кубика ${rubbleGen[cube]}.`,
  'take-a-cube': () => 'Нужно взять кубик.',
  'group-empty': ({ house }) => `В вашей ${groupGen[house]} группе не осталось домов.`,
  'site-taken': ({ site }) => `${capital(siteNamed(site))} занята.`,
  'no-such-plan': () => 'У вас нет такого проекта.',
  'plan-done': () => 'Этот проект уже завершен.',
  'no-building': ({ architect }) => `У ${architectGen[architect]} нет доступного здания.`,
  'north-site-needs': ({ site, good: which }) =>
    `${capital(siteNamed(site))}: нужно общественное здание ${withGood[which]}.`,
  'choose-officials': ({ needed, out }) => `Выберите чиновников на поле: ${number(needed)} из ${number(out)}.`,
  'no-official-there': ({ noble, from }) =>
    `У вас нет чиновника ${from === 'office' ? inOffice(noble) : onPlaza(noble)}.`,
  'reward-first': ({ place }) => `Сначала введите награду ${onPlace(place)}. Ее может хватить.`,
  'tell-first': ({ about, architect }) => `Сначала введите ${revealed[about]} ${architectGen[architect]}.`,
  'already-known': ({ about, architect }) => alreadyKnown[about](architectGen[architect]),
  'deck-empty': () => 'Эта колода пуста.',
  'not-your-tiles': () => 'Таких жетонов духовенства у вас нет.',
  'no-clergy': ({ asked, has }) => `У вас ${clergyCount(has)}, а не ${number(asked)}.`,
  'out-of-range': ({ least, most, given }) => range(given, least, most),
  'holdings-missing': () => 'Сначала введите, что у вас есть.',
  'no-such-place': ({ place }) => `Места «${place}» нет.`,
  'equal-colours': ({ colour }) => `У общественного здания 2 цвета. Дважды выбрано: ${good(colour)}.`,
  'houses-do-not-fit': ({ stores, houses }) =>
    `Ваших магазинов на карте ${number(stores)}, а домов с планшета снято ${number(houses)}.`,
  'office-overfull': ({ noble, most, given }) =>
    `Мест ${inOffice(noble)}: ${number(most)}, а чиновников ${number(given)}.`,
  'too-many-cubes': ({ kind, most, given }) => `В коробке ${cubesOf(most, kind)}, а не ${number(given)}.`,
  'not-the-tiles': ({ tiles }) => `Жетоны подсчета очков в этой игре: ${list(tiles.map(number))}.`,
  'house-does-not-fit': () => 'Дома и магазины не сходятся. Сначала исправьте свои дома.',
  'too-many': ({ of, most, given }) => `Слишком много ${whom[of]}: ${number(given)}. Максимум: ${number(most)}.`,
  'not-his-turn': () => 'Сейчас не ход Ласерды.',
  'not-asked': ({ answer }) => `Сейчас приложение не спрашивает про ${questions[answer]}.`,
  'still-asked': ({ question }) => `Сначала ответьте про ${questions[question.kind]}.`,
  'impossible-answer': ({ given, least, most }) => range(given, least, most),
  'illegal-target': ({ step }) => `Правила этого не допускают: ${hisSteps[step]}.`,
  'no-such-step': ({ step }) => `В его ходу этого больше нет: ${hisSteps[step]}.`,
};

/** What can be done instead. */
export const instead = (possible: readonly string[]): string =>
  possible.length === 0 ? '' : ` Возможно: ${list(possible)}.`;
