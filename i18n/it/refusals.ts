import type { Catalogue } from '../catalogue';
import type { Fact, GrantedTask, OverridableStep, Question, StateAction, TaskKind, YourStep } from '@/engine';

import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import {
  anyOf,
  clergyTilesCount,
  cubeOf,
  cubesOf,
  differentGoods,
  favourOf,
  goods as named,
  houses,
  influence,
  inPlace,
  lacking,
  OF_GROUP,
  officeOf,
  officials,
  ofNoble,
  onGood,
  onPlace,
  reis,
  siteNamed,
  someGoods,
  spaces,
  stores,
  theNoble,
  thePlace,
  ofArchitect,
} from './turnNames';

const short = (needed: number, has: number, amount: (count: number) => string, pays: string): string =>
  `${capital(lacking(Math.max(0, needed - has), amount))}: ${plural(needed, { one: 'ne serve #', other: 'ne servono #' })}, ${pays} ${number(has)}.`;
const needs = (count: number, what: string): string => `${plural(count, { one: 'Serve', other: 'Servono' })} ${what}`;

const stateActions: Readonly<Record<StateAction, string>> = {
  officials: 'hai già reclutato ufficiali',
  plan: 'hai già acquisito un progetto',
  ship: 'hai già costruito una nave',
  produce: 'hai già prodotto merci',
  cardinal: 'hai già incontrato il Cardinale',
  favour: 'hai già ottenuto un favore reale',
};
const granted: Readonly<Record<GrantedTask, string>> = {
  official: 'piazza l’ufficiale',
  'cardinal-1': 'sposta il Cardinale',
  cube: 'prendi il cubo',
  good: 'prendi la merce',
  store: 'costruisci il negozio',
  decree: 'prendi il decreto',
  'extra-decree': 'prendi il decreto extra',
  building: 'inaugura l’edificio pubblico',
  'lose-good': 'rimetti una merce nella riserva',
  'lose-official': 'riprendi un ufficiale',
};
const tasks: Readonly<Record<TaskKind, string>> = {
  ...granted,
  officials: 'recluta gli ufficiali',
  plan: 'acquisisci il progetto',
  ship: 'costruisci la nave',
  produce: 'produci merci',
  cardinal: 'incontra il Cardinale',
  favour: 'ottieni il favore reale',
  land: 'paga il terreno',
  staff: 'riprendi gli ufficiali per il progetto',
  tuck: 'fai posto nel portfolio',
};
const steps: Readonly<Record<YourStep['at'], string>> = {
  action: 'Prima gioca una carta o prendi 1 oro.',
  portfolio: 'La carta è nel portfolio. Vendi o tratta, poi prendi una carta.',
  visit: 'Stai visitando un Nobile. Ora tocca all’azione Nobile.',
  'his-follow': 'Prima Lacerda segue la tua visita.',
  follow: 'Stai seguendo Lacerda. Scegli 1 delle 3 azioni.',
  card: 'Ora prendi una carta da un mazzo.',
  church: 'Ora c’è il punteggio Chiesa.',
  end: 'Il tuo turno è finito.',
  period: 'Prima viene la fine del periodo.',
};
const questions: Readonly<Record<Question['kind'], string>> = {
  clergyWigs: 'le parrucche sul tassello Clero',
  plan: 'il progetto disponibile',
  building: 'il prossimo edificio',
  follow: 'se segui o no',
  church: 'i tuoi tasselli Clero',
};
const forStep: Readonly<Record<OverridableStep, string>> = {
  dock: 'per l’approdo delle sue navi',
  courtier: 'per il suo cortigiano',
  state: 'per la sua azione Stato',
  noble: 'per la sua visita',
  discard: 'per il suo scarto',
  aide: 'per il suo aiutante',
  church: 'per il punteggio Chiesa',
};
const goneStep: Readonly<Record<OverridableStep, string>> = {
  dock: 'l’approdo delle sue navi',
  courtier: 'lo spostamento del cortigiano',
  state: 'la sua azione Stato',
  noble: 'la sua visita',
  discard: 'il suo scarto',
  aide: 'lo spostamento dell’aiutante',
  church: 'il punteggio Chiesa',
};
const revealed: Readonly<Record<Exclude<Fact['about'], 'reward'>, string>> = {
  plan: 'progetto disponibile',
  building: 'prossimo edificio',
};
const tooMany = {
  you: 'i tuoi ufficiali sono troppi',
  lacerda: 'gli ufficiali di Lacerda sono troppi',
  neutral: 'gli ufficiali neutrali sono troppi',
  cards: 'le carte sono troppe',
  cubes: 'i cubi sono troppi',
} as const;
const OF_LINE_IN = { row: 'nella riga', column: 'nella colonna' } as const;
const impossible = (given: number, least: number, most: number): string =>
  `${number(given)} non è possibile: scegli da ${number(least)} a ${number(most)}.`;

