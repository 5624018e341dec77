import type { LASTING_REWARDS, PLAIN_REWARDS, SourceDocument, StateAction } from '@/engine';

import type { Catalogue } from '../catalogue';
import { translate } from '../translate';
import { names } from './names';
import { panels } from './sheetPanels';
import { gained, influence as someInfluence, officialsTaken, reis, steps as someSteps, unit, wigs } from './turnNames';

const { change, list, number, plural } = translate('ru');

const documents: Readonly<Record<SourceDocument, string>> = {
  'english-rulebook': 'английские правила',
  'spanish-rulebook': 'испанские правила',
  'polish-rulebook': 'польские правила',
  'italian-summary': 'итальянские одиночные правила',
  players: 'списки игроков',
  none: 'источника нет',
};

const plainRewards: Readonly<Record<(typeof PLAIN_REWARDS)[number], string>> = {
  influence: 'получить влияние',
  cardinal: 'переместить Кардинала',
  official: 'поместить чиновника',
  cube: 'взять кубик',
  plan: 'получить проект',
  favour: 'получить королевскую милость',
  ship: 'построить корабль',
  produce: 'произвести товары',
  decree: 'взять указ',
  store: 'построить магазин',
  building: 'открыть общественное здание',
  'lose-official': 'потерять чиновника',
};

const lastingRewards: Readonly<Record<(typeof LASTING_REWARDS)[number], string>> = {
  discount: 'скидка с платежа, реалы',
  'per-good': 'реалы за проданный товар',
  'fewer-officials': 'меньше чиновников для проекта',
  'cheaper-officials': 'скидка на чиновника, реалы',
  'visit-discount': 'скидка на посещение, влияние',
};

type CountedReward = 'reis' | 'wigs' | (typeof LASTING_REWARDS)[number];
const countedRewards: Readonly<Record<CountedReward, (amount: number) => string>> = {
  reis: (amount) => `${change(amount)} ${unit('reis', amount)}`,
  wigs: (amount) => `${change(amount)} ${unit('wigs', amount)}`,
  discount: (amount) => `скидка ${reis(amount)} с каждого платежа`,
  'per-good': (amount) => `${gained('reis', amount)} за проданный товар`,
  'fewer-officials': (amount) => `на ${officialsTaken(amount)} меньше для проекта`,
  'cheaper-officials': (amount) => `скидка ${reis(amount)} на чиновника`,
  'visit-discount': (amount) => `посещение дешевле на ${someInfluence(amount)}`,
};

const actions: Readonly<Record<StateAction, string>> = {
  officials: 'Чиновники',
  plan: 'Проект',
  ship: 'Корабль',
  produce: 'Товары',
  cardinal: 'Кардинал',
  favour: 'Милость',
};

const ordinal = (place: number): string =>
  ['Первый', 'Второй', 'Третий', 'Четвертый'][place] ?? `${number(place + 1)}-й`;
const confirmed = (done: number, all: number): string => `Сверено панелей: ${number(done)} из ${number(all)}`;
const anyGood = (amount: number): string => plural(amount, { one: 'товар', few: 'товара', many: 'товаров' });

