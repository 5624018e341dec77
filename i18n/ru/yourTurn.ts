import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { list, number } from './grammar';
import { names } from './names';
import {
  buildingOf,
  differentGoods,
  gained,
  influence as someInfluence,
  nobleGen,
  onSite,
  reis,
  store,
  wigs,
} from './turnNames';

/** Around your turn: what can be afforded, the pieces to move. */
export const yourTurn: Catalogue['yourTurn'] = {
  afford: {
    open: 'На что мне хватит?',
    title: 'На что мне хватит?',
    can: 'Можно',
    cannot: 'Пока нет',
    groups: {
      visit: 'Визиты',
      store: 'Магазины',
      building: 'Общественные здания',
      ship: 'Корабли',
      sponsor: 'События',
    },
    all: 'Не проверено: реалы и товары в этой игре не отслеживаются.',
    begin: (what) => `Начать: ${what}`,
    visit: (noble) => `Посетить ${nobleGen[noble]}`,
    store: (space, good) => `${capital(store(good))} на ${space}`,
    building: (site, architect) => `${capital(buildingOf(architect))} ${onSite(site)}`,
    ship: (hull, replaces) =>
      `${capital(names.ship(hull))}${replaces === null ? '' : ` вместо размера ${number(replaces)}`}`,
    sponsor: 'Спонсировать событие',
    cost: (influence, fromWigs, money, goods) =>
      list([
        ...(influence > 0 ? [someInfluence(influence)] : []),
        ...(fromWigs > 0 ? [wigs(fromWigs)] : []),
        ...(money > 0 ? [reis(money)] : []),
        ...(goods > 0 ? [differentGoods(goods)] : []),
      ]) || 'бесплатно',
    missing: (what) => `не хватает: ${what}`,
    earns: (you, his) => (his === 0 ? `+${wigs(you)}` : `+${wigs(you)}, ему ${number(his)}`),
    gain: (count) => gained('influence', count),
    asksReward: 'если хватит награды',
    byTrade: 'Только торговлей с Маркизом',
  },
  pieces: {
    title: 'Сначала передвиньте свои фишки',
    folded: (count) => `Сначала передвиньте свои фишки: ${number(count)}`,
    hide: 'Передвинуто',
  },
};
