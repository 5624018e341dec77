import type { CubePlace, NobleAction, Seat, SkipReason, StateAction, WigsTo } from '@/engine';

import { say } from '../say';
import type { LineWords } from '../shape/lines';
import { capital, type Translate } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { turn } from './turn';
import {
  cardOf,
  cityTile,
  cubeOf,
  cubes as cubesNamed,
  deckNamed,
  favourOf,
  goods as named,
  LINE,
  ofGood,
  officials,
  ofNoble,
  siteNamed,
  storeOf,
  streetOf,
  wigs,
  ofArchitect,
} from './turnNames';

/** From where to where: the target is what the hand needs. Several things "stay" in the plural. */
const track = (what: string, { from, to }: { readonly from: number; readonly to: number }, stays = 'resta'): string =>
  from === to ? `${what} ${stays} a **${number(to)}**` : `${what} ${number(from)} → **${number(to)}**`;

const INFLUENCE: Readonly<Record<Seat, string>> = { you: 'La tua influenza', lacerda: 'La sua influenza' };
const WIGS: Readonly<Record<Seat, string>> = { you: 'Le tue parrucche', lacerda: 'Le sue parrucche' };
const MARKER: Readonly<Record<Seat, string>> = { you: 'il tuo segnalino', lacerda: 'il suo segnalino' };
const OFFICIAL: Readonly<Record<Seat, string>> = { you: 'Un tuo ufficiale', lacerda: 'Un suo ufficiale' };

const earned = ({ by, to }: WigsTo, seat: Seat): string =>
  to === null ? `+${wigs(by)}` : `${wigs(by)}: ${MARKER[seat]} a ${number(to)}`;

function cubePlace(from: CubePlace): string {
  switch (from.at) {
    case 'row':
      return `dalla riga ${from.row}`;
    case 'column':
      return `dalla colonna ${number(from.column)}`;
    case 'site':
      return `dal ${siteNamed(from.site)}`;
  }
}

const hulls = (all: readonly number[]): string =>
  `${plural(all.length, { one: 'la sua nave, stiva', other: 'le sue navi, stiva' })} ${list(all.map(number))}`;

/** His state actions in a word, under their pictures. */
const ACTIONS: Readonly<Record<StateAction, string>> = {
  officials: 'Ufficiali',
  plan: 'Progetto',
  ship: 'Nave',
  produce: 'Produzione',
  cardinal: 'Cardinale',
  favour: 'Favore',
};
const NO_ACTION: Readonly<Record<StateAction, string>> = {
  officials: 'Ufficiali **saltati**',
  plan: 'Progetto **saltato**',
  ship: 'Nave **saltata**',
  produce: 'Produzione **saltata**',
  cardinal: 'Cardinale **saltato**',
  favour: 'Favore **saltato**',
};
const NO_DEED: Readonly<Record<NobleAction, string>> = {
  store: 'Negozio **saltato**',
  decrees: 'Decreti **saltati**',
  building: 'Edificio pubblico **saltato**',
};

const skipped = (what: string, reason: SkipReason, t: Translate): string =>
  reason.code === 'on-the-table' ? what : `${what}: ${say(turn.reasons, reason, t)}`;

const WEST_EAST = { west: 'ovest', east: 'est' } as const;

