import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { list, number } from './grammar';
import { names } from './names';
import {
  differentGoods,
  influence as some,
  ofArchitect,
  reis,
  signed,
  storeOf,
  theSite,
  toNoble,
  wigs,
} from './turnNames';

/** Around your turn: what can be afforded, the pieces to move. */
export const yourTurn: Catalogue['yourTurn'] = {
  afford: {
    open: '¿Qué puedo pagar?',
    title: '¿Qué puedo pagar?',
    can: 'Puedes',
    cannot: 'Todavía no',
    groups: { visit: 'Visitas', store: 'Tiendas', building: 'Edificios públicos', ship: 'Barcos', sponsor: 'Eventos' },
    all: 'Sin comprobar: esta partida no registra reales ni bienes.',
    begin: (what) => `Empezar: ${what}`,
    visit: (noble) => `Visitar ${toNoble(noble)}`,
    store: (space, good) => `${capital(storeOf(good))} en ${space}`,
    building: (site, architect) => `Edificio ${ofArchitect(architect)} en ${theSite(site)}`,
    ship: (hull, replaces) =>
      `${capital(names.ship(hull))}${replaces === null ? '' : `, reemplaza al de tamaño ${number(replaces)}`}`,
    sponsor: 'Patrocinar un evento',
    cost: (influence, fromWigs, money, goods) =>
      list([
        ...(influence > 0 ? [some(influence)] : []),
        ...(fromWigs > 0 ? [wigs(fromWigs)] : []),
        ...(money > 0 ? [reis(money)] : []),
        ...(goods > 0 ? [differentGoods(goods)] : []),
      ]) || 'gratis',
    missing: (what) => `te falta: ${what}`,
    earns: (you, his) => (his === 0 ? `+${wigs(you)}` : `+${wigs(you)}, ${number(his)} para él`),
    gain: (count) => `${signed(count)} de influencia`,
    asksReward: 'si basta con su recompensa',
    byTrade: 'Solo comerciando con el Marqués',
  },
  pieces: {
    title: 'Primero, mueve tus piezas',
    folded: (count) => `Primero, mueve tus piezas: ${number(count)}`,
    hide: 'Piezas movidas',
  },
};
