import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { list, number } from './grammar';
import { atSite, differentGoods, influence, ofArchitect, ofNoble, reis, ship, signed, store, wigs } from './turnNames';

/** Around your turn: what can be afforded, the pieces to move. */
export const yourTurn: Catalogue['yourTurn'] = {
  afford: {
    open: 'Na co mnie stać?',
    title: 'Na co mnie stać?',
    can: 'Możesz',
    cannot: 'Jeszcze nie',
    groups: { visit: 'Wizyty', store: 'Sklepy', building: 'Budynki publiczne', ship: 'Okręty', sponsor: 'Wydarzenia' },
    all: 'Bez sprawdzenia: w tej grze nie notujesz reais i towarów.',
    begin: (what) => `Zacznij: ${what}`,
    visit: (noble) => `Wizyta u ${ofNoble[noble]}`,
    store: (space, good) => `${capital(store[good])} na ${space}`,
    building: (site, architect) => `Budynek ${ofArchitect[architect]} na ${atSite(site)}`,
    ship: (hull, replaces) =>
      `${capital(ship(hull))}${replaces === null ? '' : ` zamiast rozmiaru ${number(replaces)}`}`,
    sponsor: 'Sponsorowanie wydarzenia',
    cost: (track, fromWigs, money, goods) =>
      list([
        ...(track > 0 ? [influence(track)] : []),
        ...(fromWigs > 0 ? [wigs(fromWigs)] : []),
        ...(money > 0 ? [reis(money)] : []),
        ...(goods > 0 ? [differentGoods(goods)] : []),
      ]) || 'za darmo',
    missing: (what) => `brakuje: ${what}`,
    earns: (you, his) => (his === 0 ? `+${wigs(you)}` : `+${wigs(you)}, ${number(his)} dla niego`),
    gain: (count) => `${signed(count)} wpływu`,
    asksReward: 'jeśli nagroda wystarczy',
    byTrade: 'Tylko przez wymianę z Markizem',
  },
  pieces: {
    title: 'Najpierw przesuń swoje elementy',
    folded: (count) => `Najpierw przesuń swoje elementy: ${number(count)}`,
    hide: 'Przesunięte',
  },
};
