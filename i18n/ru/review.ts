import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { signed } from './turnNames';

export const review: Catalogue['review'] = {
  title: 'Разбор',
  unnamed: { text: 'Откройте игру, чтобы разобрать ее.', games: 'Мои игры' },
  offer: {
    title: 'Ход за ходом',
    text: 'Пройдите игру по карте. Посмотрите свои парики, его причины и решающие ходы.',
    link: 'Разобрать ходы',
  },
  controls: 'Пройти игру по ходам',
  start: 'Начало игры',
  place: (turn, of) => `${number(turn)} из ${number(of)}`,
  previous: 'Предыдущий ход',
  next: 'Следующий ход',
  slider: 'Ход',
  turn: (turn) => `Ход ${number(turn)}`,
  swing: (by) => {
    if (by === 0) return 'Никто не выиграл';
    return by > 0 ? `+${number(by)} вам` : `+${number(-by)} Ласерде`;
  },
  part: (part, by) => `${part}\u00a0${signed(by)}`,
  unexplained: 'Оставлено как сыграно, без его причин.',
  decided: {
    title: 'Решающие ходы',
    text: 'Они сильнее всего изменили ваш отрыв, если считать очки так, будто игра закончилась тогда.',
    none: (least) =>
      `Ни один ход не изменил ваш отрыв на ${plural(least, { one: '# парик', few: '# парика', many: '# париков' })} или больше.`,
    link: (turn, swing, deed) => `Ход ${number(turn)}: ${swing}. ${deed}`,
    badge: 'Решающий',
  },
  plot: {
    title: 'Парики по ходам',
    show: 'Что показать',
    kinds: { track: 'На шкале', score: 'Счет на тот ход' },
    drawn: (turns, you, his) =>
      `2 линии, ${plural(turns, { one: '# ход', few: '# хода', many: '# ходов' })}. Парики в конце: вы ${number(you)}, Ласерда ${number(his)}.`,
    table: 'Показать таблицу',
    hide: 'Скрыть таблицу',
  },
  partial: 'Ваши реалы и указы отслеживались не всю игру. В счете их нет, пока их не ввели.',
};
