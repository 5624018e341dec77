import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { list, number } from './grammar';
import { names } from './names';
import { differentGoods, gained, influence, reis, siteNamed, storeOf, theNoble, wigs, ofArchitect } from './turnNames';

/** Around your turn: what can be afforded, the pieces to move. */
export const yourTurn: Catalogue['yourTurn'] = {
  afford: {
    open: 'Cosa posso permettermi?',
    title: 'Cosa posso permettermi?',
    can: 'Puoi',
    cannot: 'Non ancora',
    groups: { visit: 'Visite', store: 'Negozi', building: 'Edifici pubblici', ship: 'Navi', sponsor: 'Eventi' },
    all: 'Non controllato: in questa partita l’app non conta réis e merci.',
    begin: (what) => `Inizia: ${what}`,
    visit: (noble) => `Visita ${theNoble(noble)}`,
    store: (space, good) => `${capital(storeOf(good))} su ${space}`,
    building: (site, architect) => `Edificio ${ofArchitect(architect)} nel ${siteNamed(site)}`,
    ship: (hull, replaces) =>
      `${capital(names.ship(hull))}${replaces === null ? '' : `, al posto di quella a stiva ${number(replaces)}`}`,
    sponsor: 'Finanzia un evento',
    cost: (track, fromWigs, money, goods) =>
      list([
        ...(track > 0 ? [influence(track)] : []),
        ...(fromWigs > 0 ? [wigs(fromWigs)] : []),
        ...(money > 0 ? [reis(money)] : []),
        ...(goods > 0 ? [differentGoods(goods)] : []),
      ]) || 'gratis',
    missing: (what) => `manca: ${what}`,
    earns: (you, his) => (his === 0 ? `+${wigs(you)}` : `+${wigs(you)}, ${number(his)} per lui`),
    gain: (count) => gained('influence', count),
    asksReward: 'se la ricompensa basta',
    byTrade: 'Solo trattando con il Marchese',
  },
  pieces: {
    title: 'Prima sposta i tuoi pezzi',
    folded: (count) => `Prima sposta i tuoi pezzi: ${number(count)}`,
    hide: 'Pezzi spostati',
  },
};