const text: LineWords['text'] = {
  treasury: (line) => track('Tesoreria', line),
  influence: (line) => track(INFLUENCE[line.seat], line),
  wigs: (line) => track(WIGS[line.seat], line, 'restano'),
  price: (line) => track(`Prezzo ${ofGood(line.good)}`, line),
  dock: ({ hulls: all, done }) => (done ? `Fai approdare ${hulls(all)}` : 'Le sue navi restano in mare'),
  courtier: ({ to, stays }) => `Il cortigiano ${stays ? 'resta' : 'va'} sul **${names.noble[to]}**`,
  aide: ({ to, stays }) => `L’aiutante ${stays ? 'resta' : 'va'} sul **${deckNamed(to)}**`,
  officials: ({ offices }) =>
    offices.length === 1
      ? `Un suo ufficiale al **${offices.map((noble) => names.noble[noble]).join('')}**`
      : `Suoi ufficiali: ${offices.map((noble) => `1 al **${names.noble[noble]}**`).join(', ')}`,
  'pushed-out': ({ seat, noble }) => `${OFFICIAL[seat]} dall’ufficio ${ofNoble(noble)} alla **plaza**`,
  plan: ({ architect }) => `Il progetto ${ofArchitect(architect)} a **lui**`,
  ship: ({ hull }) => `La nave in cima, stiva ${number(hull)}, a **lui**`,
  goods: ({ goods }) => `${list(goods.map(({ good, count }) => named(count, good)))} a **lui**`,
  cardinal: () => 'Cardinale **2 spazi** in senso orario',
  'clergy-out': () => 'Scarta il **tassello Clero successivo** in senso orario',
  'cardinal-down': () => '**Corica** il Cardinale',
  'cardinal-up': () => '**Rialza** il Cardinale',
  'favour-taken': ({ noble }) => `Il ${favourOf(noble)} a **lui**`,
  'favour-returned': ({ noble }) => `Il suo favore torna al **${names.noble[noble]}**`,
  store: ({ space, good, facing }) => `${capital(storeOf(good))} su **${space}**, verso ${WEST_EAST[facing]}`,
  cube: ({ kind, from }) => `${capital(cubeOf(kind))} ${cubePlace(from)} a **lui**`,
  'site-cubes': ({ cubes }) => `${cubesNamed(cubes.length)} da quel cantiere a **lui**`,
  decrees: ({ count }) =>
    `${plural(count, { one: 'Il decreto più a sinistra', other: 'I # decreti più a sinistra' })} a **lui**`,
  building: ({ site }) => `Edificio nel **${siteNamed(site)}**`,
  discard: ({ deck, last }) =>
    last ? `Scarta l’**ultima ${cardOf(deck)}**` : `Scarta la **prima ${cardOf(deck)}**; gira la successiva`,
  'your-clergy': ({ tiles }) =>
    plural(tiles, { one: 'Scarta **#** tuo tassello Clero', other: 'Scarta **#** tuoi tasselli Clero' }),
  'refill-decrees': () => 'Fai scorrere gli altri a sinistra e **riempi**',
  'refill-clergy': () => 'Riempi: **tassello Clero**',
  'refill-tiles': ({ tiles }) => `Riempi: **${list(tiles.map(cityTile))}**`,
  'no-state': ({ action, reason }, t) => skipped(NO_ACTION[action], reason, t),
  'no-noble': ({ action, reason }, t) => skipped(NO_DEED[action], reason, t),
  'no-discard': ({ reason }, t) => skipped('Scarto **saltato**', reason, t),
  'no-church': () => 'Niente punteggio Chiesa',
  'no-gain': () => 'Nessuna influenza guadagnata',
  'end-of-period': () => 'Il periodo 1 finisce con questo turno',
  'end-of-game': () => 'Scatta la fine: **ancora 1 round** dopo questo',
};

const detail: LineWords['detail'] = {
  influence: ({ by }) => (by === 'church' ? 'Punteggio Chiesa' : null),
  treasury: ({ from, to }) => (from === to ? 'Il tracciato finisce qui' : null),
  dock: ({ done }) => (done ? 'Rimetti le merci nella riserva' : null),
  plan: ({ officials: count }) => `${officials(count)}. Gira il progetto successivo`,
  store: ({ wigs: gained }) => (gained.by === 0 ? 'Nessuna parrucca' : earned(gained, 'lacerda')),
  building: ({ architect, wigs: { you, lacerda } }) =>
    [
      ...(lacerda.by === 0 ? [] : [earned(lacerda, 'lacerda')]),
      ...(you.by === 0 ? [] : [earned(you, 'you')]),
      `Dall’${names.architect[architect]}`,
    ].join('. '),
  'cardinal-down': () => 'Punteggio Chiesa alla fine di questo turno',
  'refill-decrees': () => 'Se esce il decreto 69, sostituiscilo',
  'no-noble': () => 'Niente visita, niente costo',
};

/** Lines for the hands. */
export const lines: LineWords = {
  text,
  detail,
  hasReason: '?',
  opens: 'Motivi, o cambia questo passo',
  differs: 'Cambia questo passo',
  changed: 'cambiato da te',
  gain: {
    title: 'Che cosa guadagna',
    parts: (portfolio, ships) =>
      `il tuo portfolio ${number(portfolio)} + le sue navi ${number(ships)} = ${number(portfolio + ships)}`,
  },
  instead: {
    title: 'Che cosa è successo?',
    space: 'Tocca lo spazio dove ha costruito',
    site: 'Tocca il cantiere inaugurato',
    street: (space) => `${space}: su quale strada si affaccia?`,
    facing: (good) => capital(streetOf(good)),
    architect: (site) => `${capital(siteNamed(site))}: di chi è l’edificio?`,
    of: (architect) => capital(names.architect[architect]),
    plan: (architect) => `Progetto ${ofArchitect(architect)}`,
    favour: (noble) => capital(favourOf(noble)),
    action: (action) => ACTIONS[action],
    cube: ({ kind, from }) => `${capital(names.rubble[kind])}, ${LINE[from]}`,
    offices: 'Tocca 1 o 2 uffici',
    confirmOffices: 'Conferma',
    piece: 'Tocca che cosa è stato',
    skip: 'Passo saltato',
    cancel: 'Lascia com’è',
    noOther: 'Qui non c’è altra scelta. Cambia un passo precedente o correggi il valore.',
  },
};
