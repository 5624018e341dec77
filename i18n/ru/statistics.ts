import type { Catalogue } from '../catalogue';
import { translate } from '../translate';

const { number, plural } = translate('ru');

/** Statistics over finished games, and one game beside the others. */
export const statistics: Catalogue['statistics'] = {
  title: 'Статистика',
  empty: 'Сыгранных игр пока нет. Закончите одиночную игру или лист подсчета, и они попадут сюда.',
  sheet: 'Лист подсчета',
  none: 'Под эти фильтры не подходит ни одна игра.',
  reading: (done, of) => `Чтение сыгранных игр: ${number(done)} из ${number(of)}`,
  view: 'Вид',
  views: { plots: 'Графики', tables: 'Таблицы' },
  said: (what, value) => `${what}: ${value}`,
  of: (part, all) => `${number(part)} из ${number(all)}`,
  percent: (share) => `${number(share)} %`,
  filter: {
    open: 'Фильтры',
    clear: 'Убрать фильтры',
    all: 'Все',
    whose: 'Игрок',
    you: 'Вы',
    youAre: 'На листах подсчета вы в первом столбце.',
    players: 'Игроки',
    tracking: 'Что отслеживалось',
    trackings: { everything: 'Все', 'lacerda-needs': 'Для Ласерды', sheet: 'Только счет' },
    rulings: 'Толкования',
    used: { standard: 'Обычные', changed: 'Измененные' },
  },
  games: 'Игры',
  won: 'Победы',
  tied: (count) => plural(count, { one: '# ничья', few: '# ничьи', many: '# ничьих' }),
  best: 'Рекорд',
  mean: 'Среднее',
  total: 'Всего',
  titles: 'По титулам',
  titlesHow: 'Полоса: среднее. Черта: рекорд.',
  sources: 'Откуда парики',
  sourcesHow: 'Среднее за игру, сначала старые игры.',
  stretch: (from, to) => (from === to ? `Игра ${number(from)}` : `Игры с ${number(from)} по ${number(to)}`),
  stretchShort: (from, to) => (from === to ? number(from) : `${number(from)}–${number(to)}`),
  majorities: 'Первенства',
  first: 'Без ничьей',
  shared: 'Ничья за первое',
  length: 'Длина игр',
  lengthHow: 'Число: игры. Ниже: их раунды.',
  roundsOf: (from, to) =>
    from === to
      ? plural(from, { one: '# раунд', few: '# раунда', many: '# раундов' })
      : `Раунды: от ${number(from)} до ${number(to)}`,
  meanRounds: (rounds) => `Раундов в среднем: ${number(rounds)}`,
  time: 'Среднее время',
  duration: (hours, minutes) => (hours === 0 ? `${number(minutes)} мин` : `${number(hours)} ч ${number(minutes)} мин`),
  compared: {
    title: 'Рядом с вашим средним',
    everyone: 'Рядом с прошлыми играми',
    nothing: 'Сравнивать пока не с чем. Следующая игра сравнится с этой.',
    place: (place, of) => `Место ${number(place)} из ${number(of)}`,
    here: 'Эта игра',
    difference: 'Разница',
    open: 'Статистика',
  },
};
