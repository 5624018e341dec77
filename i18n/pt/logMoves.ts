import type { Depth, GameState } from '@/engine';

import type { AnswerLines, FactLines, MoveLines } from '../shape/log';
import { capital } from '../translate';
import { clergyTile } from './clergy';
import { list, number } from './grammar';
import { names } from './names';
import { cardAt, planAt, shipAt } from './pieceNames';
import { ACTIONS, payment } from './turnCommands';
import {
  atPlace,
  buildingOf,
  clergyCount,
  cubeOf,
  favourOf,
  goods,
  houseGroup,
  inPlace,
  LINE,
  nobleCard,
  ofArchitect,
  officials,
  planOf,
  siteNamed,
  spaces,
  storeOf,
  theNoble,
  wigs,
} from './turnNames';

const keptFromNow: Readonly<Record<Depth, string>> = {
  everything: 'O app agora acompanha tudo.',
  'lacerda-needs': 'O app agora acompanha o necessário para Lacerda.',
};

const instead = (table: GameState | undefined, discard: number | undefined): string =>
  discard === undefined ? '' : `, no lugar da ${cardAt(table, discard)}`;

const facts: FactLines = {
  plan: ({ architect, officials: count }) =>
    count === null
      ? `Os projetos ${ofArchitect(architect)} acabaram.`
      : `Projeto de cima ${ofArchitect(architect)}: ${officials(count)}.`,
  building: ({ architect, colours }) =>
    colours === null
      ? `Os edifícios ${ofArchitect(architect)} acabaram.`
      : `Próximo ${buildingOf(architect)}: ${list(colours.map((good) => names.good[good]))}.`,
  reward: ({ place }) => `Registrou a recompensa ${atPlace(place)}.`,
};

const answers: AnswerLines = {
  clergyWigs: ({ wigs: back }) => `A ficha de clero dele mostra ${wigs(back)}.`,
  plan: (answer) => facts.plan({ ...answer, about: 'plan' }),
  building: (answer) => facts.building({ ...answer, about: 'building' }),
  follow: () => 'Você não seguiu Lacerda.',
  church: ({ choice }) =>
    choice === 'declined'
      ? 'Você manteve suas fichas de clero.'
      : `Você descartou ${clergyCount(choice.tiles)} por ${wigs(choice.wigs)}.`,
};

/** What was entered, as the log says it. */
export const logMoves: Omit<MoveLines, 'correct'> = {
  'get-gold': () => 'Descartou uma carta e pegou 1 ouro.',
  'play-noble-card': ({ noble, influence, discard }, table) =>
    `Jogou uma ${nobleCard(noble)} no portfólio, influência ${number(influence)}${instead(table, discard)}.`,
  'play-treasury-card': ({ discard }, table) => `Jogou uma carta de Tesouro no portfólio${instead(table, discard)}.`,
  visit: ({ noble, pay }) => `Visitou ${theNoble(noble)} ${payment(pay)}.`,
  sponsor: () => 'Patrocinou um evento.',
  'make-room': ({ index }, table) => `Descartou a ${cardAt(table, index)}.`,
  sell: ({ good, ship }, table) => `Vendeu ${goods(1, good)} para a ${shipAt(table, ship.owner, ship.index)}.`,
  trade: ({ good, action }) => `Negociou ${goods(1, good)} para ${ACTIONS[action]}.`,
  'recruit-officials': ({ nobles }) => `Recrutou oficiais para ${list(nobles.map(theNoble))}.`,
  'take-plan': ({ architect }) => `Adquiriu o ${planOf(architect)}.`,
  'build-ship': ({ pay }) =>
    `Construiu a nau de cima${pay.length === 0 ? '' : ` por ${list(pay.map((good) => goods(1, good)))}`}.`,
  produce: ({ extra }) => (extra === null ? 'Produziu recursos.' : `Produziu recursos, mais ${goods(1, extra)}.`),
  'meet-cardinal': ({ steps, tile }) =>
    `Moveu o Cardeal ${spaces(steps)} e pegou uma ficha de clero${tile === undefined ? '' : `: ${clergyTile(tile)}`}.`,
  'take-favour': ({ noble }) => `Recebeu o ${favourOf(noble)}.`,
  'build-store': ({ space, good }) => `Construiu uma ${storeOf(good)} em ${space}.`,
  'buy-land': ({ cube, house }) =>
    `${cube === null ? 'Sem cubo ali' : `${capital(cubeOf(cube.kind))} da ${LINE[cube.from]}`}, casa do ${houseGroup(house)}.`,
  'take-decree': () => 'Pegou um decreto.',
  'open-building': ({ site }) => `Inaugurou um edifício público no ${siteNamed(site)}.`,
  'staff-building': ({ plan }, table) => `Usou o ${planAt(table, plan)}.`,
  'take-cube': ({ cube }) => `Pegou o ${cubeOf(cube)}.`,
  'take-good': ({ good }) => `Pegou ${goods(1, good)}.`,
  'lose-good': ({ good }) => `Devolveu ${goods(1, good)}.`,
  'lose-official': ({ official: lost }) => `Devolveu o oficial que estava ${inPlace(lost)}.`,
  decline: () => 'Pulou o resto.',
  follow: ({ pay }) => `Você seguiu Lacerda ${payment(pay)}.`,
  'decline-follow': () => 'Você não seguiu Lacerda.',
  'take-card': ({ deck }) => `Pegou uma carta do ${names.deck[deck]}.`,
  'church-choice': ({ tiles, wigs: backs }) => `Descartou ${clergyCount(tiles)} por ${wigs(backs)}.`,
  'decline-church': () => 'Manteve as fichas de clero.',
  'end-turn': () => null,
  'period-discard': () => 'Preparou o período 2.',
  tell: ({ fact }) => (facts[fact.about] as (told: typeof fact) => string)(fact),
  'set-depth': ({ depth }) => keptFromNow[depth],
  'tell-lacerda': ({ answer }) => (answers[answer.kind] as (told: typeof answer) => string)(answer),
  'finish-lacerda': () => null,
  'let-lacerda-follow': () => 'Lacerda seguiu você.',
};
