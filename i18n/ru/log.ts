import type { OverridableStep, Seat } from '@/engine';

import type { Catalogue } from '../catalogue';
import type { Gains } from '../shape/log';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { entries, gained, signed } from './turnNames';

/** "−1 влияние (+2, −3)": what it comes to, and its parts where there was both. */
const inAll = ({ what, by, parts }: Gains['amounts'][number]): string =>
  `${gained(what, by)}${parts === undefined ? '' : ` (${parts.map(signed).join(', ')})`}`;

const STEPS: Readonly<Record<OverridableStep, string>> = {
  dock: 'его корабли',
  courtier: 'придворный',
  state: 'его действие государства',
  noble: 'его действие дворянства',
  discard: 'сброс',
  aide: 'помощник',
  church: 'церковный подсчет',
};
const WHO: Readonly<Record<Seat, string>> = { you: 'Вы', lacerda: 'Ласерда' };

/** The log of a game: undoing and editing. */
export const log: Catalogue['log'] = {
  title: 'Журнал',
  open: 'Журнал, отмена и повтор',
  whole: 'Весь журнал',
  unnamed: { text: 'Откройте игру, чтобы увидеть ее журнал.', games: 'Мои игры' },
  nothing: 'Ходов пока нет.',
  undo: 'Отменить',
  redo: 'Повторить',
  redoAll: 'Повторить все',
  again: 'Пример сначала',
  round: (period, round) => `Период ${number(period)}, раунд ${number(round)}`,
  whose: { you: 'Ваш ход', lacerda: 'Ход Ласерды', period: 'Конец периода', over: 'После игры' },
  entry: (at, text) => `${number(at)}. ${text}`,
  hisTurn: 'Ход Ласерды.',
  nothingSaid: 'Ход закончен.',
  onTable: (step, what) => `На вашем столе, ${STEPS[step]}: ${what}.`,
  corrected: (value) => `Исправлено: ${value}.`,
  /** A value to set on the table. */
  set: (value) => `${capital(value)}.`,
  gains: (all) => all.map(({ seat, amounts }) => `${WHO[seat]}: ${list(amounts.map(inAll))}`).join(' · '),
  kept: 'оставлено как есть',
  undone: 'отменено',
  note: (text) => `Заметка: ${text}`,
  earlier: (rounds) => plural(rounds, { one: 'Еще # раунд', few: 'Еще # раунда', many: 'Еще # раундов' }),
  pieces: {
    putBack: 'Верните на столе',
    again: 'Повторите на столе',
    set: 'Выставьте на столе',
    nothing: 'Двигать ничего не нужно.',
    done: 'Готово',
    valueBack: (value) => `Обратно: ${value}.`,
  },
  actions: {
    title: (at) => `Запись ${number(at)}`,
    change: 'Изменить запись',
    correct: 'Исправить значение',
    before: 'К моменту до записи',
    after: 'К моменту после записи',
    forward: 'Повторить досюда',
    takes: (count, pieces) =>
      `Отменит ${entries(count)}; ${pieces === 0 ? 'на столе двигать ничего не нужно' : `вернуть на столе: ${number(pieces)}`}. ${count === 1 ? 'Ее' : 'Их'} можно повторить.`,
    valueOnly: 'Здесь исправлено значение. Если оно неверно, исправьте его снова.',
  },
  share: 'Поделиться игрой',
  drift: {
    ask: 'Проверить журнал',
    none: 'Все записи по-прежнему по правилам.',
    refused: (at) => `Запись ${number(at)} теперь была бы невозможна. Она остается как есть.`,
    other: (at) => `Запись ${number(at)} теперь дала бы другой итог. Она остается как есть.`,
  },
  change: {
    title: (at) => `Изменить запись ${number(at)}`,
    banner: (at, text) => `Меняем запись ${number(at)}: ${text}`,
    how: 'Введите, как должно было быть. Ничего не изменится, пока вы не подтвердите.',
    cancel: 'Отмена',
    cancelName: 'Отмена, журнал не меняется',
    instead: 'Вместо',
    now: 'Станет',
    same: 'В журнале уже так.',
    otherwise: 'Выбрать другое',
    differs: 'Что изменится вместе с этим',
    nothingDiffers: 'Следующие записи не изменятся.',
    entry: (at, whose) => `Запись ${number(at)}, ${whose}`,
    refused: 'больше невозможно',
    lacerda: 'Ласерда поступил бы иначе',
    outcome: 'итог был бы другим',
    recorded: (text) => `В журнале: ${text}`,
    then: (text) => `Теперь: ${text}`,
    lost: (count) => `Отмененные записи (${number(count)}) пропадут.`,
    ways: {
      accept: {
        title: 'Изменить',
        text: 'Журнал и значения пересчитываются с этого места.',
        button: 'Изменить запись',
      },
      'keep-table': {
        title: 'Стол не трогать',
        text: 'Все остается на своих местах, следующие записи — как есть. Исправляется только то, что сделала сама эта запись.',
        button: 'Изменить, не двигая',
      },
      rewind: {
        title: 'Отмотать',
        text: 'Верните все к месту, где игра расходится с журналом. Играйте дальше оттуда.',
        button: 'Изменить и отмотать',
      },
    },
    drops: (from, count) =>
      `${plural(count, { one: '# запись уйдет', few: '# записи уйдут', many: '# записей уйдет' })} из журнала, начиная с номера ${number(from)}.`,
    impossible: 'Невозможно, исправлено автоматически',
    after: (at, value) => `После записи ${number(at)}: ${value}.`,
    done: 'Запись изменена',
    failed: 'Это уже невозможно. Ничего не изменилось.',
  },
};