/** My board: every panel of the board sheet, and what one does with whole sheets. */
export const sheet: Catalogue['sheet'] = {
  title: 'Мое поле',
  intro: 'Издания различаются. Сверьте каждую панель со своим полем один раз. Больше приложение не спросит.',
  progress: confirmed,
  allMatched: 'Все панели сверены. Больше приложение не спросит.',
  unsaved: 'Сохранить на этом устройстве не удается. Введенное останется, пока вы не закроете приложение.',
  unreadable: (count) =>
    plural(count, {
      one: 'Эта версия приложения не может прочесть # сохраненный лист. Все осталось как есть.',
      few: 'Эта версия приложения не может прочесть # сохраненных листа. Все осталось как есть.',
      many: 'Эта версия приложения не может прочесть # сохраненных листов. Все осталось как есть.',
    }),
  panels,
  signed: change,
  tapToChange: 'Чтобы изменить значение, коснитесь его.',
  panel: {
    confirm: 'У меня так же',
    confirmNamed: (panel) => `${panel}: у меня так же`,
    matched: 'Сверено',
    open: 'Не сверено',
    done: (panel) => `Сверено: ${panel}`,
    missing: 'Пусто или невозможно',
    sources: 'Почему и откуда',
    hideSources: 'Скрыть источники',
    readIn: (read) => `Где искали: ${list(read.map((name) => documents[name]))}.`,
    trust: {
      'read-in-print': 'Есть в печатных правилах.',
      'read-twice': 'Есть в печатных правилах дважды.',
      inferred: 'Нигде не напечатано. Выведено из примеров.',
    },
    ruling: (id) => `Толкование ${id}: источники расходятся или молчат. Решает ваше поле.`,
    asNew: 'Сбросить',
    asNewNamed: (panel) => `Сбросить: ${panel}`,
    wasReset: (panel) => `Сброшено: ${panel}`,
    details: (panel, state) => `${panel}, ${state}`,
  },
  treasury: {
    track: 'Шкала казначейства, наибольшее деление наверху',
    visits: 'Посещения',
    payments: 'Платежи',
    left: (space, value) => `${number(space)}-е деление снизу, посещения ${change(value)} ${unit('influence', value)}`,
    right: (space, value) => `${number(space)}-е деление снизу, платежи ${reis(value)}`,
    leftOf: (space) => `Посещения, ${number(space)}-е деление снизу`,
    rightOf: (space) => `Платежи, ${number(space)}-е деление снизу`,
    start: 'старт',
    top: 'Верхний конец',
    bottom: 'Нижний конец',
    higher: 'Добавить сверху',
    lower: 'Добавить снизу',
    noHigher: 'Убрать верхнее',
    noLower: 'Убрать нижнее',
    summary: (spaces, from, to, least, most) =>
      `${someSteps(spaces)}, реалы от ${number(from)} до ${number(to)}, посещения от ${change(least)} до ${change(most)}`,
  },
  coins: {
    track: 'Шкала влияния',
    space: (space) => `Деление ${number(space)}: монета`,
    wig: 'На делении 10 изображен парик',
    summary: (coins) =>
      coins.length === 0 ? 'Монет нет' : `Монеты на ${list([...coins].sort((a, b) => a - b).map(number))}`,
  },
  market: {
    board: 'Рыночные цены',
    start: (good, price) => `Начальная цена ${names.oneGood[good]}: ${number(price)}`,
    lowest: (good, price) => `Наименьшая цена ${names.oneGood[good]}: ${number(price)}`,
    startOf: (good) => `Начальная цена ${names.oneGood[good]}`,
    lowestOf: (good) => `Наименьшая цена ${names.oneGood[good]}`,
    summary: list,
    range: (good, start, lowest) => `${good} от ${number(start)} до ${number(lowest)}`,
  },
  ships: {
    board: 'Корабли по размеру',
    influence: (hull, value) => `Размер ${number(hull)}: ${someInfluence(value)}`,
    bonus: (hull, value) => `Размер ${number(hull)}: бонус продажи ${change(value)}`,
    influenceOf: (hull) => `Влияние корабля размера ${number(hull)}`,
    bonusOf: (hull) => `Бонус продажи корабля размера ${number(hull)}`,
    summary: (influence, bonus) => `Влияние ${influence.map(number).join(', ')}; бонус ${bonus.map(change).join(', ')}`,
  },
  offices: {
    office: 'Места в кабинете',
    spaces: (count) => plural(count, { one: '# место', few: '# места', many: '# мест' }),
  },
  top: {
    board: 'Действия государства каждого дворянина',
    actions,
    top: 'верх',
    bottom: 'низ',
    swap: (noble, above, below) => `${noble}: сверху ${above}, снизу ${below}. Поменять местами`,
    summary: (above) => `Сверху: ${list(above)}`,
  },
  church: {
    ring: 'Церковная шкала, по часовой стрелке от верха',
    place: 'Какой символ ставите?',
    icons: { influence: 'Символ влияния', treasury: 'Символ казначейства' },
    gap: (gap, icons) => `Деление ${number(gap + 1)}: ${icons.length === 0 ? 'без символа' : list(icons)}`,
    summary: (steps) => `Символ казначейства: ${someSteps(steps)} по часовой стрелке от символа влияния`,
  },
  scoring: {
    board: '4 жетона подсчета очков',
    tile: (place, value) => `${ordinal(place)} жетон: ${wigs(value)}`,
    tileOf: (place) => `${ordinal(place)} жетон`,
    summary: (values) => values.map(number).join(', '),
  },
  thin: {
    question: 'Какое значение у узкого столбца?',
    column: (column) => `Жетон столбца ${number(column)}`,
    own: 'Свое значение',
    ownShort: 'свое',
    ownValue: 'Значение узкого столбца',
    summary: (column) => `Жетон столбца ${number(column)}`,
    ownSummary: (value) => `Свое значение: ${number(value)}`,
  },
  tools: {
    question: 'Парики за первенство по магазинам инструментов',
    option: (first, second, third) => `${number(first)}, ${number(second)} и ${number(third)}`,
    places: ['1-е', '2-е', '3-е'],
  },
  lacerda: {
    start: '4 панели Ласерды',
    startDetail: 'То, от чего зависят его ходы. Меньше минуты',
    title: 'Что нужно Ласерде',
    why: 'От этих 4 панелей зависит выбор Ласерды. Сверьте их один раз. Остальные подождут в разделе «Мое поле».',
    step: (step, all) => `${number(step)} из ${number(all)}`,
    reasons: {
      top: 'Придворный указывает дворянина, помощник — верх или низ.',
      treasury: 'От казначейства зависит цена его посещений и ваших платежей.',
      church: 'Он всегда двигает Кардинала на 2 деления. Что будет, решают символы.',
      scoringTiles: 'Он строит там, где больше париков.',
    },
    done: 'Все 4 панели сверены.',
    finish: 'Готово',
    back: 'Предыдущая панель',
    leave: 'Все панели',
  },
  rewards: {
    title: 'Награды на карте',
    intro: 'Заполняются по ходу игры. Коснитесь места, чтобы увидеть или изменить его награду.',
    map: 'Ячейки и площадки',
    none: 'не введено',
    place: (place, what) => `${place}: ${what}`,
    space: (space) => `Ячейка ${space}`,
    west: (row) => `Западная площадка ${row}`,
    east: (row) => `Восточная площадка ${row}`,
    north: (good) => `Северная площадка, улица ${names.oneGood[good]}`,
    card: (card) => `Карта ${card}`,
    known: (count) => plural(count, { one: 'Введено # место', few: 'Введено # места', many: 'Введено # мест' }),
    add: 'Добавить',
    kind: 'Какая награда здесь напечатана?',
    remove: (what) => `Убрать: ${what}`,
    amount: 'Сколько?',
    good: 'Какой товар?',
    anyGood: 'любой товар',
    note: 'Своими словами',
    kinds: {
      reis: 'реалы',
      wigs: 'парики',
      goods: 'товары',
      other: 'что-то другое',
      ...plainRewards,
      ...lastingRewards,
    },
    counted: (kind, amount) => countedRewards[kind](amount),
    goods: (amount, good) => `${change(amount)} ${good === 'any' ? anyGood(amount) : unit(good, amount)}`,
    list,
  },
  copies: {
    title: 'Экземпляры игры',
    intro: 'Новые игры и проверки цен используют этот экземпляр. Идущие игры остаются на листе, с которым начались.',
    unnamed: (place) => (place === 0 ? 'Мой экземпляр' : `Экземпляр ${number(place + 1)}`),
    lies: (name) => `Сейчас: ${name}`,
    choose: 'Какой экземпляр на столе?',
    name: 'Название экземпляра',
    add: 'Добавить экземпляр',
    added: 'Экземпляр добавлен, еще ничего не сверено',
    remove: 'Удалить экземпляр',
    removed: (name) => `Удалено: ${name}`,
    reset: 'Сбросить экземпляр',
    wasReset: (name) => `Сброшено: ${name}`,
    state: confirmed,
  },
  transfer: {
    title: 'Экспорт и импорт',
    intro: 'Лист — это короткий текст. Сохраните его, отправьте другу или перенесите на другое устройство.',
    share: 'Экспорт листа',
    text: 'Лист как текст',
    copy: 'Скопировать текст',
    copied: 'Лист скопирован',
    notCopied: 'Скопировать не удалось. Выделите текст и скопируйте его.',
    save: 'Сохранить файл',
    send: 'Поделиться',
    file: (name) => `lisboa-board-${name}.json`,
    bring: 'Импорт листа',
    paste: 'Вставьте текст листа',
    pick: 'Выбрать файл',
    check: 'Проверить и добавить',
    notJson: 'Это не лист поля, или он неполон. Скопируйте все еще раз.',
    problems: (count) =>
      plural(count, {
        one: 'Не добавлено: на этом листе # ошибка.',
        few: 'Не добавлено: на этом листе # ошибки.',
        many: 'Не добавлено: на этом листе # ошибок.',
      }),
    added: (name) => `${name}: добавлено и выбрано. Идущие игры не меняются.`,
  },
  /** Words of a path inside a sheet, for naming where a problem is. */
  path: {
    left: 'значение влияния',
    right: 'значение казначейства',
    start: 'начальная цена',
    lowest: 'наименьшая цена',
    influence: 'влияние',
    bonus: 'бонус',
    treasury: 'символ казначейства',
    rewards: 'Награды',
    gold: 'золото',
    books: 'книги',
    cloth: 'ткань',
    tools: 'инструменты',
    amount: 'количество',
    kind: 'вид',
    builder: 'Строитель',
    minister: 'Маркиз',
    king: 'Король',
    name: 'название',
    confirmed: 'сверенные панели',
    version: 'версия',
    sheet: 'лист',
  },
  pathNumber: (index) => `№ ${number(index + 1)}`,
};
