import type { Catalogue } from '../catalogue';
import { plural } from './grammar';

const counted = (count: number): string => plural(count, { one: '# правило', few: '# правила', many: '# правил' });

/** The rules screen. */
export const rules: Catalogue['rules'] = {
  title: 'Правила',
  intro: 'Правила вкратце, нашими словами. Книгу правил они не заменяют, но помогают найти в ней нужное место.',
  search: 'Поиск по правилам',
  clear: 'Очистить поиск',
  found: (count) =>
    count === 0
      ? 'Такого правила не нашлось. Попробуйте слово покороче.'
      : plural(count, { one: 'Найдено # правило', few: 'Найдено # правила', many: 'Найдено # правил' }),
  count: counted,
  topicName: (topic, count) => `${topic}, ${counted(count)}`,
  related: 'Смотрите также',
  ruling: (id) => `Толкование ${id}`,
  inSettings: 'Изменить в настройках',
  onBoard: 'Сверить: «Мое поле»',
  topics: {
    setup: 'Подготовка',
    turn: 'Ваш ход',
    portfolio: 'Портфолио, склад и щебень',
    influence: 'Влияние и казначейство',
    goods: 'Товары и корабли',
    state: 'Действия государства',
    visit: 'Посещения и следование',
    store: 'Участки и магазины',
    building: 'Указы, здания, события',
    end: 'Конец периода и игры',
    score: 'Окончательный подсчет очков',
    lacerda: 'Ход Ласерды',
    solo: 'Соло: подготовка, конец, титул',
  },
};
