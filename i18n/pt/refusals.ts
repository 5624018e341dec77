import type {
  Fact,
  GrantedTask,
  MoveRefusal,
  OverridableStep,
  Question,
  StateAction,
  TaskKind,
  YourStep,
} from '@/engine';

import type { Speaker } from '../say';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import {
  anyGoods,
  anyOf,
  atPlace,
  cityTile,
  clergyCount,
  cubeOf,
  differentGoods,
  favourOf,
  goods as named,
  houseGroup,
  houses,
  influence,
  inPlace,
  LINE,
  ofArchitect,
  officeOf,
  officials,
  placeNamed,
  reis,
  siteNamed,
  spaces,
  stores,
  streetOf,
  theNoble,
} from './turnNames';

const good = (one: keyof typeof names.good): string => names.good[one];

/** The missing number first: "Faltam 2 réis: custa 5, você tem 3." */
function short(needed: number, has: number, amount: (count: number) => string, pays: string): string {
  const lacking = Math.max(0, needed - has);
  return `${lacking > 1 ? 'Faltam' : 'Falta'} ${amount(lacking)}: custa ${number(needed)}, ${pays} ${number(has)}.`;
}
const outOfRange = (given: number, least: number, most: number): string =>
  `${number(given)} não é possível: escolha de ${number(least)} a ${number(most)}.`;

const stateActions: Readonly<Record<StateAction, string>> = {
  officials: 'recrutar oficiais',
  plan: 'adquirir um projeto',
  ship: 'construir uma nau',
  produce: 'produzir recursos',
  cardinal: 'encontrar-se com o Cardeal',
  favour: 'receber um favor real',
};
/** What is still to be done, as it follows "você precisa". */
const granted: Readonly<Record<GrantedTask, string>> = {
  official: 'colocar o oficial',
  'cardinal-1': 'mover o Cardeal',
  cube: 'pegar o cubo',
  good: 'pegar o recurso',
  store: 'construir a loja',
  decree: 'pegar o decreto',
  'extra-decree': 'pegar o decreto extra',
  building: 'inaugurar o edifício público',
  'lose-good': 'devolver um recurso',
  'lose-official': 'devolver um oficial',
};
const tasks: Readonly<Record<TaskKind, string>> = {
  ...granted,
  officials: 'recrutar os oficiais',
  plan: 'adquirir o projeto',
  ship: 'construir a nau',
  produce: 'produzir recursos',
  cardinal: 'encontrar-se com o Cardeal',
  favour: 'receber o favor real',
  land: 'pagar pelo terreno',
  staff: 'devolver os oficiais do projeto',
  tuck: 'abrir espaço no seu portfólio',
};
const steps: Readonly<Record<YourStep['at'], string>> = {
  action: 'Antes, jogue uma carta ou pegue 1 ouro.',
  portfolio: 'Sua carta está no portfólio. Venda ou negocie, depois pegue uma carta.',
  visit: 'Você está visitando um nobre. Agora vem a ação nobre.',
  'his-follow': 'Antes, Lacerda segue sua visita.',
  follow: 'Você segue Lacerda. Escolha 1 das 3 ações.',
  card: 'Agora, pegue uma carta de um baralho.',
  church: 'Agora vem a pontuação da igreja.',
  end: 'Seu turno acabou.',
  period: 'Antes vem o fim do período.',
};
const questions: Readonly<Record<Question['kind'], string>> = {
  clergyWigs: 'as perucas da ficha de clero',
  plan: 'o projeto de cima',
  building: 'o próximo edifício',
  follow: 'se você segue',
  church: 'suas fichas de clero',
};
const hisSteps: Readonly<Record<OverridableStep, string>> = {
  dock: 'a volta das naus',
  courtier: 'o movimento do cortesão',
  state: 'a ação estatal dele',
  noble: 'a visita dele',
  discard: 'o descarte dele',
  aide: 'o movimento do ajudante',
  church: 'a pontuação da igreja',
};
const revealed: Readonly<Record<Exclude<Fact['about'], 'reward'>, string>> = {
  plan: 'o projeto de cima',
  building: 'o próximo edifício',
};
const whom = {
  you: 'para os seus oficiais',
  lacerda: 'para os oficiais de Lacerda',
  neutral: 'para os oficiais neutros',
  cards: 'para as cartas',
  cubes: 'para os cubos',
} as const;

function noSaleOrTrade({ goods: lacking, ship }: Extract<MoveRefusal, { readonly code: 'no-sale-or-trade' }>): string {
  const helps = [...lacking.map((one) => named(1, one)), ...(ship ? ['uma nau atracada'] : [])];
  const then = helps.length === 0 ? '' : ` Bastaria ${lacking.length > 0 ? 'mais ' : ''}${anyOf(helps)}.`;
  return `Depois de jogá-la, você precisa poder vender ou negociar.${then}`;
}

