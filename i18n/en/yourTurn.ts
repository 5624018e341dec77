import type {
  Architect,
  CommandOf,
  Good,
  HouseGroup,
  Noble,
  NobleAction,
  NobleStep,
  PortfolioCard,
  Seat,
} from '@/engine';

import { translate } from '../translate';
import { names } from './names';
import { official, payment, slot } from './turnCommands';
import { capital, officials, reis, signed, siteNamed, theNoble, wigs } from './turnNames';

const { list, number, plural } = translate('en');

const fromTrack = (coins: number): string => (coins > 0 ? `, ${reis(coins)} off the track` : '');

type DoneNoble<Action extends NobleAction> = Extract<NobleStep, { readonly done: true; readonly action: Action }>;

/** What the houses of each group are for, in the words of the player board. */
const houses: Readonly<Record<HouseGroup, string>> = {
  left: 'Left house',
  middle: 'Middle house',
  right: 'Right house',
};

/** Your turn: the five things, the move as it is entered, what it does. */
export const yourTurn = {
  things: {
    title: 'Your five choices',
    map: 'Or tap the map: free land begins a store, a site a building.',
    rows: { visit: 'Visit', portfolio: 'Portfolio', court: 'Or' },
    names: {
      visit: (noble: Noble) => `Visit ${theNoble(noble)}`,
      'noble-card': (noble: Noble) => `${names.noble[noble]} card into the portfolio`,
      'treasury-card': 'Treasury card into the portfolio',
      sponsor: 'Sponsor an event',
      gold: 'Get 1 gold',
    },
    short: { 'treasury-card': 'Treasury', sponsor: 'Sponsor', gold: '1 gold' },
    cost: (count: number) => number(count),
    why: (name: string, reason: string) => `${name}: ${reason}`,
    impossible: 'Not possible now',
  },
  next: {
    action: 'Your move',
    map: 'Tap a place on the map, or choose',
    choose: 'Choose',
    card: 'From which deck is your new card?',
    here: 'At this place',
    close: 'Not here',
    more: (count: number) => plural(count, { one: '# more', other: '# more' }),
    fewer: 'Fewer',
    printedFirst: (reason: string) => `${reason} Does something printed on the card help?`,
    withVisit: (noble: Noble) => `Visits ${theNoble(noble)} first`,
  },
  move: {
    title: 'Your move so far',
    change: (said: string) => `Change: ${said}`,
    ready: 'Nothing more to choose: confirm your move.',
    effect: (by: number, what: string, now: number) => `${signed(by)} ${what}, then ${number(now)}`,
    effects: (seat: string, effects: readonly string[]) => `${seat}: ${list(effects)}`,
    chip: (by: number, now: number) => `${signed(by)} → ${number(now)}`,
    seat: { you: 'You', lacerda: 'Lacerda' } satisfies Readonly<Record<Seat, string>>,
    amounts: { wigs: 'wigs', influence: 'influence', reis: 'réis' },
  },
  ways: {
    'play-noble-card': 'Place in the portfolio',
    'play-treasury-card': 'Place in the portfolio',
    visit: 'Paid with',
    follow: 'Paid with',
    'buy-land': 'House',
    'staff-building': 'Officials',
    'build-ship': 'Goods',
    sponsor: 'Paid with',
    more: (count: number) => plural(count, { one: '# more way', other: '# more ways' }),
    said: {
      'play-noble-card': ({ discard }: CommandOf<'play-noble-card'>) => capital(slot(discard)),
      'play-treasury-card': ({ discard }: CommandOf<'play-treasury-card'>) => capital(slot(discard)),
      visit: ({ pay }: CommandOf<'visit'>) => capital(payment(pay)),
      follow: ({ pay }: CommandOf<'follow'>) => capital(payment(pay)),
      'buy-land': ({ house, coins }: CommandOf<'buy-land'>) => `${houses[house]}${fromTrack(coins)}`,
      'staff-building': ({ returned = [], coins }: CommandOf<'staff-building'>) =>
        `${returned.length === 0 ? 'All hired' : `From ${list(returned.map(official))}`}${fromTrack(coins)}`,
      'build-ship': ({ pay }: CommandOf<'build-ship'>) =>
        pay.length === 0 ? 'Free' : capital(list(pay.map((good) => names.good[good]))),
      sponsor: ({ coins }: CommandOf<'sponsor'>) =>
        coins === 0 ? 'Réis in hand' : capital(`${reis(coins)} from the influence track`),
    },
  },
  detail: {
    land: (total: number, earned: number) => `${reis(total)} · ${wigs(earned)}`,
    price: reis,
    card: (card: PortfolioCard) => {
      if (card.card === 'noble') return `${names.noble[card.noble]}, influence ${number(card.influence)}`;
      return card.card === 'ship'
        ? `Ship of hull ${number(card.hull)}, ${plural(card.cargo, { one: '# crate', other: '# crates' })}`
        : `Treasury card, ${reis(card.reis)}`;
    },
    plan: (architect: Architect, count: number) => `${capital(names.architect[architect])}, ${officials(count)}`,
    officials,
    deck: (count: number) => plural(count, { one: 'the last card', other: '# cards left' }),
    lastOfDeck: 'ends the period',
    cardinal: (treasury: boolean, influence: boolean) =>
      [...(treasury ? ['treasury up 1'] : []), ...(influence ? ['church scoring'] : [])].join(', '),
    building: (you: number, his: number) => `${wigs(you)} for you, ${number(his)} for him`,
    effect: (by: number, what: string) => `${signed(by)} ${what}`,
    his: (text: string) => `his ${text}`,
    join: (parts: readonly string[]) => parts.join(' · '),
  },
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
    instead: (was: string) => `Was: ${was}`,
    gone: 'Won’t happen',
  },
  afford: {
    open: 'What can I afford?',
    title: 'What can I afford?',
    can: 'You can',
    cannot: 'Not yet',
    all: 'Not checked: this game doesn’t track réis and goods.',
    begin: (what: string) => `Start: ${what}`,
    visit: (noble: Noble) => `Visit ${theNoble(noble)}`,
    store: (space: string, good: Good) => `${capital(names.oneGood[good])} store on ${space}`,
    building: (site: string) => `Public building on the ${site}`,
    ship: (hull: number, replaces: number | null) =>
      `${capital(names.ship(hull))}${replaces === null ? '' : `, replacing size ${number(replaces)}`}`,
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
    byTrade: 'Only by trading with the Marquis',
  },
  pieces: {
    title: 'First, move your pieces',
    folded: (count: number) => `First, move your pieces: ${number(count)}`,
    hide: 'Pieces moved',
  },
  told: {
    benefits: 'Which benefits does the card show?',
    reward: 'What is printed there?',
    has: (what: string) => `Printed there: ${what}`,
    influence: 'Influence on the card',
    wigs: 'Wigs it gives as things stand',
    backs: 'Wigs on the backs',
    tile: 'The clergy tile gives',
    more: 'More',
  },
};
