import type { Majority, MajorityOf, Standing } from '@/engine';

import type { NameOf, ScoreReasons } from '../shape/scoreReasons';
import { number, plural, list } from './grammar';
import { names } from './names';
import { decrees, houses, reis, sets, ships, spaces, stores, wigs } from './turnNames';

const added = (numbers: readonly number[]): string => numbers.map(number).join(' + ');

const PLACE: Readonly<Record<number, string>> = {
  1: 'больше всех',
  2: 'второе место',
  3: 'третье место',
  4: 'четвертое место',
};
const OF: Readonly<Record<MajorityOf, string>> = {
  gold: 'Золото',
  tools: 'Инструменты',
  books: 'Книги',
  cloth: 'Ткань',
  officials: 'Чиновники',
};

const prize = (each: number): string => (each === 0 ? 'ничего' : number(each));

function standing({ ids, count, place, prizes, each }: Standing, nameOf: NameOf): string {
  const who = ids.map((id) => `${nameOf(id)} ${number(count)}`);
  if (who.length === 1) return `${who.join()}, ${PLACE[place] ?? ''}: ${prize(each)}`;
  return `${who.join(', ')}, ничья за ${added(prizes)}: ${each === 0 ? 'ничего' : `по ${number(each)}`}`;
}

function majority({ of, counts, standings }: Majority, nameOf: NameOf): string {
  if (standings.length === 0) return `${OF[of]}: ни у кого нет`;
  const without = counts.filter(({ count }) => count === 0).map(({ id }) => nameOf(id));
  const parts = standings.map((group) => standing(group, nameOf));
  return `${OF[of]}: ${[...parts, ...(without.length === 0 ? [] : [`${list(without)} 0`])].join('; ')}`;
}

const total = (sum: number): string => (sum === 0 ? 'париков нет' : wigs(sum));
const cubes = (count: number): string =>
  plural(count, { one: '# кубик щебня', few: '# кубика щебня', many: '# кубиков щебня' });
const favours = (count: number): string =>
  plural(count, { one: '# королевская милость', few: '# королевские милости', many: '# королевских милостей' });
const coins = (count: number): string => plural(count, { one: '# монета', few: '# монеты', many: '# монет' });
const each = (what: string, by: number, count: number): string => `${what} по ${number(by)}: ${total(count * by)}`;

/** Why the sheet says what it says. */
export const scoreReasons: ScoreReasons = {
  majority,
  reasons: (nameOf) => ({
    hulls: ({ hulls }) =>
      hulls.length === 0
        ? 'кораблей нет'
        : `размеры ${added(hulls)}: ${total(hulls.reduce((sum, hull) => sum + hull, 0))}`,
    sets: ({ count, each: by }) => each(sets(count), by, count),
    cubes: ({ count, each: by }) => each(cubes(count), by, count),
    'decrees-each': ({ count, each: by }) => each(decrees(count), by, count),
    favours: ({ count, each: by }) => each(favours(count), by, count),
    'decree-wigs': ({ wigs: worth }) =>
      worth.length === 0 ? 'указов нет' : `указы ${added(worth)}: ${total(worth.reduce((sum, one) => sum + one, 0))}`,
    money: ({ reis: hand, coins: onTrack, per }) =>
      `${reis(hand)} и ${coins(onTrack)} на шкале влияния, 1 парик за каждые ${number(per)}: ${total(Math.floor((hand + onTrack) / per))}`,
    'no-money': () => 'за деньги и влияние ничего',
    'majority-none': () => 'нет, значит, и париков нет',
    'majority-alone': ({ standing: own }) => standing(own, nameOf),
    'majority-tied': ({ standing: own }) => standing(own, nameOf),
  }),
  brokenTie: ({ above, below, by, has }, nameOf) => {
    const what = {
      sets: 'наборов щебня',
      stores: 'магазинов',
      plans: 'завершенных проектов',
      money: 'реалов на руках',
    }[by];
    return `${list(above.map(nameOf))} впереди, затем ${list(below.map(nameOf))}: париков поровну, но больше ${what} (${number(has[0])} против ${number(has[1])})`;
  },
  faults: {
    'more-stores-than-houses': ({ has, most }) => `${stores(has)}, а у каждого игрока ${houses(most)}`,
    'more-stores-than-spaces': ({ has, most }) => `всего ${stores(has)}, а на карте ${spaces(most)}`,
    'too-many-ships': ({ has, most }) => `${ships(has)}, а мест только ${number(most)}`,
    'too-large': ({ has, most }) => `${number(has)}: слишком много. Максимум: ${number(most)}`,
  },
  faultOf: (who, fault) => `${who}: ${fault}`,
  notes: {
    'crowded-streets': ({ streets, has, most }) =>
      `${stores(has)} ${list(streets.map((street) => names.oneGood[street]))}, а ячеек там, по нашему счету, ${number(most)}. Подсчитано как введено.`,
  },
};
