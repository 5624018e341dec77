import type { Catalogue } from '../catalogue';
import { number } from './grammar';
import { favourOf, influence, reis, wigs } from './turnNames';

/** The table. */
export const solo: Catalogue['solo'] = {
  title: 'За столом',
  demoName: 'Пример игры',
  opening: 'Загружаем игру…',
  hub: {
    running: { title: 'Продолжить', detail: 'Игра, на которой вы остановились' },
    begin: { title: 'Новая одиночная игра', detail: 'Раскладку даст приложение, или введите свою' },
    apart: 'Просто посмотреть?',
    demo: { title: 'Пример игры', detail: 'Раунд 6, ход Ласерды. Коробка не нужна' },
  },
  notEntered: 'Это уже невозможно. Ничего не изменилось.',
  yourTurn: 'Ваш ход',
  yourFollow: 'Последовать за Ласердой',
  moment: {
    round: (round, period) => `раунд ${number(round)} · период ${number(period)}`,
    lastNext: (round) => `раунд ${number(round)} · далее последний`,
    last: 'последний раунд',
  },
  dock: 'Что делать сейчас',
  players: 'Игроки',
  glance: 'Оба игрока',
  seat: { you: 'Вы', lacerda: 'Ласерда' },
  wigs,
  influence,
  reis,
  favour: favourOf,
  untold: 'Осталось ввести',
};
