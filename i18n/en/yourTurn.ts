import type { Architect, Good, Noble, Site } from '@/engine';

import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { architects, reis, signed, siteNamed, theNoble, wigs } from './turnNames';

/** Around your turn: what can be afforded, the pieces to move. */
export const yourTurn = {
  afford: {
    open: 'What can I afford?',
    title: 'What can I afford?',
    can: 'You can',
    cannot: 'Not yet',
    groups: { visit: 'Visits', store: 'Stores', building: 'Public buildings', ship: 'Ships', sponsor: 'Events' },
    all: 'Not checked: this game doesn’t track réis and goods.',
    begin: (what: string) => `Start: ${what}`,
    visit: (noble: Noble) => `Visit ${theNoble(noble)}`,
    store: (space: string, good: Good) => `${capital(names.oneGood[good])} store on ${space}`,
    building: (site: Site, architect: Architect) =>
      `${capital(architects(architect))} building on the ${siteNamed(site)}`,
    ship: (hull: number, replaces: number | null) =>
      `${capital(names.ship(hull))}${replaces === null ? '' : `, replacing size ${number(replaces)}`}`,
    sponsor: 'Sponsor an event',
    cost: (influence: number, fromWigs: number, money: number, goods: number) =>
      list([
        ...(influence > 0 ? [`${number(influence)} influence`] : []),
        ...(fromWigs > 0 ? [wigs(fromWigs)] : []),
        ...(money > 0 ? [reis(money)] : []),
        ...(goods > 0 ? [plural(goods, { one: '# good', other: '# different goods' })] : []),
      ]) || 'free',
    missing: (what: string) => `${what} short`,
    earns: (you: number, his: number) => (his === 0 ? `+${wigs(you)}` : `+${wigs(you)}, ${number(his)} for him`),
    gain: (count: number) => `${signed(count)} influence`,
    asksReward: 'if its reward is enough',
    byTrade: 'Only by trading with the Marquis',
  },
  pieces: {
    title: 'First, move your pieces',
    folded: (count: number) => `First, move your pieces: ${number(count)}`,
    hide: 'Pieces moved',
  },
};
