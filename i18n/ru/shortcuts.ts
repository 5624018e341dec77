import type { Catalogue } from '../catalogue';

/** Keys at the table. */
export const shortcuts: Catalogue['shortcuts'] = {
  title: 'Горячие клавиши',
  open: 'Горячие клавиши',
  use: 'Использовать клавиши',
  detail: 'Одиночные клавиши действуют сразу, но не при вводе текста',
  keys: [
    { key: 'C', does: 'Подтвердить мой ход или закончить ход Ласерды' },
    { key: 'B', does: 'Отменить последний шаг' },
    { key: '1–9', does: 'Выбрать вариант 1–9' },
    { key: 'A', does: 'На что мне хватит?' },
    { key: 'M', does: 'Сменить слой карты' },
    { key: 'U', does: 'Отменить последнюю запись' },
    { key: 'R', does: 'Повторить' },
    { key: 'L', does: 'Журнал' },
    { key: '?', does: 'Этот список' },
  ],
  undone: (pieces) => ['Отменено.', ...pieces].join(' '),
  redone: 'Повторено.',
  nothing: 'Отменять или повторять нечего.',
};
