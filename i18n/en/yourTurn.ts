import type { Good, Noble } from '@/engine';

import { translate } from '../translate';
import { names } from './names';
import { capital, reis, signed, theNoble, wigs } from './turnNames';

const { list, number, plural } = translate('en');

/** Around your turn: what can be afforded, the pieces to move. */
export const yourTurn = {
  afford: {
    open: 'What can I afford?',
    title: 'What can I afford?',
    can: 'You can',
    cannot: 'Something is missing',
    all: 'All of it is possible: réis and goods are not kept in this game.',
    begin: (what: string) => `Begin: ${what}`,
    visit: (noble: Noble) => `Visit ${theNoble(noble)}`,
    store: (space: string, good: Good) => `${capital(names.good[good])} store on ${space}`,
    building: (site: string) => `Building on the ${site}`,
    ship: (hull: number, replaces: number | null) =>
      `Ship of hull ${number(hull)}${replaces === null ? '' : ` for hull ${number(replaces)}`}`,
    sponsor: 'Sponsor an event',
    cost: (influence: number, money: number, goods: number) =>
      list([
        ...(influence > 0 ? [`${number(influence)} influence`] : []),
        ...(money > 0 ? [reis(money)] : []),
        ...(goods > 0 ? [plural(goods, { one: '# good', other: '# different goods' })] : []),
      ]) || 'free',
    missing: (what: string) => `${what} short`,
    earns: (you: number, his: number) => (his === 0 ? wigs(you) : `${wigs(you)}, ${number(his)} for him`),
    gain: (count: number) => `${signed(count)} influence`,
    asksReward: 'if its reward is enough',
    byTrade: 'By a trade with the Minister only',
  },
  pieces: {
    title: 'First, your own pieces',
    folded: (count: number) => `First, your own pieces: ${number(count)}`,
    hide: 'Your pieces are moved',
  },
};
