import type { RubbleKind, SetupRefusal, Site } from '@/engine';

import type { Catalogue } from '../catalogue';
import type { Speaker } from '../say';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { architectGen, cubes, favourOf, officials, onSite, siteNamed } from './turnNames';

/** The color a kind of rubble has on the table: one cube, several. */
const COLOUR: Readonly<Record<RubbleKind, readonly [one: string, several: string]>> = {
  earthquake: ['коричневый', 'коричневых'],
  fire: ['красный', 'красных'],
  tsunami: ['синий', 'синих'],
};
function coloured(count: number, kind: RubbleKind): string {
  const [one, several] = COLOUR[kind];
  return plural(count, { one: `# ${one}`, few: `# ${several}`, many: `# ${several}` });
}
function colouredCubes(count: number, kind: RubbleKind): string {
  const [one, several] = COLOUR[kind];
  return plural(count, { one: `# ${one} кубик`, few: `# ${several} кубика`, many: `# ${several} кубиков` });
}

/** A site in as few letters as the thumb leaves room for. */
function shortSite(site: Site): string {
  const [side, at = ''] = site.split('-');
  if (side === 'N') return `Север, ${names.good[at as keyof typeof names.good]}`;
  return `${side === 'W' ? 'Запад' : 'Восток'} ${at}`;
}

/** Setting up a solo game. */
export const setup: Catalogue['setup'] = {
  title: 'Новая одиночная игра',
  kinds: {
    title: 'Как подготовить игру?',
    intro: 'Можно уйти и вернуться когда угодно. Каждое касание сохраняется.',
    dealt: {
      label: 'Разложить за меня',
      detail: 'Приложение вытянет кубики, жетоны, милости, помощника и придворного и покажет, что куда положить',
    },
    entered: { label: 'У меня уже разложено', detail: 'Введите, что у вас на столе' },
    'under-way': { label: 'Игра уже идет', detail: 'Начните с любой позиции' },
  },
  setAside: 'Прежнюю подготовку прочесть не удалось. Она осталась как есть (см. «Игры»). Здесь начните новую.',
  unsaved: 'Сохранить на этом устройстве не удается. Не закрывайте приложение, пока игра не начнется.',
  step: (step, all) => `Шаг ${number(step)} из ${number(all)}`,
  allSteps: 'Все шаги',
  stepNamed: (step, title, done) => `${number(step)}. ${title}${done ? ', готово' : ''}`,
  next: 'Далее',
  return: 'К последнему шагу',
  pages: { several: 'По шагам', one: 'На одной странице' },
  back: 'Назад',
  undo: 'Отменить касание',
  again: 'Разложить заново',
  otherWay: 'Другой способ',
  dropped: 'Подготовка сброшена',
  steps: {
    all: { title: 'Подготовка', say: 'От поля до вашего первого хода. Введите то, что вытянете.' },
    city: { title: 'Поле и щебень', say: 'Карта показывает, куда какой кубик.' },
    stock: { title: 'Корабли, карты и здания', say: 'То, что рядом с картой.' },
    board: {
      title: 'Игровое поле',
      say: 'Закройте ряд E накладкой для 2 игроков. Маркер казначейства на 3, маркеры цен на начальные места, Кардинал на символ влияния.',
    },
    rows: { title: 'Щебень рядов', say: '3 кубика в конце каждого ряда, как показано.' },
    columns: {
      title: 'Щебень столбцов',
      say: 'Под каждым столбцом показанные кубики. Еще 6 в куче рядом с картой.',
    },
    sites: { title: 'Щебень площадок', say: 'По 2 кубика на каждую площадку: север, запад и восток.' },
    scoring: { title: 'Жетоны подсчета очков', say: 'Под столбцами 1–4:' },
    ships: { title: 'Корабли', say: 'Верфь: синий корабль размера 1 поверх красного размера 2.' },
    decrees: { title: 'Указы', say: '8 указов лицом вверх. Указы с пометкой «не для 2 игроков» замените.' },
    decks: {
      title: 'Карты',
      say: 'Разложите красные карты по типам на 4 колоды. Откройте верхнюю карту каждой. Вытяните 5 синих карт.',
    },
    architects: {
      title: 'Здания и проекты',
      say: '8 общественных зданий синей стороной вверх, 8 зеленой. Верхний жетон каждой стопки переместите на место ее архитектора. Проекты в 2 стопках, наверху меньше всего чиновников.',
    },
    you: {
      title: 'Вы',
      say: '5 париков, 4 влияния, 10 реалов, по 1 каждого товара, 1 жетон духовенства, 1 начальный проект и:',
    },
    lacerda: { title: 'Ласерда', say: '5 париков, 5 влияния, 2 начальных проекта и:' },
    officials: {
      title: 'Кабинеты',
      say: '1 нейтральный чиновник в каждый кабинет. 1 ваш и 1 его в кабинет Маркиза.',
    },
    aide: { title: 'Помощник', say: 'Его помощник: чиновник свободного цвета. Поместите его сюда:' },
    courtier: { title: 'Придворный', say: 'Его придворный: другая свободная фигурка. Поместите ее сюда:' },
    preplaced: {
      title: 'Первое общественное здание',
      say: 'Верхнее здание стопки поместите на эту площадку, 2 кубика оттуда сбросьте.',
    },
    cubes: {
      title: 'Щебень на карте',
      say: 'Коснитесь кубиков отмеченного места. Чтобы сменить место, коснитесь его на карте.',
    },
    supply: { title: 'Жетоны, здания и проекты', say: 'То, что рядом с картой.' },
    people: { title: 'Вы и Ласерда', say: 'Что вытянул каждый из вас.' },
    court: { title: 'Помощник, придворный, здание', say: 'Где его фигурки и первое общественное здание.' },
    begin: { title: 'Можно начинать', say: 'Первый ход ваш.' },
  },
  dealt: {
    scoring: (tiles) => tiles.map(number).join(' · '),
    favour: (noble) => capital(favourOf(noble)),
    aide: (deck) => capital(names.deck[deck]),
    courtier: (noble) => names.noble[noble],
    preplaced: (architect, site) => `${capital(names.architect[architect])}: ${siteNamed(site)}`,
  },
  ask: {
    scoring: 'Жетоны подсчета очков, столбцы 1–4',
    yourFavour: 'Ваша королевская милость',
    hisFavour: 'Королевская милость Ласерды',
    aide: 'Где помощник',
    courtier: 'Где придворный',
    preplaced: (site) =>
      site === undefined
        ? 'Первое общественное здание (сначала введите помощника)'
        : `Общественное здание ${onSite(site)}`,
    available: (architect) => `Доступное здание ${architectGen[architect]}`,
    stack: (architect) => `Верхний проект ${architectGen[architect]}`,
    yourArchitect: 'Архитектор вашего начального проекта',
    yourPlan: 'Чиновники на вашем начальном проекте',
    yourTile: 'Преимущество вашего жетона духовенства',
    hisFirst: 'Чиновники на первом проекте Ласерды',
    hisSecond: 'Чиновники на втором проекте Ласерды',
    architect: (architect) => names.architect[architect],
    officials,
    more: (count) => `${number(count)}+`,
    moreNamed: (label, count) => `${label}: ${number(count)} или больше`,
    both: (one, other) => `${one} и ${other}`,
  },
  cubes: {
    left: 'Осталось разложить кубиков',
    kindLeft: (count, kind) => `${coloured(count, kind)}, ${names.rubble[kind]}`,
    row: (row) => `Ряд ${row}`,
    column: (column) => `Столбец ${number(column)}`,
    site: shortSite,
    at: (place, count) => `${place}: ${cubes(count)}`,
    heap: (place, heap) => `${place}: ${heap}`,
    some: coloured,
    list,
    change: 'ввести кубики',
    all: 'Все 50 кубиков на карте. Чтобы изменить место, коснитесь его.',
  },
  begin: {
    depth: 'Что отслеживать?',
    rulings: (changed) => (changed === 0 ? 'Толкования: обычные' : `Толкования: изменено ${number(changed)}`),
    change: 'Изменить',
    changeNamed: 'Изменить толкования',
    rulingsTitle: 'Толкования для новых игр',
    ready: 'Все готово.',
    missing: (title, open) => `${title}: не хватает ${number(open)}`,
    unfinished: (count) =>
      plural(count, {
        one: 'Не хватает # ответа.',
        few: 'Не хватает # ответов.',
        many: 'Не хватает # ответов.',
      }),
  },
  start: 'Начать игру',
  failed: 'Не удалось начать игру. Ничего не потеряно. Попробуйте снова.',
  gap: {
    title: 'Лист поля неполон',
    text: 'От этого зависит игра, поэтому сначала заполните его. Введенное здесь сохранено.',
    tiles: 'Жетоны подсчета очков: равные не могут быть соседями, а эти неизбежно ими окажутся.',
    to: 'Заполнить «Мое поле»',
  },
  gameName: (date) => `Одиночная игра, ${date}`,
};