/** Why a move isn’t possible, the number first. */
export const refusals: Speaker<MoveRefusal> = {
  'not-your-turn': () => 'É o turno de Lacerda.',
  'game-over': () => 'O jogo acabou.',
  'nothing-to-decline': () => 'Não há nada para pular aqui.',
  'not-now': ({ at }) => steps[at],
  'first-finish': ({ task }) => `Antes, você precisa ${tasks[task]}.`,
  'must-be-done': ({ task }) => `Você não conseguiria concluir o que começou: ${tasks[task]}.`,
  'action-covered': ({ action }) => `Só 1 vez por turno: você já escolheu ${stateActions[action]}.`,
  'enough-trades': ({ most }) => `Máximo: ${plural(most, { one: '# negócio', other: '# negócios' })} por turno.`,
  'selling-or-trading': ({ doing }) =>
    `Você já está ${doing === 'selling' ? 'vendendo' : 'negociando'}: venda ou negocie, não os dois.`,
  'reward-not-declined': ({ task }) => `Uma recompensa não pode ser pulada: você precisa ${tasks[task]}.`,
  'must-sell-or-trade': () => 'Antes, venda ou negocie um recurso.',
  'no-sale-or-trade': noSaleOrTrade,
  'no-such-ship': () => 'Essa nau não está lá.',
  'no-room': ({ hull, has }) =>
    `Na ${names.ship(hull)} ${has === 0 ? 'não há lugar' : `só há lugar para ${anyGoods(has)}`}.`,
  'good-missing': ({ good: which, needed, has }) => `Precisa de ${named(needed, which)}, você tem ${number(has)}.`,
  'too-poor': ({ needed, has }) => short(needed, has, reis, 'você pode pagar'),
  'too-few-coins': ({ asked, has }) => `No máximo ${reis(has)} da trilha de influência, não ${number(asked)}.`,
  'wrong-payment': ({ cost }) => `Isso não soma ${number(cost)}.`,
  'cannot-pay-visit': ({ cost, has }) => short(cost, has, influence, 'você tem'),
  'wrong-good': ({ noble, takes }) => `${capital(theNoble(noble))} aceita ${anyOf(takes.map(good))}.`,
  'wrong-goods': ({ needed, given }) => `Custa ${anyGoods(needed)}, não ${number(given)}.`,
  'too-few-goods': ({ needed, has }) => `Precisa de ${differentGoods(needed)}, você tem ${number(has)}.`,
  'same-good-twice': ({ good: which }) => `Os recursos devem ser diferentes: no máximo ${named(1, which)}.`,
  'no-room-for-good': ({ good: which, most }) => `Limite do seu armazém: ${named(most, which)}.`,
  'portfolio-full': ({ limit, used }) => `Seu portfólio está cheio: ${number(used)} de ${number(limit)}.`,
  'no-such-card': () => 'Essa carta não está no seu portfólio.',
  'frees-no-slot': () => 'Essa carta não libera um espaço que sirva.',
  'no-official-left': ({ needed, has }) => `Precisa de ${officials(needed)}, você ainda tem ${number(has)}.`,
  'office-closed': ({ noble }) => `Sem lugar para o seu oficial no ${officeOf(noble)}.`,
  'same-office-twice': ({ noble }) => `1 oficial por escritório: você escolheu ${theNoble(noble)} 2 vezes.`,
  'how-many-offices': ({ least, most }) => `Coloque de ${number(least)} a ${officials(most)}.`,
  'no-plan-left': ({ architect }) => `O ${names.architect[architect]} não tem mais projetos.`,
  'no-plans-left': () => 'Não há mais projetos.',
  'yard-empty': () => 'O estaleiro está vazio.',
  'nothing-to-produce': () => 'Você não tem lojas, ou não tem lugar para os recursos delas.',
  'no-favour-left': () => 'Você já tem todos os favores.',
  'pile-empty': () => 'A pilha de cubos está vazia.',
  'no-marker': () => 'Você não tem marcador de conjunto de entulho para gastar.',
  'smaller-ship': ({ hull, replaces }) => `Uma ${names.ship(hull)} não é maior que uma de tamanho ${number(replaces)}.`,
  'no-extra-good': ({ good: which }) => `O recurso extra não pode ser ${names.oneGood[which]}.`,
  'clergy-full': ({ most }) => `Você já tem ${clergyCount(most)}, o máximo.`,
  steps: ({ most }) => `O Cardeal anda no máximo ${spaces(most)}.`,
  'favour-held': ({ noble }) => `Você já tem o ${favourOf(noble)}.`,
  'favour-missing': ({ noble }) => `Você não tem o ${favourOf(noble)}.`,
  'no-land': () => 'Nenhum terreno livre serve para uma ficha de cidade da exibição.',
  'no-house-left': () => 'Você não tem mais casas.',
  'no-site-left': () => 'Nenhum local está livre.',
  'no-unfinished-plan': () => 'Você não tem projeto incompleto.',
  'land-taken': ({ space }) => `${space} já está ocupado.`,
  'off-street': ({ space, fits }) => `${space} só toca ${list(fits.map((one) => `a ${streetOf(one)}`))}.`,
  'tile-gone': ({ good: which }) => `Não há ${cityTile(which)} na exibição. Ela é reposta depois do seu turno.`,
  'out-of-play': ({ place }) => `${capital(placeNamed(place))} não é usado na partida solo.`,
  'no-such-cube': ({ cube, from }) => `Não há ${cubeOf(cube)} na ${LINE[from]}.`,
  'take-a-cube': () => 'Você precisa pegar um cubo.',
  'group-empty': ({ house }) => `Não há mais casas no seu ${houseGroup(house)}.`,
  'site-taken': ({ site }) => `O ${siteNamed(site)} já está ocupado.`,
  'no-such-plan': () => 'Você não tem esse projeto.',
  'plan-done': () => 'Esse projeto já está completo.',
  'no-building': ({ architect }) => `O ${names.architect[architect]} não tem edifício disponível.`,
  'north-site-needs': ({ site, good: which }) => `O ${siteNamed(site)} exige um edifício público com ${good(which)}.`,
  'choose-officials': ({ needed, out }) => `Escolha ${officials(needed)} entre os seus ${number(out)} no tabuleiro.`,
  'no-official-there': ({ noble, from }) => `Você não tem oficial ${inPlace({ noble, from })}.`,
  'reward-first': ({ place }) => `Antes, registre a recompensa ${atPlace(place)}. Ela pode bastar.`,
  'tell-first': ({ about, architect }) => `Antes, registre ${revealed[about]} ${ofArchitect(architect)}.`,
  'already-known': ({ about, architect }) =>
    `${capital(revealed[about])} ${ofArchitect(architect)} já está registrado.`,
  'deck-empty': () => 'Esse baralho está vazio.',
  'not-your-tiles': () => 'Você não tem essas fichas de clero.',
  'no-clergy': ({ asked, has }) => `Você tem ${clergyCount(has)}, não ${number(asked)}.`,
  'out-of-range': ({ least, most, given }) => outOfRange(given, least, most),
  'holdings-missing': () => 'Antes, registre o que você tem.',
  'no-such-place': ({ place }) => `Não existe um lugar chamado ${place}.`,
  'equal-colours': ({ colour }) => `Um edifício público tem 2 cores. Você escolheu ${good(colour)} 2 vezes.`,
  'houses-do-not-fit': ({ stores: built, houses: taken }) =>
    `Você tem ${stores(built)} no mapa, mas ${houses(taken)} fora do seu tabuleiro.`,
  'office-overfull': ({ noble, most, given }) =>
    `O ${officeOf(noble)} comporta ${officials(most)}, não ${number(given)}.`,
  'too-many-cubes': ({ kind, most, given }) =>
    `A caixa tem ${plural(most, { one: '# cubo', other: '# cubos' })} de ${names.rubble[kind]}, não ${number(given)}.`,
  'not-the-tiles': ({ tiles }) => `As fichas de pontuação desta partida são ${list(tiles.map(number))}.`,
  'house-does-not-fit': () => 'Casas e lojas não combinam. Corrija antes suas casas.',
  'too-many': ({ of, most, given }) => `${number(given)} é demais ${whom[of]}. Máximo: ${number(most)}.`,
  'not-his-turn': () => 'Não é o turno de Lacerda.',
  'not-asked': ({ answer }) => `O app não está perguntando ${questions[answer]} agora.`,
  'still-asked': ({ question }) => `Antes, registre ${questions[question.kind]}.`,
  'impossible-answer': ({ given, least, most }) => outOfRange(given, least, most),
  'illegal-target': ({ step }) => `As regras não permitem isso para ${hisSteps[step]}.`,
  'no-such-step': ({ step }) => `O turno dele já não inclui ${hisSteps[step]}.`,
};

/** What can be done instead. */
export const instead = (possible: readonly string[]): string =>
  possible.length === 0 ? '' : ` Possível: ${list(possible)}.`;
