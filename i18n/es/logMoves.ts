import type { Depth, GameState } from '@/engine';

import type { AnswerLines, FactLines, MoveLines } from '../shape/log';
import { capital } from '../translate';
import { clergyTile } from './clergy';
import { list, number } from './grammar';
import { names } from './names';
import { cardAt, planAt, shipAt } from './pieceNames';
import { ACTIONS, payment } from './turnCommands';
import {
  clergyTilesOf,
  cubeOf,
  favourOf,
  groupOf,
  nobleCard,
  ofArchitect,
  ofDeck,
  official,
  officials,
  ofLine,
  ofNoble,
  oneOf,
  placeNamed,
  spaces,
  storeOf,
  theSite,
  toNoble,
  wigs,
} from './turnNames';

const keptFromNow: Readonly<Record<Depth, string>> = {
  everything: 'La app lo registra todo desde ahora.',
  'lacerda-needs': 'La app registra desde ahora lo que Lacerda necesita.',
};

const instead = (table: GameState | undefined, discard: number | undefined): string =>
  discard === undefined ? '' : `, en lugar de ${cardAt(table, discard)}`;

const facts: FactLines = {
  plan: ({ architect, officials: count }) =>
    count === null
      ? `No quedan planos ${ofArchitect(architect)}.`
      : `Plano superior ${ofArchitect(architect)}: ${officials(count)}.`,
  building: ({ architect, colours }) =>
    colours === null
      ? `No quedan edificios ${ofArchitect(architect)}.`
      : `Siguiente edificio ${ofArchitect(architect)}: ${list(colours.map((good) => names.good[good]))}.`,
  reward: ({ place }) => `Introdujiste la recompensa de ${placeNamed(place)}.`,
};

const answers: AnswerLines = {
  clergyWigs: ({ wigs: back }) => `Su loseta de clero muestra ${wigs(back)}.`,
  plan: (answer) => facts.plan({ ...answer, about: 'plan' }),
  building: (answer) => facts.building({ ...answer, about: 'building' }),
  follow: () => 'No lo seguiste.',
  church: ({ choice }) =>
    choice === 'declined'
      ? 'Conservaste tus losetas de clero.'
      : `Descartaste ${clergyTilesOf(choice.tiles)} por ${wigs(choice.wigs)}.`,
};

/** What was entered, as the log says it. */
export const logMoves: Omit<MoveLines, 'correct'> = {
  'get-gold': () => 'Descartaste una carta por 1 oro.',
  'play-noble-card': ({ noble, influence, discard }, table) =>
    `Jugaste una ${nobleCard(noble)} en tu portafolio, influencia ${number(influence)}${instead(table, discard)}.`,
  'play-treasury-card': ({ discard }, table) =>
    `Jugaste una carta de Tesorería en tu portafolio${instead(table, discard)}.`,
  visit: ({ noble, pay }) => `Visitaste ${toNoble(noble)} ${payment(pay)}.`,
  sponsor: () => 'Patrocinaste un evento.',
  'make-room': ({ index }, table) => `Descartaste ${cardAt(table, index)}.`,
  sell: ({ good, ship }, table) => `Vendiste ${oneOf(good)} a ${shipAt(table, ship.owner, ship.index)}.`,
  trade: ({ good, action }) => `Comerciaste con ${oneOf(good)} para ${ACTIONS[action]}.`,
  'recruit-officials': ({ nobles }) =>
    nobles.length === 1
      ? `Reclutaste un funcionario para la oficina ${nobles.map(ofNoble).join('')}.`
      : `Reclutaste funcionarios para las oficinas ${list(nobles.map(ofNoble))}.`,
  'take-plan': ({ architect }) => `Adquiriste el plano ${ofArchitect(architect)}.`,
  'build-ship': ({ pay }) => `Construiste el barco superior${pay.length === 0 ? '' : ` por ${list(pay.map(oneOf))}`}.`,
  produce: ({ extra }) => (extra === null ? 'Produjiste bienes.' : `Produjiste bienes, con ${oneOf(extra)} extra.`),
  'meet-cardinal': ({ steps, tile }) =>
    `Moviste al Cardenal ${spaces(steps)} y tomaste una loseta de clero${tile === undefined ? '' : `: ${clergyTile(tile)}`}.`,
  'take-favour': ({ noble }) => `Conseguiste el ${favourOf(noble)}.`,
  'build-store': ({ space, good }) => `Construiste una ${storeOf(good)} en ${space}.`,
  'buy-land': ({ cube, house }) =>
    `${cube === null ? 'Allí no había cubos' : `${capital(cubeOf(cube.kind))} ${ofLine[cube.from]}`}, una casa ${groupOf[house]}.`,
  'take-decree': () => 'Tomaste un decreto.',
  'open-building': ({ site }) => `Abriste un edificio público en ${theSite(site)}.`,
  'staff-building': ({ plan }, table) => `Usaste ${planAt(table, plan)}.`,
  'take-cube': ({ cube }) => `Tomaste el ${cubeOf(cube)}.`,
  'take-good': ({ good }) => `Tomaste ${oneOf(good)}.`,
  'lose-good': ({ good }) => `Devolviste ${oneOf(good)}.`,
  'lose-official': ({ official: lost }) => `Devolviste el funcionario de ${official(lost)}.`,
  decline: () => 'Omitiste el resto.',
  follow: ({ pay }) => `Lo seguiste ${payment(pay)}.`,
  'decline-follow': () => 'No lo seguiste.',
  'take-card': ({ deck }) => `Tomaste una carta ${ofDeck(deck)}.`,
  'church-choice': ({ tiles, wigs: backs }) => `Descartaste ${clergyTilesOf(tiles)} por ${wigs(backs)}.`,
  'decline-church': () => 'Conservaste las losetas de clero.',
  'end-turn': () => null,
  'period-discard': () => 'Preparaste el período 2.',
  tell: ({ fact }) => (facts[fact.about] as (told: typeof fact) => string)(fact),
  'set-depth': ({ depth }) => keptFromNow[depth],
  'tell-lacerda': ({ answer }) => (answers[answer.kind] as (told: typeof answer) => string)(answer),
  'finish-lacerda': () => null,
  'let-lacerda-follow': () => 'Lacerda te siguió.',
};
