import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { number, plural } from './grammar';
import { names } from './names';
import { cubes as cubeCount, nobleCard, theNoble, wigs } from './turnNames';

/** Where a marker ends. */
const track = (what: string, from: number, to: number): string =>
  from === to ? `${what} ficam em **${number(to)}**` : `${what} ${number(from)} → **${number(to)}**`;

/** What happens rarely and is easily forgotten. */
export const moments: Catalogue['moments'] = {
  lastRound: {
    thisRound: 'O fim foi desencadeado: mais 1 rodada depois desta.',
    last: {
      you: 'Última rodada: seu último turno.',
      lacerda: 'Última rodada: último turno dele, depois a pontuação final.',
    },
  },
  church: {
    his: (portfolio, ships) => `Seu portfólio ${number(portfolio)} + naus dele ${number(ships)}`,
    then: 'O que ele ganha',
  },
  period: {
    title: 'Fim do período 1',
    intro: 'O período 1 acabou. Faça isto em ordem e vá marcando.',
    steps: 'Fim do período',
    cards: { label: 'Descarte **todas as cartas** que restam nos 4 baralhos', detail: 'Sua mão fica com você' },
    yourWigs: (sets, from, to) => ({
      label: track('Suas perucas', from, to),
      detail:
        sets === 0
          ? 'Nenhum conjunto de entulho'
          : `${wigs(to - from)} por ${plural(sets, { one: '# conjunto de entulho', other: '# conjuntos de entulho' })}`,
    }),
    hisWigs: (cubes, from, to) => ({
      label: track('Perucas dele', from, to),
      detail: cubes === 0 ? 'Nenhum cubo' : `${wigs(to - from)} por ${cubeCount(cubes)}. Os cubos ficam`,
    }),
    ships: { label: 'Descarte **todas as naus** do estaleiro' },
    newShips: { label: 'Estaleiro: **roxa, tamanho 3**, sobre **marrom, tamanho 4**' },
    discard: {
      label: 'Descarte **quantas cartas quiser** da mão',
      detail: '1 carta por nobre dá a recompensa. Sem penalidades',
    },
    hand: { label: 'Compre até ter **5 cartas**', detail: 'Do baralho roxo. Devolva o resto à caixa' },
    decks: { label: 'Separe o baralho marrom em **4 baralhos de 5**', detail: 'Por tipo, a carta de cima revelada' },
    clergy: { label: 'Reponha: **fichas de clero** em toda a volta da igreja' },
    decrees: { label: 'Reponha: **8 decretos**' },
    stays: (aide, courtier) => ({
      label: 'Ajudante e cortesão **ficam**',
      detail: `No ${names.deck[aide]}, com ${theNoble(courtier)}`,
    }),
    rewards: 'Recompensas das cartas descartadas',
    card: (noble) => capital(nobleCard(noble)),
    enter: (noble) => `Recompensa de uma ${nobleCard(noble)}`,
    none: 'sem recompensa',
    begin: 'Começar o período 2',
  },
};
