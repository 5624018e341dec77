import type { NobleAction, Paid, Part, StateAction } from '@/engine';

import type { Turn } from '../shape/turn';
import { capital } from '../translate';
import { GOODS } from '../vocabulary';
import { list, number, plural } from './grammar';
import { names } from './names';
import {
  buildingOf,
  clergyCount,
  cubeOf,
  cubes,
  favourOf,
  goods as named,
  influence,
  LINE,
  officeOf,
  ofArchitect,
  officials,
  paid,
  planOf,
  siteNamed,
  storeOf,
  theNoble,
  wigs,
} from './turnNames';

const reasons: Turn['reasons'] = {
  'no-official-left': () => 'ele não tem mais oficiais',
  'no-office-takes-one': () => 'nenhum escritório tem lugar para o oficial dele',
  'no-plan-left': () => 'não há mais projetos',
  'yard-empty': () => 'o estaleiro está vazio',
  'no-store': () => 'ele não tem lojas',
  'all-favours-held': () => 'ele já tem todos os favores',
  'no-house-left': () => 'ele não tem mais casas',
  'no-plot-left': () => 'nenhum terreno livre serve para uma ficha de cidade',
  'no-tile-or-site': () => 'nenhum local livre serve para um edifício público disponível',
  'deck-empty': () => 'esse baralho está vazio',
  'on-the-table': () => 'o passo foi pulado na sua mesa',
  'cannot-pay': ({ needed, has }) => `ele precisaria de ${number(needed)} e tem ${number(has)}`,
};

const stateActions: Readonly<Record<StateAction, string>> = {
  officials: 'recrutar oficiais',
  plan: 'adquirir um projeto',
  ship: 'construir uma nau',
  produce: 'produzir recursos',
  cardinal: 'encontrar-se com o Cardeal',
  favour: 'receber um favor real',
};
const nobleActions: Readonly<Record<NobleAction, string>> = {
  store: 'construir uma loja',
  decrees: 'pegar decretos',
  building: 'inaugurar um edifício público',
};

const pushed: Turn['pushedOut'] = (out) =>
  out
    .map(
      ({ seat, noble }) =>
        ` O escritório está cheio: mova 1 oficial ${seat === 'you' ? 'seu' : 'dele'} do ${officeOf(noble)} para a praça.`,
    )
    .join('');

const ofHisShips = (parts: readonly Part<string>[]): number =>
  parts.filter(({ code }) => code === 'his-ship').reduce((sum, { amount }) => sum + amount, 0);

const treasuryUp = (stays = false): string => (stays ? 'O tesouro fica no fim da trilha.' : 'Tesouro: 1 para cima.');

const visitCost = (cost: Paid): string =>
  cost.influence + cost.wigs === 0 ? 'Ele não paga nada pela visita.' : `Ele paga ${paid(cost)} pela visita.`;

const state: Turn['state'] = {
  officials: ({ offices, pushedOut }) =>
    offices.length === 1
      ? `Coloque 1 oficial dele no ${offices.map(officeOf).join('')}.${pushed(pushedOut)}`
      : `Coloque 1 oficial dele em cada escritório: ${offices.map((one) => names.noble[one]).join(', ')}.${pushed(pushedOut)}`,
  plan: ({ architect, officials: count }) =>
    `Dê a ele o projeto de cima ${ofArchitect(architect)} (${officials(count)}).`,
  ship: ({ hull, influence: gained, treasuryStays }) =>
    `Dê a ele a nau de cima (tamanho ${number(hull)}). ${treasuryUp(treasuryStays)} Depois ele ganha ${influence(gained)}.`,
  produce: ({ goods, prices }) => {
    const made = GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => named(goods[good] ?? 0, good));
    const dropped = GOODS.filter((good) => prices[good] !== undefined).map(
      (good) => `${names.good[good]} para ${number(prices[good] ?? 0)}`,
    );
    return `Ele produz ${list(made)}.${dropped.length === 0 ? '' : ` Os preços caem: ${list(dropped)}.`}`;
  },
  cardinal: ({ wigs: gained, treasury, treasuryStays, influence: icon }) =>
    [
      'Mova o Cardeal 2 espaços e descarte a próxima ficha de clero em sentido horário.',
      ...(gained === null ? [] : [`Ele ganha ${wigs(gained)}.`]),
      ...(treasury ? [treasuryUp(treasuryStays)] : []),
      ...(icon ? ['Deite o Cardeal: pontuação da igreja no fim deste turno.'] : []),
    ].join(' '),
  favour: ({ noble }) => `Dê a ele o ${favourOf(noble)}.`,
};

