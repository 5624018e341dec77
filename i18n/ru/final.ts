import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { change, decrees, wigs, wigsEach } from './turnNames';

/** The end of a game against Lacerda. */
export const final: Catalogue['final'] = {
  title: 'Игра окончена',
  who: { you: 'Вы', lacerda: 'Ласерда' },
  headline: (you, his) => {
    if (you === his) return `Ничья: ${wigsEach(you)}`;
    return you > his
      ? `Вы победили: ${wigs(you)} против ${number(his)}`
      : `Ласерда победил: ${wigs(his)} против ${number(you)}`;
  },
  missing: {
    title: 'Сначала введите это',
    text: 'В этой игре это не отслеживалось.',
    reis: 'Реалы у вас на руках',
    decrees: 'Ваши указы: коснитесь, сколько париков дает каждый',
    entered: (each) =>
      each.length === 0 ? 'Указов пока нет' : `${decrees(each.length)}: ${each.map(number).join(' + ')}`,
    show: 'Показать мой титул',
  },
  again: {
    title: 'Пересчитайте свои указы',
    text: 'Вы вводили, сколько давал каждый, когда вы его брали. Введите, сколько каждый дает сейчас.',
    confirm: 'Подтвердить',
  },
  share: 'Поделиться',
  audit: {
    title: 'Разбор игры Ласерды',
    text: 'Каждое его решение, что он сравнивал и как ваши ходы меняли его ходы.',
    look: 'Разобрать',
    looking: 'Разбираем…',
    show: 'Что показать',
    listed: { decisions: 'Что он решил', moves: 'Что сделали вы' },
    tabs: { decisions: 'Его решения', moves: 'Ваши ходы' },
    place: (period, round) => `Период ${number(period)}, раунд ${number(round)}`,
    all: (count) => `Показать все: ${number(count)}`,
    none: 'Здесь ничего нет.',
    added: (what) => `Добавилось: ${what}`,
    gone: (what) => `Отпало: ${what}`,
    instead: (was, now) => `Было «${was}», стало: ${now}`,
    unsure: 'что-то еще не открытое',
    effect: (you, his) => `Парики в его ходу: у него ${change(his)}, у вас ${change(you)}`,
    noEffect: 'Парики не изменились.',
    total: (you, his) => `Всего ваши ходы изменили парики в его ходах: у него ${change(his)}, у вас ${change(you)}.`,
    unexplained: (count) =>
      plural(count, {
        one: '# запись оставлена как есть, без объяснений.',
        few: '# записи оставлены как есть, без объяснений.',
        many: '# записей оставлено как есть, без объяснений.',
      }),
  },
};
