import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { entries } from './turnNames';

/** The home screen. */
export const home: Catalogue['home'] = {
  title: 'Lisboa',
  subtitle: 'Компаньон за игровым столом',
  picture: 'Сине-белое панно из изразцов: площадь у реки с аркадами, триумфальная арка и парусник',
  intro:
    'Лиссабон, 1755 год: после землетрясения, цунами и пожаров город строится заново. У вас есть поле, ' +
    'парики и корабли. Приложение ведет счет рядом с полем, объясняет причины и оставляет решения вам.',
  introRead: 'Понятно',
  language: 'Язык',
  promise: 'Все, что вы вводите, остается на этом устройстве.',
  running: {
    title: 'Продолжить игру',
    named: (name) => `Продолжить: ${name}`,
    place: (period, round) => `Период ${number(period)}, раунд ${number(round)}`,
    turn: { you: 'ваш ход', lacerda: 'ход Ласерды' },
    wigs: (you, lacerda) => `парики: вы ${number(you)}, Ласерда ${number(lacerda)}`,
    entries,
  },
  finished: {
    title: 'Последний результат',
    named: (name) => `Последний результат: ${name}`,
    final: (you, lacerda) => `Вы ${number(you)}, Ласерда ${number(lacerda)}`,
    /** Older records do not know the score, and some games still have something to count. */
    notScored: 'Откройте, чтобы узнать счет',
  },
  quarantined: {
    title: (count) =>
      plural(count, {
        one: 'Не удается прочесть # объект',
        few: 'Не удается прочесть # объекта',
        many: 'Не удается прочесть # объектов',
      }),
    detail: 'Ничего не удалено. Посмотрите, что можно сделать',
  },
  choose: 'Чем займемся?',
  cards: {
    solo: { title: 'Игра против Ласерды', detail: 'Одиночная игра на вашем поле' },
    demo: { title: 'Ход Ласерды', detail: 'Пример игры, раунд 6. Коробка не нужна' },
    score: { title: 'Подсчет очков', detail: 'Первенства, ничьи и места для 1–4 игроков' },
    costs: { title: 'Сколько это стоит', detail: 'Посещения, участки, корабли, чиновники, события и продажи' },
    games: { title: 'Игры', detail: 'Одиночные игры и готовые листы подсчета на этом устройстве' },
    board: { title: 'Мое поле', detail: 'Сверьте приложение со своим экземпляром' },
    rules: { title: 'Правила', detail: 'Кратко, по темам, с поиском' },
    settings: { title: 'Настройки', detail: 'Язык, тема, размер текста, толкования' },
  },
  fine: 'Неофициальный компаньон для владельцев настольной игры Витала Ласерды. Рисунки и тексты собственные.',
};