const noble: Turn['noble'] = {
  store: ({ space, good, wigs: gained, cube, paid: cost }) =>
    `Construa a ${storeOf(good)} dele em ${space}: ${wigs(gained)}. ` +
    (cube === null ? '' : `Dê a ele o ${cubeOf(cube.kind)} da ${LINE[cube.from]}. `) +
    visitCost(cost),
  decrees: ({ count, paid: cost }) =>
    `Dê a ele ${plural(count, { one: 'o decreto mais à esquerda', other: 'os # decretos mais à esquerda' })}, deslize os outros para a esquerda e reponha. ${visitCost(cost)}`,
  building: ({ site, architect, colours, wigs: gained, cubes: taken, paid: cost }) =>
    `Inaugure o ${buildingOf(architect)} (${list(colours.map((good) => names.good[good]))}) no ${siteNamed(site)}. ` +
    `${wigs(gained.lacerda)} para ele, ${number(gained.you)} para você. ` +
    (taken === 0 ? '' : `Dê a ele ${cubes(taken)}. `) +
    visitCost(cost),
};

const steps: Turn['steps'] = {
  dock: ({ hulls, done }) =>
    done
      ? plural(hulls.length, {
          one: 'Atraque a nau dele e devolva os recursos dela ao suprimento.',
          other: 'Atraque as # naus dele e devolva os recursos delas ao suprimento.',
        })
      : 'As naus dele ficam no mar.',
  courtier: ({ to }) => `Mova o cortesão até ${theNoble(to)}.`,
  discard: ({ deck }) => `Descarte a carta de cima do ${names.deck[deck]}; revele a próxima.`,
  skippedDiscard: (reason) => `Pule o descarte: ${reason}.`,
  aide: ({ to }) => `Mova o ajudante para o ${names.deck[to]}.`,
  hisChurch: ({ influence: gained, parts, done }) =>
    done
      ? `Pontuação da igreja: ele ganha ${influence(gained)} (seu portfólio ${number(gained - ofHisShips(parts))}, naus dele ${number(ofHisShips(parts))}).`
      : 'Sem pontuação da igreja.',
  yourChurch: ({ tiles, wigs: gained, influence: track }) =>
    `Pontuação da igreja: você descarta ${clergyCount(tiles)} por ${wigs(gained)} e ganha ${influence(track)}.`,
  endOfPeriod: () => 'O período 1 termina com este turno.',
  endOfGame: () => 'O fim foi desencadeado: esta rodada acabou, falta a última.',
};

const asks: Turn['asks'] = {
  clergyWigs: 'Perucas no verso da ficha de clero?',
  plan: (architect, isNew) => `Oficiais no ${isNew ? 'novo ' : ''}projeto de cima ${ofArchitect(architect)}?`,
  building: (architect, isNew) =>
    `Quais são as 2 cores do ${isNew ? 'próximo ' : ''}${buildingOf(architect)}${isNew ? '' : ' disponível'}?`,
  none: 'Não há mais',
  wigs,
  officials,
  follow: (who) => `Você tem o ${favourOf(who)}. Quer seguir Lacerda?`,
  doFollow: 'Seguir',
  dontFollow: 'Não seguir',
  church: (tiles) =>
    `Pontuação da igreja: descartar fichas de clero?${tiles === null ? '' : ` Você tem ${number(tiles)}.`}`,
  churchGives: (gained) => `As perucas dos versos, mais ${influence(gained)} uma única vez.`,
  tiles: 'Fichas a descartar',
  backs: 'Perucas nos versos',
  discard: (tiles) => plural(tiles, { one: 'Descartar # ficha', other: 'Descartar # fichas' }),
  keep: 'Ficar com todas',
};

/** Lacerda’s turn. */
export const turn: Turn = {
  reasons,
  pushedOut: pushed,
  state,
  noble,
  skippedState: (action, reason) => `Pule ${stateActions[action]}: ${reason}.`,
  returnsFavour: (who) => `Ele devolve o ${favourOf(who)}.`,
  skippedNoble: (action, reason) => `Ele não pode ${nobleActions[action]}: ${reason}. Sem visita, sem custo.`,
  steps,
  title: 'Turno de Lacerda',
  followTitle: 'Lacerda segue você',
  whyOf: (text) => `Por quê? ${text}`,
  takeBack: 'Desfazer resposta',
  stuck: 'Estas respostas se contradizem. Desfaça a última.',
  aloud: { read: 'Ler em voz alta', stop: 'Parar a leitura' },
  done: 'Pronto',
  followDone: 'Pronto, meu turno',
  asks,
  overrides: {
    skip: 'Passo pulado',
    noble: theNoble,
    deck: (deck) => `o ${names.deck[deck]}`,
    action: (action) => capital(stateActions[action]),
    offices: (at) =>
      at.length === 1
        ? `Oficial no ${at.map(officeOf).join('')}`
        : `Oficiais nos escritórios: ${list(at.map((one) => names.noble[one]))}`,
    plan: (architect) => capital(planOf(architect)),
    favour: (who) => capital(favourOf(who)),
    store: (space, good, cube) =>
      `${capital(storeOf(good))} em ${space}${cube === undefined ? '' : cube === null ? ', sem cubo' : `, o ${cubeOf(cube.kind)} da ${LINE[cube.from]}`}`,
    building: (site, architect) => `${capital(buildingOf(architect))} no ${siteNamed(site)}`,
  },
};
