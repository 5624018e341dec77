import type { SaleRefusal } from '@/engine';

import type { Catalogue } from '../catalogue';
import type { Speaker } from '../say';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { payments } from './turnCommands';
import {
  change,
  differentGoods,
  goods as named,
  influence,
  LINE,
  officials,
  priceOf,
  reis,
  theNoble,
  toNoble,
  wigs,
} from './turnNames';

type Words = Catalogue['costs'];

const saleRefusals: Speaker<SaleRefusal> = {
  'no-such-ship': () => 'Essa nau não está lá.',
  'no-room': ({ needed, has }) =>
    `Sem lugar para ${number(needed)}: ${has === 0 ? 'a nau está cheia' : `na nau só ${has > 1 ? 'cabem' : 'cabe'} mais ${number(has)}`}.`,
  'good-missing': ({ good, needed, has }) => `Você tem ${named(has, good)}, não ${number(needed)}.`,
};

const paid: Words['pay']['paid'] = (pay) => list(payments(pay)) || 'nada';
const short = (missing: number, what: string): string => `${missing > 1 ? 'Faltam' : 'Falta'} ${what}`;

const sale: Words['sale'] = {
  ships: 'Vender para quais naus?',
  ship: (place, hull) => `Nau ${number(place)}: tamanho ${number(hull)}`,
  another: 'Adicionar nau',
  removeShip: 'Remover nau',
  hull: 'Tamanho da nau',
  owner: 'Nau de quem?',
  owners: { you: 'Minha', lacerda: 'De outro' },
  aboard: 'Já carregados',
  paid: 'Destes, virados para baixo e já pagos',
  load: 'Toque no que você vende',
  loadName: (good, price) => `Vender ${named(1, good)}, mercado ${number(price)}`,
  unload: (good) => `Não vender ${named(1, good)}`,
  crates: (aboard, hull) => `Carga: ${number(aboard)} de ${number(hull)}`,
  prices: 'Preços',
  hidePrices: 'Ocultar preços',
  price: (good) => capital(priceOf(good)),
  gives: 'Esta venda rende',
  nothing: 'Nada vendido ainda',
  sails: (mine, others) =>
    list([
      ...(mine > 0 ? [`você ganha ${wigs(mine)}`] : []),
      ...(others > 0 ? [`o dono dela ganha ${wigs(others)}`] : []),
    ]),
  refusals: saleRefusals,
};

/** The cost check. */
export const costs: Words = {
  title: 'Conferir um custo',
  unsaved: 'Não é possível salvar neste aparelho. Seus dados valem até você fechar o app.',
  ask: 'Quanto custa?',
  questions: {
    visit: 'Visitar',
    follow: 'Seguir',
    land: 'Terreno',
    ship: 'Nau',
    hire: 'Contratar',
    sponsor: 'Patroc.',
    sale: 'Vender',
  },
  treasury: {
    label: 'Tesouro',
    where: 'Tesouro: onde está o marcador?',
    visits: 'visitas',
    payments: 'pagtos.',
    space: (left, right) => `Visitas ${change(left)}, pagamentos ${reis(right)}`,
    signed: change,
  },
  visit: {
    noble: 'Qual nobre?',
    others: 'Oficiais dos outros no escritório',
    othersHint: 'Conte os neutros, mas não a praça',
    costs: (noble) => `Visitar ${theNoble(noble)} custa`,
    follows: (noble) => `Seguir uma visita ${toNoble(noble)} custa`,
    free: 'nada',
    unit: () => 'de influência',
    followHint: 'Conte depois que o visitante agir. Devolva antes o favor.',
  },
  land: {
    row: 'Na fileira',
    column: 'Na coluna',
    add: (kind, where) => `Adicionar um cubo à ${LINE[where]}: ${names.rubble[kind]}`,
    remove: (kind, where) => `Remover um cubo da ${LINE[where]}: ${names.rubble[kind]}`,
    costs: 'O terreno custa',
    cheapest: 'O terreno custa no mínimo',
    each: 'Conforme o cubo que você pegar',
    take: (kind, from) => `${capital(LINE[from])}: ${names.rubble[kind]}`,
    empty: 'Nenhum cubo para pegar.',
  },
  ship: {
    hull: 'Qual nau?',
    hullName: (hull) => `Tamanho ${number(hull)}`,
    middle: 'Casas centrais construídas',
    costs: (hull) => `Uma nau de tamanho ${number(hull)} custa`,
    unit: (count) => plural(count, { one: 'recurso', other: 'recursos diferentes' }),
    free: 'nenhum recurso',
    orReplace: 'Ou substitua uma que você tem',
    replacing: (hull) => `No lugar da de tamanho ${number(hull)}`,
    goods: differentGoods,
  },
  hire: {
    plan: 'Oficiais no projeto',
    out: 'Seus oficiais em escritórios e praças',
    costs: 'A inauguração custa',
    steps: (returned, hired, each) =>
      capital(
        [
          ...(returned > 0 ? [`devolva ${officials(returned)} de escritórios e praças`] : []),
          ...(hired > 0 ? [`contrate ${number(hired)} por ${reis(each)} cada`] : []),
        ].join(', depois ') || 'nenhum oficial necessário',
      ),
  },
  sponsor: {
    costs: 'Patrocinar um evento custa',
    hint: 'Custa o valor do tesouro. Um evento que constrói uma loja paga também o terreno.',
  },
  sale,
  unit: { reis: (count) => plural(count, { one: 'real', other: 'réis' }) },
  reis,
  pay: {
    title: 'Como pagar',
    influenceFirst: 'Primeiro a influência',
    wigsNext: 'O que a influência não cobre: perucas, 1 por 1',
    reisToo: 'Com as duas casas da esquerda construídas: réis no lugar de influência, 1 por 1',
    hand: 'Réis em mãos',
    track: 'Moedas que você passa na trilha de influência, 1 real cada',
    ways: (count) => plural(count, { one: '# forma de pagar', other: '# formas de pagar' }),
    paid,
    left: (left) => `Você fica com ${list([influence(left.influence), wigs(left.wigs), reis(left.reis)])}`,
    more: (count) => plural(count, { one: 'Mais # forma', other: 'Mais # formas' }),
    fewer: 'Menos formas',
    shortReis: (missing) => short(missing, reis(missing)),
    shortVisit: (missing) => short(missing, number(missing)),
    shortGoods: (missing) => short(missing, plural(missing, { one: '# tipo', other: '# tipos' })),
    enough: 'Suficiente',
    enoughReis: (hand, coins, left) =>
      `${paid({ influence: 0, wigs: 0, reis: hand, coins, benefits: 0 })}; ${left > 1 ? 'sobram' : 'sobra'} ${number(left)}`,
  },
  held: {
    ask: 'Registrar o que tenho',
    detail: 'Assim o app compara com o custo.',
    influence: 'Influência',
    wigs: 'Perucas',
    reis: 'Réis',
    bothLeftHouses: 'As duas casas da esquerda construídas',
    good: (good) => capital(names.good[good]),
    cards: 'Cartas de Tesouro no portfólio',
    clergy: 'Fichas de clero no tabuleiro',
    benefits: {
      reis: 'Moedas nelas',
      perGood: 'Réis a mais por recurso',
      fewerOfficials: 'Oficiais a menos',
      cheaperOfficials: 'Réis a menos por oficial',
      visit: 'Influência a menos por visita',
    },
  },
};
