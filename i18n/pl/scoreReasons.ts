import type { Majority, MajorityOf, Standing } from '@/engine';

import type { NameOf, ScoreReasons } from '../shape/scoreReasons';
import { number, plural, list } from './grammar';
import { atStreets, decrees, houses, reis, sets, ships, spaces, stores, wigs } from './turnNames';

const added = (numbers: readonly number[]): string => numbers.map(number).join(' + ');

const PLACE: Readonly<Record<number, string>> = {
  1: 'najwięcej',
  2: '2. miejsce',
  3: '3. miejsce',
  4: '4. miejsce',
};
const OF: Readonly<Record<MajorityOf, string>> = {
  gold: 'Złoto',
  tools: 'Narzędzia',
  books: 'Książki',
  cloth: 'Ubrania',
  officials: 'Urzędnicy',
};

function standing({ ids, count, place, prizes, each }: Standing, nameOf: NameOf): string {
  const who = ids.map((id) => `${nameOf(id)} ${number(count)}`);
  if (who.length === 1) return `${who.join()}, ${PLACE[place] ?? ''}: ${each === 0 ? 'nic' : number(each)}`;
  return `${who.join(', ')}, remis o ${added(prizes)}: ${each === 0 ? 'nic' : `po ${number(each)}`}`;
}

function majority({ of, counts, standings }: Majority, nameOf: NameOf): string {
  if (standings.length === 0) return `${OF[of]}: nikt nie ma ani jednego`;
  const without = counts.filter(({ count }) => count === 0).map(({ id }) => nameOf(id));
  const parts = standings.map((group) => standing(group, nameOf));
  return `${OF[of]}: ${[...parts, ...(without.length === 0 ? [] : [`${list(without)}: nic`])].join('; ')}`;
}

const total = (sum: number): string => (sum === 0 ? 'bez peruk' : wigs(sum));

/** Why the sheet says what it says. */
export const scoreReasons: ScoreReasons = {
  majority,
  reasons: (nameOf) => ({
    hulls: ({ hulls }) =>
      hulls.length === 0
        ? 'bez okrętów'
        : `rozmiary ${added(hulls)}: ${total(hulls.reduce((sum, hull) => sum + hull, 0))}`,
    sets: ({ count, each }) => `${sets(count)}, po ${number(each)}: ${total(count * each)}`,
    cubes: ({ count, each }) =>
      `${plural(count, { one: '# kostka', few: '# kostki', many: '# kostek' })} gruzu, po ${number(each)}: ${total(count * each)}`,
    'decrees-each': ({ count, each }) => `${decrees(count)}, po ${number(each)}: ${total(count * each)}`,
    favours: ({ count, each }) =>
      `${plural(count, { one: '# królewska łaska', few: '# królewskie łaski', many: '# królewskich łask' })}, po ${number(each)}: ${total(count * each)}`,
    'decree-wigs': ({ wigs: each }) =>
      each.length === 0 ? 'bez dekretów' : `dekrety ${added(each)}: ${total(each.reduce((sum, one) => sum + one, 0))}`,
    money: ({ reis: hand, coins, per }) =>
      `${reis(hand)} i ${plural(coins, { one: '# moneta', few: '# monety', many: '# monet' })} na torze wpływu, 1 peruka za każde ${number(per)}: ${total(Math.floor((hand + coins) / per))}`,
    'no-money': () => 'nic za pieniądze ani wpływ',
    'majority-none': () => 'brak, więc bez peruk',
    'majority-alone': ({ standing: own }) => standing(own, nameOf),
    'majority-tied': ({ standing: own }) => standing(own, nameOf),
  }),
  brokenTie: ({ above, below, by, has }, nameOf) => {
    const what = {
      sets: 'zestawów gruzu',
      stores: 'sklepów',
      plans: 'ukończonych planów',
      money: 'posiadanych reais',
    }[by];
    return `${list(above.map(nameOf))} wyżej niż ${list(below.map(nameOf))}: tyle samo peruk, więcej ${what} (${number(has[0])} do ${number(has[1])})`;
  },
  faults: {
    'more-stores-than-houses': ({ has, most }) => `${stores(has)}, a każdy gracz ma ${houses(most)}`,
    'more-stores-than-spaces': ({ has, most }) => `razem ${stores(has)}, a mapa ma ${spaces(most)}`,
    'too-many-ships': ({ has, most }) => `${ships(has)}, a mieści się ${number(most)}`,
    'too-large': ({ has, most }) => `${number(has)} to za dużo. Maksimum: ${number(most)}`,
  },
  faultOf: (who, fault) => `${who}: ${fault}`,
  notes: {
    'crowded-streets': ({ streets, has, most }) =>
      `Sklepy ${atStreets(streets)}: ${number(has)}, a według nas pól jest tam ${number(most)}. Policzone tak, jak wpisano.`,
  },
};
