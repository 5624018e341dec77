import type { Catalogue } from '../catalogue';

/** Every panel of the board sheet: what to compare, why, and what is known. */
export const panels: Catalogue['sheet']['panels'] = {
  treasury: {
    title: 'Tesouro',
    look: 'A trilha com dois valores por espaço, o mais alto em cima. Toque no valor que for diferente no seu.',
    matters: 'Define o preço de visitas, terrenos, oficiais contratados e eventos.',
    known:
      'O marcador começa em 3 réis. O 2 fica um espaço abaixo. Existe um 5, e um valor de influência +1. Um negativo está implícito. O resto é suposição nossa.',
  },
  coins: {
    title: 'Influência',
    look: 'Toque nos espaços que mostram uma moeda na sua trilha.',
    matters: 'Cada moeda que você passa ao mover para a esquerda vale 1 real. No fim, elas contam como dinheiro.',
    known:
      'A trilha vai de 0 a 10, e o 10 mostra uma peruca. Nos exemplos, um jogador tirou 3 réis dela e outro tem 4. “No máximo 6 moedas” vem de jogadores, não de um manual.',
  },
  market: {
    title: 'Mercado',
    look: 'Confira o topo e a base de cada coluna: preço inicial e preço mínimo.',
    matters: 'Vender um recurso paga o preço dele. Produzir baixa esse preço.',
    known:
      'Os preços nunca sobem. Em um exemplo, os livros estão em 5, tecido e ouro em 4, as ferramentas em 3. Eles começam pelo menos nesses valores.',
  },
  ships: {
    title: 'Naus',
    look: 'Em cada nau, o ícone de influência (envelope) é o que ela dá. A moeda é o que ela soma a uma venda.',
    matters: 'Os ganhos de influência, também os de Lacerda, e o preço de cada recurso vendido.',
    known:
      'O tamanho 2 paga +1. O tamanho 3 paga +2 e dá 1 de influência. Os tamanhos 1 e 2 dão juntos 4 de influência. Os outros continuam a série.',
  },
  officeSpaces: {
    title: 'Escritórios',
    look: 'Conte os espaços para oficiais no escritório de um nobre e toque no último.',
    matters: 'Um escritório cheio manda oficiais para a praça, e as visitas ficam mais baratas.',
    known: 'Em um exemplo, um escritório tem pelo menos 5 oficiais.',
  },
  top: {
    title: 'Ações estatais',
    look: 'Ao lado de cada nobre há duas ações estatais, uma acima da outra. Toque nas que estão invertidas no seu.',
    matters: 'Lacerda executa a de cima ou a de baixo, conforme o ajudante dele.',
    known:
      'Nenhuma fonte diz qual fica em cima. Os manuais listam primeiro oficiais, nau e Cardeal. As regras solo listam primeiro o projeto. Seguimos os manuais.',
  },
  church: {
    title: 'Igreja',
    look: 'O Cardeal anda em sentido horário pelos espaços entre 6 fichas de clero. 2 espaços têm um ícone.',
    matters: 'Passar pelo ícone de influência desencadeia a pontuação da igreja. O do tesouro faz o tesouro subir.',
    known:
      'O Cardeal começa no ícone de influência (envelope). Supomos que o ícone do tesouro (baú) fica do lado oposto.',
  },
  scoringTiles: {
    title: 'Fichas de pontuação',
    look: 'As 4 fichas soltas que vão abaixo das colunas. A ordem não importa aqui.',
    matters: 'Elas multiplicam cada loja e cada edifício público.',
    known: 'Os exemplos mostram 3 e 4, e dizem que há fichas iguais.',
  },
  thinColumn: {
    title: 'Coluna estreita',
    look: '4 fichas, 5 colunas. Qual valor conta para a coluna estreita, a leste?',
    matters: 'As perucas das lojas na coluna 5, e onde Lacerda constrói.',
    known: 'Nenhuma fonte diz nada. Para nós, vale ali a ficha da coluna 4.',
  },
  toolsMajority: {
    title: 'Maioria de ferramentas',
    look: 'Perucas por ter mais lojas de ferramentas no fim, como impresso ao lado da rua das ferramentas.',
    matters: 'A pontuação final das lojas de ferramentas.',
    known: 'O manual inglês traz 6, 3 e 1. O espanhol e o polonês trazem 6, 4 e 2. Seguimos esses dois.',
  },
};
