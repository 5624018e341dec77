import type { Holdings } from '@/engine';

import type { Catalogue } from '../catalogue';
import { clergyTile } from './clergy';
import { number } from './grammar';
import { clergyCount } from './turnNames';

/** What the app is asked to count when it tracks more, group by group. */
const groups: Readonly<Record<keyof Holdings, { readonly title: string; readonly ask?: string }>> = {
  reis: { title: 'Реалы', ask: 'Сколько у вас реалов?' },
  goods: { title: 'Товары', ask: 'Сколько товаров у вас на складе?' },
  clergy: { title: 'Жетоны духовенства', ask: 'Добавьте каждый жетон духовенства на вашем планшете.' },
  decrees: { title: 'Указы' },
};

/** What the app tracks of a game, changed in the middle of it. */
export const depth: Catalogue['depth'] = {
  now: {
    everything: 'Приложение отслеживает все.',
    'lacerda-needs': 'Приложение отслеживает то, что нужно Ласерде.',
  },
  change: {
    everything: 'Отслеживать меньше',
    'lacerda-needs': 'Отслеживать все',
  },
  /** Said once it is saved. */
  done: {
    everything: 'Теперь приложение отслеживает все',
    'lacerda-needs': 'Теперь приложение отслеживает то, что нужно Ласерде',
  },
  less: {
    title: 'Отслеживать нужное Ласерде',
    stops: 'Приложение перестанет отслеживать ваши реалы, товары, жетоны духовенства и указы.',
    then: 'Цены останутся видны, но без проверки, хватает ли вам. В конце вы один раз введете реалы и указы.',
    again: 'Отслеживать все снова можно в любой момент.',
    confirm: 'Отслеживать меньше',
  },
  more: {
    title: 'Отслеживать все',
    why: 'Введите то, что приложение не отслеживало. До последнего шага ничего не изменится.',
    step: (step, all, group) => `${groups[group].title}, ${number(step)} из ${number(all)}`,
    groups,
    tiles: (tiles) =>
      tiles.length === 0
        ? 'Жетонов духовенства пока нет'
        : `${clergyCount(tiles.length)}: ${tiles.map(clergyTile).join('; ')}`,
    removeLast: 'Убрать последний',
    next: 'Далее',
    back: 'Назад',
    confirm: 'Отслеживать все',
  },
};
