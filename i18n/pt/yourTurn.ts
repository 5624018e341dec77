import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { list, number } from './grammar';
import { names } from './names';
import {
  buildingOf,
  differentGoods,
  gained,
  influence as influenceOf,
  reis,
  siteNamed,
  storeOf,
  theNoble,
  wigs,
} from './turnNames';

/** Around your turn: what can be afforded, the pieces to move. */
export const yourTurn: Catalogue['yourTurn'] = {
  afford: {
    open: 'O que posso pagar?',
    title: 'O que posso pagar?',
    can: 'Você pode',
    cannot: 'Ainda não',
    groups: { visit: 'Visitas', store: 'Lojas', building: 'Edifícios públicos', ship: 'Naus', sponsor: 'Eventos' },
    all: 'Não conferido: esta partida não acompanha réis e recursos.',
    begin: (what) => `Começar: ${what}`,
    visit: (noble) => `Visitar ${theNoble(noble)}`,
    store: (space, good) => `${capital(storeOf(good))} em ${space}`,
    building: (site, architect) => `${capital(buildingOf(architect))} no ${siteNamed(site)}`,
    ship: (hull, replaces) =>
      `${capital(names.ship(hull))}${replaces === null ? '' : `, no lugar da de tamanho ${number(replaces)}`}`,
    sponsor: 'Patrocinar um evento',
    cost: (influence, fromWigs, money, goods) =>
      list([
        ...(influence > 0 ? [influenceOf(influence)] : []),
        ...(fromWigs > 0 ? [wigs(fromWigs)] : []),
        ...(money > 0 ? [reis(money)] : []),
        ...(goods > 0 ? [differentGoods(goods)] : []),
      ]) || 'grátis',
    missing: (what) => `falta: ${what}`,
    earns: (you, his) => (his === 0 ? `+${wigs(you)}` : `+${wigs(you)}, ${number(his)} para ele`),
    gain: (count) => gained('influence', count),
    asksReward: 'se a recompensa bastar',
    byTrade: 'Só negociando com o Marquês',
  },
  pieces: {
    title: 'Antes, mova suas peças',
    folded: (count) => `Antes, mova suas peças: ${number(count)}`,
    hide: 'Peças movidas',
  },
};
