import type { NobleAction, Paid, Part, StateAction } from '@/engine';

import type { Turn } from '../shape/turn';
import { capital } from '../translate';
import { GOODS } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';
import {
  clergyTilesCount,
  cubeOf,
  cubes,
  favourOf,
  goods as named,
  influence,
  OF_LINE,
  officeOf,
  officials,
  ofDeck,
  ofNoble,
  onDeck,
  paid,
  siteNamed,
  storeOf,
  theDeck,
  theNoble,
  wigs,
  ofArchitect,
} from './turnNames';

const reasons: Turn['reasons'] = {
  'no-official-left': () => 'non ha più ufficiali',
  'no-office-takes-one': () => 'nessun ufficio ha posto per un suo ufficiale',
  'no-plan-left': () => 'i progetti sono finiti',
  'yard-empty': () => 'il cantiere navale è vuoto',
  'no-store': () => 'non ha negozi',
  'all-favours-held': () => 'ha già tutti i favori',
  'no-house-left': () => 'non ha più case',
  'no-plot-left': () => 'nessun terreno libero è adatto a una tessera Città',
  'no-tile-or-site': () => 'nessun cantiere libero è adatto a un edificio disponibile',
  'deck-empty': () => 'quel mazzo è vuoto',
  'on-the-table': () => 'al tuo tavolo il passo è stato saltato',
  'cannot-pay': ({ needed, has }) =>
    `${plural(needed, { one: 'gli servirebbe #', other: 'gli servirebbero #' })} e ha ${number(has)}`,
};

const stateActions: Readonly<Record<StateAction, string>> = {
  officials: 'reclutare ufficiali',
  plan: 'acquisire un progetto',
  ship: 'costruire una nave',
  produce: 'produrre merci',
  cardinal: 'incontrare il Cardinale',
  favour: 'ottenere un favore reale',
};
const skippedActions: Readonly<Record<StateAction, string>> = {
  officials: 'Niente ufficiali',
  plan: 'Niente progetto',
  ship: 'Niente nave',
  produce: 'Niente produzione',
  cardinal: 'Niente Cardinale',
  favour: 'Niente favore reale',
};
const nobleActions: Readonly<Record<NobleAction, string>> = {
  store: 'costruire un negozio',
  decrees: 'prendere decreti',
  building: 'inaugurare un edificio pubblico',
};

const ONE_OF = { you: '1 tuo ufficiale', lacerda: '1 suo ufficiale' } as const;

const pushed: Turn['pushedOut'] = (out) =>
  out.map(({ seat, noble }) => ` L’${officeOf(noble)} è pieno: sposta ${ONE_OF[seat]} nella plaza.`).join('');

const ofHisShips = (parts: readonly Part<string>[]): number =>
  parts.filter(({ code }) => code === 'his-ship').reduce((sum, { amount }) => sum + amount, 0);

const treasuryUp = (stays = false): string =>
  stays ? 'La tesoreria resta alla fine del tracciato.' : 'Tesoreria su di 1.';

const state: Turn['state'] = {
  officials: ({ offices, pushedOut }) => {
    const where =
      offices.length === 1
        ? `nell’ufficio ${offices.map(ofNoble).join('')}`
        : `in ciascuno di questi uffici: ${list(offices.map((one) => names.noble[one]))}`;
    return `Piazza 1 suo ufficiale ${where}.${pushed(pushedOut)}`;
  },
  plan: ({ architect, officials: count }) =>
    `Dagli il progetto disponibile ${ofArchitect(architect)} (${officials(count)}).`,
  ship: ({ hull, influence: gained, treasuryStays }) =>
    `Dagli la nave in cima (stiva ${number(hull)}). ${treasuryUp(treasuryStays)} Poi lui guadagna ${influence(gained)}.`,
  produce: ({ goods, prices }) => {
    const made = GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => named(goods[good] ?? 0, good));
    const dropped = GOODS.filter((good) => prices[good] !== undefined).map(
      (good) => `${names.good[good]} a ${number(prices[good] ?? 0)}`,
    );
    return `Produce ${list(made)}.${dropped.length === 0 ? '' : ` I prezzi calano: ${list(dropped)}.`}`;
  },
  cardinal: ({ wigs: gained, treasury, treasuryStays, influence: icon }) =>
    [
      'Sposta il Cardinale di 2 spazi e scarta il tassello Clero successivo in senso orario.',
      ...(gained === null ? [] : [`Lui ottiene ${wigs(gained)}.`]),
      ...(treasury ? [treasuryUp(treasuryStays)] : []),
      ...(icon ? ['Corica il Cardinale: punteggio Chiesa alla fine di questo turno.'] : []),
    ].join(' '),
  favour: ({ noble }) => `Dagli il favore reale ${ofNoble(noble)}.`,
};

const costsHim = (cost: Paid): string =>
  cost.influence + cost.wigs > 0 ? `La visita gli costa ${paid(cost)}.` : 'La visita non gli costa niente.';

