import type { Good, Noble, NobleAction, NobleStep } from '@/engine';

import { translate } from '../translate';
import { names } from './names';
import { capital, reis, signed, siteNamed, theNoble, wigs } from './turnNames';

const { list, number, plural } = translate('en');

type DoneNoble<Action extends NobleAction> = Extract<NobleStep, { readonly done: true; readonly action: Action }>;

/** Around your turn: his next one, what can be afforded, the pieces to move. */
export const yourTurn = {
  forecast: {
    strip: (text: string) => `Then he: ${text}`,
    stripFollow: (text: string) => `He follows: ${text}`,
    short: {
      store: ({ space, good, wigs: earned }: DoneNoble<'store'>) =>
        `${names.good[good]} store on ${space}, ${wigs(earned)}`,
      decrees: ({ count }: DoneNoble<'decrees'>) => plural(count, { one: 'takes # decree', other: 'takes # decrees' }),
      building: ({ site, wigs: earned }: DoneNoble<'building'>) =>
        `building on the ${siteNamed(site)}, ${wigs(earned.lacerda)}, ${number(earned.you)} for you`,
    },
    nothing: 'no noble action',
    open: 'Lacerda’s next turn in full',
    title: 'Lacerda’s next turn',
    changes: (count: number) => plural(count, { one: '# step changed', other: '# steps changed' }),
    follows: 'He follows your visit',
    instead: (was: string) => `Before: ${was}`,
    gone: 'No longer',
  },
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