/** Why a position isn’t possible. */
export const setupRefusals: Speaker<SetupRefusal> = {
  'too-many-cubes': ({ kind, most }) => `В коробке только ${colouredCubes(most, kind)}. Проверьте другие места.`,
  'wrong-number-of-cubes': ({ needs, has }) => `На этом месте должно быть: ${cubes(needs)}, а там ${number(has)}.`,
  'equal-neighbours': ({ columns: [one, other] }) =>
    `В столбцах ${number(one)} и ${number(other)} не может быть равных жетонов подсчета очков. Замените один.`,
  'not-the-tiles': ({ tiles }) =>
    `На листе вашего поля жетоны подсчета очков: ${list(tiles.map(number))}. Выберите снова или измените лист.`,
  'equal-tiles-cannot-part': ({ tiles }) =>
    `Жетоны подсчета очков ${list(tiles.map(number))}: равные не могут быть соседями, а эти неизбежно ими окажутся. Проверьте лист поля.`,
  'equal-colours': () => 'У общественного здания 2 разных цвета.',
  'impossible-number': ({ given, least, most }) =>
    `На проекте не может быть столько: ${officials(given)}. Выберите от ${number(least)} до ${number(most)}.`,
  'no-treasury-start': ({ value }) => `По листу вашего поля на шкале казначейства нет деления ${number(value)}.`,
};
