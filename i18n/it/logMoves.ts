import type { Depth, GameState, StateAction } from '@/engine';

import type { Catalogue } from '../catalogue';
import type { AnswerLines, FactLines } from '../shape/log';
import { capital } from '../translate';
import { clergyTile } from './clergy';
import { list, number } from './grammar';
import { names } from './names';
import { cardAt, planAt, shipAt } from './pieceNames';
import { payment } from './turnCommands';
import {
  cardOf,
  clergyTilesCount,
  cubeOf,
  favourOf,
  fromDeck,
  fromPlace,
  houseOf,
  OF_LINE,
  officials,
  onPlace,
  siteNamed,
  spaces,
  storeOf,
  theNoble,
  wigs,
  ofArchitect,
} from './turnNames';

const ACTIONS: Readonly<Record<StateAction, string>> = {
  officials: 'reclutare ufficiali',
  plan: 'acquisire un progetto',
  ship: 'costruire una nave',
  produce: 'produrre merci',
  cardinal: 'incontrare il Cardinale',
  favour: 'ottenere un favore reale',
};

const keptFromNow: Readonly<Record<Depth, string>> = {
  everything: 'Ora l’app tiene il conto di tutto.',
  'lacerda-needs': 'Ora l’app tiene il conto di ciò che serve a Lacerda.',
};

const instead = (table: GameState | undefined, discard: number | undefined): string =>
  discard === undefined ? '' : `, al posto della ${cardAt(table, discard)}`;

const facts: FactLines = {
  plan: ({ architect, officials: count }) =>
    count === null
      ? `I progetti ${ofArchitect(architect)} sono finiti.`
      : `Progetto disponibile ${ofArchitect(architect)}: ${officials(count)}.`,
  building: ({ architect, colours }) =>
    colours === null
      ? `Gli edifici ${ofArchitect(architect)} sono finiti.`
      : `Prossimo edificio ${ofArchitect(architect)}: ${list(colours.map((good) => names.good[good]))}.`,
  reward: ({ place }) => `Hai inserito la ricompensa ${onPlace(place)}.`,
};

const answers: AnswerLines = {
  clergyWigs: ({ wigs: back }) => `Il suo tassello Clero mostra ${wigs(back)}.`,
  plan: (answer) => facts.plan({ ...answer, about: 'plan' }),
  building: (answer) => facts.building({ ...answer, about: 'building' }),
  follow: () => 'Non l’hai seguito.',
  church: ({ choice }) =>
    choice === 'declined'
      ? 'Hai tenuto i tasselli Clero.'
      : `Hai scartato ${clergyTilesCount(choice.tiles)} per ${wigs(choice.wigs)}.`,
};

/** What was entered, as the log says it. */
export const logMoves: Catalogue['chronicle']['moves'] = {
  'get-gold': () => 'Hai scartato una carta per 1 oro.',
  'play-noble-card': ({ noble, influence, discard }, table) =>
    `Hai giocato una ${cardOf(noble)} nel portfolio, influenza ${number(influence)}${instead(table, discard)}.`,
  'play-treasury-card': ({ discard }, table) =>
    `Hai giocato una carta Tesoreria nel portfolio${instead(table, discard)}.`,
  visit: ({ noble, pay }) => `Hai visitato ${theNoble(noble)} ${payment(pay)}.`,
  sponsor: () => 'Hai finanziato un evento.',
  'make-room': ({ index }, table) => `Hai scartato la ${cardAt(table, index)}.`,
  sell: ({ good, ship }, table) =>
    `Hai venduto 1 ${names.oneGood[good]} alla ${shipAt(table, ship.owner, ship.index)}.`,
  trade: ({ good, action }) => `Hai trattato con 1 ${names.oneGood[good]} per ${ACTIONS[action]}.`,
  'recruit-officials': ({ nobles }) => `Hai reclutato ufficiali: ${list(nobles.map((noble) => names.noble[noble]))}.`,
  'take-plan': ({ architect }) => `Hai acquisito il progetto ${ofArchitect(architect)}.`,
  'build-ship': ({ pay }) =>
    `Hai costruito la nave in cima${pay.length === 0 ? '' : ` per ${list(pay.map((good) => `1 ${names.oneGood[good]}`))}`}.`,
  produce: ({ extra }) =>
    extra === null ? 'Hai prodotto merci.' : `Hai prodotto merci, con 1 ${names.oneGood[extra]} in più.`,
  'meet-cardinal': ({ steps, tile }) =>
    `Hai spostato il Cardinale di ${spaces(steps)} e preso un tassello Clero${tile === undefined ? '' : `: ${clergyTile(tile)}`}.`,
  'take-favour': ({ noble }) => `Hai ottenuto il ${favourOf(noble)}.`,
  'build-store': ({ space, good }) => `Hai costruito un ${storeOf(good)} su ${space}.`,
  'buy-land': ({ cube, house }) =>
    `${cube === null ? 'Nessun cubo lì' : `${capital(cubeOf(cube.kind))} ${OF_LINE[cube.from]}`}, una ${houseOf(house)}.`,
  'take-decree': () => 'Hai preso un decreto.',
  'open-building': ({ site }) => `Hai inaugurato un edificio pubblico nel ${siteNamed(site)}.`,
  'staff-building': ({ plan }, table) => `Hai usato il ${planAt(table, plan)}.`,
  'take-cube': ({ cube }) => `Hai preso il ${cubeOf(cube)}.`,
  'take-good': ({ good }) => `Hai preso 1 ${names.oneGood[good]}.`,
  'lose-good': ({ good }) => `Hai rimesso 1 ${names.oneGood[good]} nella riserva.`,
  'lose-official': ({ official: lost }) => `Hai ripreso l’ufficiale ${fromPlace(lost)}.`,
  decline: () => 'Hai saltato il resto.',
  follow: ({ pay }) => `L’hai seguito ${payment(pay)}.`,
  'decline-follow': () => 'Non l’hai seguito.',
  'take-card': ({ deck }) => `Hai preso una carta ${fromDeck(deck)}.`,
  'church-choice': ({ tiles, wigs: backs }) => `Hai scartato ${clergyTilesCount(tiles)} per ${wigs(backs)}.`,
  'decline-church': () => 'Hai tenuto i tasselli Clero.',
  'end-turn': () => null,
  'period-discard': () => 'Hai preparato il periodo 2.',
  tell: ({ fact }) => (facts[fact.about] as (told: typeof fact) => string)(fact),
  'set-depth': ({ depth }) => keptFromNow[depth],
  'tell-lacerda': ({ answer }) => (answers[answer.kind] as (told: typeof answer) => string)(answer),
  'finish-lacerda': () => null,
  'let-lacerda-follow': () => 'Lacerda ti ha seguito.',
};