const noble: Turn['noble'] = {
  store: ({ space, good, wigs: gained, cube, paid: cost }) =>
    `Costruisci il suo ${storeOf(good)} su ${space}: ${wigs(gained)}. ` +
    (cube === null ? '' : `Dagli il ${cubeOf(cube.kind)} ${OF_LINE[cube.from]}. `) +
    `${costsHim(cost)}`,
  decrees: ({ count, paid: cost }) =>
    `Dagli ${plural(count, { one: 'il decreto più a sinistra', other: 'i # decreti più a sinistra' })}, fai scorrere gli altri a sinistra e riempi. ${costsHim(cost)}`,
  building: ({ site, architect, colours, wigs: gained, cubes: taken, paid: cost }) =>
    `Inaugura l’edificio ${ofArchitect(architect)} (${list(colours.map((good) => names.good[good]))}) nel ${siteNamed(site)}. ` +
    `${wigs(gained.lacerda)} per lui, ${number(gained.you)} per te. ` +
    (taken === 0 ? '' : `Dagli ${cubes(taken)}. `) +
    `${costsHim(cost)}`,
};

const steps: Turn['steps'] = {
  dock: ({ hulls, done }) =>
    done
      ? `Fai approdare ${plural(hulls.length, { one: 'la sua nave', other: 'le sue # navi' })}; rimetti le merci nella riserva.`
      : 'Le sue navi restano in mare.',
  courtier: ({ to }) => `Sposta il cortigiano sul ${names.noble[to]}.`,
  discard: ({ deck }) => `Scarta la prima carta ${ofDeck(deck)}; gira la successiva.`,
  skippedDiscard: (reason) => `Niente scarto: ${reason}.`,
  aide: ({ to }) => `Sposta l’aiutante ${onDeck(to)}.`,
  hisChurch: ({ influence: gained, parts, done }) =>
    done
      ? `Punteggio Chiesa: lui guadagna ${influence(gained)} (il tuo portfolio ${number(gained - ofHisShips(parts))}, le sue navi ${number(ofHisShips(parts))}).`
      : 'Niente punteggio Chiesa.',
  yourChurch: ({ tiles, wigs: gained, influence: track }) =>
    `Punteggio Chiesa: scarti ${clergyTilesCount(tiles)} per ${wigs(gained)} e guadagni ${influence(track)}.`,
  endOfPeriod: () => 'Il periodo 1 finisce con questo turno.',
  endOfGame: () => 'Scatta la fine: questo round è concluso, segue l’ultimo.',
};

const asks: Turn['asks'] = {
  clergyWigs: 'Parrucche sul retro del tassello Clero?',
  plan: (architect, isNew) => `Ufficiali sul ${isNew ? 'nuovo ' : ''}progetto disponibile ${ofArchitect(architect)}?`,
  building: (architect, isNew) =>
    `Quali 2 colori ha ${isNew ? 'il prossimo edificio' : 'l’edificio disponibile'} ${ofArchitect(architect)}?`,
  none: 'Finiti',
  wigs,
  officials,
  follow: (who) => `Hai il ${favourOf(who)}. Segui Lacerda?`,
  doFollow: 'Segui',
  dontFollow: 'Non seguire',
  church: (tiles) => `Punteggio Chiesa: scarti tasselli Clero?${tiles === null ? '' : ` Ne hai ${number(tiles)}.`}`,
  churchGives: (gained) => `Le parrucche sul retro, più ${influence(gained)} una volta sola.`,
  tiles: 'Tasselli che scarti',
  backs: 'Parrucche sul retro',
  discard: (tiles) => plural(tiles, { one: 'Scarta # tassello', other: 'Scarta # tasselli' }),
  keep: 'Tienili tutti',
};

const overrides: Turn['overrides'] = {
  skip: 'Passo saltato',
  noble: theNoble,
  deck: theDeck,
  action: (action) => capital(stateActions[action]),
  offices: (at) =>
    at.length === 1
      ? `Ufficiali nell’ufficio ${at.map(ofNoble).join('')}`
      : `Ufficiali negli uffici ${list(at.map(ofNoble))}`,
  plan: (architect) => `Progetto ${ofArchitect(architect)}`,
  favour: (who) => capital(favourOf(who)),
  store: (space, good, cube) =>
    `${capital(storeOf(good))} su ${space}${cube === undefined ? '' : cube === null ? ', nessun cubo' : `, ${cubeOf(cube.kind)} ${OF_LINE[cube.from]}`}`,
  building: (site, architect) => `Edificio ${ofArchitect(architect)} nel ${siteNamed(site)}`,
};

/** Lacerda’s turn. */
export const turn: Turn = {
  reasons,
  pushedOut: pushed,
  state,
  noble,
  skippedState: (action, reason) => `${skippedActions[action]}: ${reason}.`,
  returnsFavour: (who) => `Rimette il ${favourOf(who)} nella riserva.`,
  skippedNoble: (action, reason) => `Non può ${nobleActions[action]}: ${reason}. Niente visita, niente costo.`,
  steps,
  title: 'Il turno di Lacerda',
  followTitle: 'Lacerda ti segue',
  whyOf: (text) => `Perché? ${text}`,
  takeBack: 'Annulla la risposta',
  stuck: 'Queste risposte si contraddicono. Annulla l’ultima.',
  aloud: { read: 'Leggi il suo turno ad alta voce', stop: 'Smetti di leggere' },
  done: 'Fatto',
  followDone: 'Fatto, tocca a me',
  asks,
  overrides,
};