/** Why a move isn’t possible, the number first. */
export const refusals: Catalogue['refusals']['reasons'] = {
  'not-your-turn': () => 'È il turno di Lacerda.',
  'game-over': () => 'La partita è finita.',
  'nothing-to-decline': () => 'Qui non c’è niente da saltare.',
  'not-now': ({ at }) => steps[at],
  'first-finish': ({ task }) => `Prima ${tasks[task]}.`,
  'must-be-done': ({ task }) => `Non potresti finire ciò che hai iniziato: ${tasks[task]}.`,
  'action-covered': ({ action }) => `Una sola volta per turno: ${stateActions[action]}.`,
  'enough-trades': ({ most }) => `Massimo per turno: ${plural(most, { one: '# trattativa', other: '# trattative' })}.`,
  'selling-or-trading': ({ doing }) =>
    `Stai già ${doing === 'selling' ? 'vendendo' : 'trattando'}: o vendi o tratti, non entrambi.`,
  'reward-not-declined': ({ task }) => `Non puoi saltare una ricompensa: ${tasks[task]}.`,
  'must-sell-or-trade': () => 'Prima vendi una merce o tratta.',
  'no-sale-or-trade': ({ goods: missing, ship }) => {
    const helps = [
      ...(missing.length > 0 ? [`${anyOf(missing.map((good) => named(1, good)))} in più`] : []),
      ...(ship ? ['una nave al molo'] : []),
    ];
    const then = helps.length === 0 ? '' : ` Basterebbe ${helps.join(', o ')}.`;
    return `Dopo averla giocata devi poter vendere o trattare.${then}`;
  },
  'no-such-ship': () => 'Quella nave non c’è.',
  'no-room': ({ hull, has }) =>
    `La ${names.ship(hull)} ${has === 0 ? 'non ha posto' : `ha posto per ${someGoods(has)}`}.`,
  'good-missing': ({ good, needed, has }) => `${needs(needed, named(needed, good))}, ne hai ${number(has)}.`,
  'too-poor': ({ needed, has }) => short(needed, has, reis, 'puoi pagarne'),
  'too-few-coins': ({ asked, has }) => `Al massimo ${reis(has)} dal tracciato dell’influenza, non ${number(asked)}.`,
  'wrong-payment': ({ cost }) => `Il totale non fa ${number(cost)}.`,
  'cannot-pay-visit': ({ cost, has }) => short(cost, has, influence, 'ne hai'),
  'wrong-good': ({ noble, takes }) =>
    `${capital(theNoble(noble))} accetta ${anyOf(takes.map((good) => names.good[good]))}.`,
  'wrong-goods': ({ needed, given }) => `Costa ${someGoods(needed)}, non ${number(given)}.`,
  'too-few-goods': ({ needed, has }) => `${needs(needed, differentGoods(needed))}, ne hai ${number(has)}.`,
  'same-good-twice': ({ good }) => `Servono merci diverse: conta solo 1 ${names.oneGood[good]}.`,
  'no-room-for-good': ({ good, most }) => `Il tuo magazzino tiene al massimo ${named(most, good)}.`,
  'portfolio-full': ({ limit, used }) => `Il portfolio è pieno: ${number(used)} su ${number(limit)}.`,
  'no-such-card': () => 'Quella carta non è nel tuo portfolio.',
  'frees-no-slot': () => 'Quella carta non libera uno spazio che ti serve.',
  'no-official-left': ({ needed, has }) =>
    `${needs(needed, officials(needed))}, ${plural(has, { one: 'te ne resta #', other: 'te ne restano #' })}.`,
  'office-closed': ({ noble }) => `Nell’${officeOf(noble)} non c’è posto per il tuo ufficiale.`,
  'same-office-twice': ({ noble }) => `1 ufficiale per ufficio: hai scelto due volte ${theNoble(noble)}.`,
  'how-many-offices': ({ least, most }) =>
    least === most ? `Piazza ${officials(most)}.` : `Piazza da ${number(least)} a ${officials(most)}.`,
  'no-plan-left': ({ architect }) => `L’${names.architect[architect]} non ha più progetti.`,
  'no-plans-left': () => 'I progetti sono finiti.',
  'yard-empty': () => 'Il cantiere navale è vuoto.',
  'nothing-to-produce': () => 'Non hai negozi, o non c’è posto per le loro merci.',
  'no-favour-left': () => 'Hai già tutti i favori.',
  'pile-empty': () => 'Il mucchio di cubi è vuoto.',
  'no-marker': () => 'Non hai segnalini Macerie da spendere.',
  'smaller-ship': ({ hull, replaces }) => `Una ${names.ship(hull)} non è più grande di una ${names.ship(replaces)}.`,
  'no-extra-good': ({ good }) => `La merce in più non può essere ${named(1, good)}.`,
  'clergy-full': ({ most }) => `Hai già ${clergyTilesCount(most)}, il massimo.`,
  steps: ({ most }) => `Il Cardinale si sposta al massimo di ${spaces(most)}.`,
  'favour-held': ({ noble }) => `Hai già il ${favourOf(noble)}.`,
  'favour-missing': ({ noble }) => `Non hai il ${favourOf(noble)}.`,
  'no-land': () => 'Nessun terreno libero è adatto a una tessera Città dell’offerta.',
  'no-house-left': () => 'Non hai più case.',
  'no-site-left': () => 'Nessun cantiere è libero.',
  'no-unfinished-plan': () => 'Non hai progetti incompleti.',
  'land-taken': ({ space }) => `${space} è occupato.`,
  'off-street': ({ space, fits }) => `${space} si affaccia ${anyOf(fits.map(onGood))}.`,
  'tile-gone': ({ good }) =>
    `Nell’offerta non ci sono tessere ${capital(names.good[good])}. Si riempie dopo il tuo turno.`,
  'out-of-play': ({ place }) => `${capital(thePlace(place))} non si usa in solitario.`,
  'no-such-cube': ({ cube, from }) => `${capital(OF_LINE_IN[from])} non c’è nessun ${cubeOf(cube)}.`,
  'take-a-cube': () => 'Devi prendere un cubo.',
  'group-empty': ({ house }) => `Non hai più case ${OF_GROUP[house]}.`,
  'site-taken': ({ site }) => `Il ${siteNamed(site)} è occupato.`,
  'no-such-plan': () => 'Non hai questo progetto.',
  'plan-done': () => 'Quel progetto è già completato.',
  'no-building': ({ architect }) => `L’${names.architect[architect]} non ha edifici disponibili.`,
  'north-site-needs': ({ site, good }) =>
    `Il ${siteNamed(site)} richiede un edificio pubblico con ${names.good[good]}.`,
  'choose-officials': ({ needed, out }) => `Scegli ${officials(needed)} tra i tuoi ${number(out)} sul tabellone.`,
  'no-official-there': (at) => `Non hai ufficiali ${inPlace(at)}.`,
  'reward-first': ({ place }) => `Prima inserisci la ricompensa ${onPlace(place)}. Potrebbe bastare.`,
  'tell-first': ({ about, architect }) => `Prima inserisci il ${revealed[about]} ${ofArchitect(architect)}.`,
  'already-known': ({ about, architect }) => `Il ${revealed[about]} ${ofArchitect(architect)} è già inserito.`,
  'deck-empty': () => 'Quel mazzo è vuoto.',
  'not-your-tiles': () => 'Non hai questi tasselli Clero.',
  'no-clergy': ({ asked, has }) => `Hai ${clergyTilesCount(has)}, non ${number(asked)}.`,
  'out-of-range': ({ least, most, given }) => impossible(given, least, most),
  'holdings-missing': () => 'Prima inserisci quello che hai.',
  'no-such-place': ({ place }) => `Non esiste un posto chiamato ${place}.`,
  'equal-colours': ({ colour }) => `Un edificio pubblico ha 2 colori. Hai scelto ${names.good[colour]} due volte.`,
  'houses-do-not-fit': ({ stores: built, houses: taken }) =>
    `Hai ${stores(built)} sulla mappa, ma ${houses(taken)} fuori dalla plancia.`,
  'office-overfull': ({ noble, most, given }) =>
    `L’ufficio ${ofNoble(noble)} tiene ${officials(most)}, non ${number(given)}.`,
  'too-many-cubes': ({ kind, most, given }) => `La scatola contiene ${cubesOf(most, kind)}, non ${number(given)}.`,
  'not-the-tiles': ({ tiles }) => `Le tessere Punteggio di questa partita sono ${list(tiles.map(number))}.`,
  'house-does-not-fit': () => 'Case e negozi non corrispondono. Correggi prima le tue case.',
  'too-many': ({ of, most, given }) => `${number(given)}: ${tooMany[of]}. Massimo: ${number(most)}.`,
  'not-his-turn': () => 'Non è il turno di Lacerda.',
  'not-asked': ({ answer }) => `L’app ora non chiede ${questions[answer]}.`,
  'still-asked': ({ question }) => `Prima indica ${questions[question.kind]}.`,
  'impossible-answer': ({ given, least, most }) => impossible(given, least, most),
  'illegal-target': ({ step }) => `Le regole non lo permettono ${forStep[step]}.`,
  'no-such-step': ({ step }) => `Il suo turno non comprende più ${goneStep[step]}.`,
};

/** What can be done instead. */
export const instead: Catalogue['refusals']['instead'] = (possible) =>
  possible.length === 0 ? '' : ` Possibile: ${list(possible)}.`;
