import type { Catalogue } from '../catalogue';

/** Every rule in brief, in our own words. */
export const ruleTexts: Catalogue['ruleTexts'] = {
  'setup.player':
    'Cada jogador tem 8 casas (2 à esquerda, 3 no centro, 3 à direita), 8 oficiais, 5 marcadores de conjunto, 1 de cada recurso, 10 réis e 5 perucas. Sorteie 2 fichas de clero e fique com 1. Pegue ao acaso um favor real e um projeto inicial. Coloque 1 oficial no escritório do Marquês.',
  'setup.influence': 'O primeiro jogador começa em 4, o seguinte em 5, depois 6 e 7.',
  'setup.neutral':
    'Com 2 jogadores e no solo, 1 oficial de uma cor não usada fica em cada escritório o jogo todo. Ele conta como de um adversário.',
  'setup.buildings':
    '16 fichas em 2 pilhas, 8 com o lado azul para cima e 8 com o verde. A ficha de cima de cada pilha está disponível, e a próxima fica visível.',
  'setup.plans': '1 pilha por arquiteto, os projetos com menos oficiais em cima.',
  'setup.treasury': 'O marcador começa no espaço de 3 réis.',
  'treasury.track':
    'O marcador nunca sai da trilha: um passo além de qualquer extremo se perde. O dinheiro e a influência desse passo você recebe mesmo assim.',
  'setup.cardinal': 'Ele começa no ícone de influência (o envelope).',
  'setup.ships':
    'Período 1: tamanho 1 sobre tamanho 2. Período 2: tamanho 3 sobre tamanho 4. 1 nau de cada com 2 jogadores e no solo, 2 com 3 jogadores, 3 com 4.',
  'setup.decks':
    'Compre sua mão de 5 cartas do baralho azul, no período 2 do roxo. Separe o baralho vermelho (período 2: marrom) por tipo em 4 baralhos de 5, a carta de cima revelada.',
  'setup.decrees':
    '8 ficam virados para cima. Com 2 jogadores e no solo, devolva à caixa todo decreto marcado “não para 2 jogadores” e compre outro.',
  'setup.scoring': 'Coloque ao acaso 4 fichas de pontuação abaixo das colunas.',
  'setup.supply':
    'Recursos, réis e favores reais nunca acabam. Você pode ter quantos projetos e decretos quiser. Cartas descartadas saem do jogo.',
  'turn.dock':
    'No início do seu turno, suas naus no mar voltam a atracar. Devolva os recursos delas ao suprimento. Você pode carregá-las de novo.',
  gold: 'Em vez de jogar uma carta, descarte uma da mão e pegue 1 ouro.',
  'turn.end':
    'Pegue uma carta revelada, para ter 5 de novo. Revele a próxima desse baralho e reponha fichas de cidade, fichas de clero e decretos. Nada é reposto antes. Se o Cardeal estiver deitado, vem a pontuação da igreja, depois o fim do período, se desencadeado.',
  'portfolio.mustAct':
    'Depois de prender uma carta, você deve vender recursos ou negociar com os nobres. Se nada disso for possível após a recompensa ou penalidade e após abrir espaço, você não pode jogar a carta ali.',
  'action.possible':
    'Você não pode escolher uma ação estatal, ação nobre ou evento impossível, e não paga nada por isso.',
  'reward.must':
    'Você não pode recusar uma recompensa. A parte que não puder pegar se perde. Só são opcionais a pontuação da igreja, seguir, a ação estatal grátis de uma visita e os descartes no fim do período.',
  'reward.beforePaying':
    'Pegue a recompensa de um espaço ou local antes de pagar. Você pode visitar mesmo que só essa recompensa permita pagar.',
  'portfolio.size':
    '2 cartas, mais 1 por conjunto de entulho: até 3 nos espaços superiores e 3 nos inferiores. Naus ocupam espaços superiores. Se estiver cheio, descarte antes uma carta; ela já não conta para o que a nova dá. Você também pode descartar quando há espaço.',
  'portfolio.discardShip': 'Uma nau descartada para abrir espaço perde os recursos dela e não dá perucas.',
  'portfolio.noble':
    'Receba a recompensa ou pague a penalidade na parte inferior da carta, depois prenda-a em um espaço superior. Pule uma penalidade que não possa pagar.',
  'portfolio.treasury':
    'Receba o valor do tesouro em réis, mova o marcador 1 para baixo e prenda a carta em um espaço inferior. O benefício vale enquanto ela ficar ali, e os benefícios se somam.',
  'warehouse.size': '2 de cada recurso, mais 1 de cada por conjunto de entulho. Devolva na hora o que exceder.',
  'benefit.coin':
    'Uma moeda em uma carta de Tesouro do seu portfólio vale esse número de réis em cada pagamento. No fim do jogo não vale nada.',
  'rubble.set':
    '1 cubo de terremoto, 1 de incêndio e 1 de tsunami formam um conjunto. Ele aumenta na hora os limites do armazém e do portfólio, e você coloca um marcador sobre o Marquês. Você pode ter até 5 cubos de um tipo. O sexto sai do jogo.',
  'clergy.benefit':
    'No seu tabuleiro cabem até 4 fichas de clero. A maioria dá um benefício enquanto está lá: em pagamentos, vendas, oficiais, visitas ou ganhos de influência. Os benefícios se somam. As perucas do verso só contam quando você descarta a ficha.',
  'influence.gain':
    'Ganhe a influência de todas as cartas de nobre e naus nos espaços superiores, também das naus no mar. O marcador para em 10 e o resto se perde. Cada ganho que termina em 10 dá 1 peruca.',
  'influence.cash':
    'Ao pagar réis, mova seu marcador para a esquerda até a próxima moeda e use 1 real. Repita quantas vezes quiser. Gaste na hora.',
  'sell.goods':
    'Escolha qualquer nau atracada com lugar, sua ou não, e carregue 1 recurso. Você recebe o preço do mercado, o bônus da nau e seus benefícios. Venda quantos recursos quiser, um por um.',
  'sell.sail':
    'Uma nau com tantos recursos quanto o tamanho dela está cheia e zarpa na hora. O dono ganha 1 peruca por caixote recém-embalado. Recursos já pagos, como ao substituir uma nau no mar, não dão perucas outra vez. No mar ela não pode ser carregada.',
  'trade.nobles':
    'Entregue 1 ou 2 recursos, cada um por uma ação estatal diferente. O Construtor aceita ferramentas, o Marquês livros, o Rei tecido. Todos aceitam ouro. Nenhuma ação estatal 2 vezes no mesmo turno.',
  'state.officials':
    'Coloque até 2 oficiais do seu tabuleiro em 2 escritórios diferentes. Se um escritório estiver cheio, a cor com mais oficiais ali move 1 para a praça. Cores empatadas movem 1 cada.',
  'state.plan': 'Adquira o projeto de cima de um dos arquitetos.',
  'state.ship':
    'Pague tantos recursos diferentes quanto o tamanho da nau. Com 1 ou 2 casas centrais construídas, pague 1 a menos. Com as 3, é grátis. Depois o tesouro sobe 1 e você ganha influência, já com a da nova nau.',
  'ship.replace':
    'Uma nau nova pode substituir uma que você tem. Você só paga a diferença de tamanho, e os recursos ficam.',
  'state.produce':
    'Cada loja sua produz 1 recurso da rua dela, se houver lugar no armazém. Com 1 ou 2 casas da direita construídas, pegue 1 extra de um tipo. Com as 3, 1 extra de cada. O preço de cada tipo recebido cai 1; os preços nunca sobem.',
  'state.cardinal':
    'Mova-o 1 ou 2 espaços em sentido horário e pegue 1 das 2 fichas de clero ao lado dele, a menos que já tenha 4. Se ele chegar ao ícone do tesouro ou passar por ele, o tesouro sobe 1. Se chegar ao ícone de influência ou passar por ele, há pontuação da igreja no fim do turno.',
  'state.favour': 'Receba um favor real que você ainda não tem.',
  'church.scoring':
    'Em sentido horário, a partir de quem moveu o Cardeal, cada jogador pode descartar fichas de clero. Elas dão as perucas dos versos e depois um ganho de influência. Sem fichas, sem influência.',
  'visit.cost':
    'O valor de influência à esquerda do marcador de tesouro, mais 1 por oficial de outro jogador nesse escritório. Os neutros contam, a praça não. Abaixo de 0, é grátis.',
  'visit.pay':
    'Pague com influência. Só pague com perucas o que a influência não cobre, 1 por 1. Com as duas casas da esquerda construídas, réis podem substituir influência, 1 por 1.',
  'visit.order':
    'Pague. Depois, se quiser, execute 1 das ações estatais desse nobre sem entregar recurso. Depois, a ação nobre. Se ela não for totalmente possível, você não pode visitar.',
  follow:
    'Depois da ação nobre do visitante, você pode devolver o favor desse nobre para seguir. Então pague o que uma visita custa nesse momento e execute 1 das 3 ações. Quem segue age em sentido horário, antes de o visitante pegar uma carta.',
  'store.display':
    'A cor da ficha define a rua e, com ela, o recurso. A azul pequena só serve na coluna estreita. Um espaço vazio da exibição fica vazio até o fim do turno.',
  'store.price':
    'O valor do tesouro mais todos os cubos restantes na fileira e na coluna do espaço: terremoto 3, incêndio 2, tsunami 1. Antes você pega 1 cubo, que já não conta. Cubos em locais públicos não contam. Subtraia os benefícios.',
  'store.wigs':
    'A ficha de pontuação da coluna vezes os edifícios públicos relevantes: a oeste e a leste da fileira e ao norte da rua, cada um só se mostrar a cor da loja.',
  'store.order':
    'Escolha a ficha, depois um espaço vazio na rua dela. Pegue a recompensa do espaço e 1 cubo da fileira ou da coluna, depois pague. Coloque ali a casa mais abaixo de um grupo e pontue as perucas.',
  decree:
    'Pegue 1 da exibição. Uma vez por turno, você pode descartar um marcador de conjunto do Marquês para pegar mais 1.',
  'building.open':
    'Escolha um local livre. Um local norte exige uma ficha com a cor da rua. Pegue os dois cubos e a recompensa do local. Escolha um projeto incompleto e a ficha disponível desse arquiteto, devolva os oficiais, vire o projeto e pontue.',
  'building.hire':
    'Devolva de escritórios e praças tantos oficiais quantos o projeto mostra. Se não houver o bastante lá, contrate o resto: cada um custa o valor do tesouro, menos os benefícios.',
  'building.wigs':
    'Oeste e leste: cada loja da fileira em uma das 2 cores da ficha. Norte: cada loja da rua. Cada uma dá ao dono o valor de pontuação da coluna dela.',
  sponsor:
    'Pague o valor do tesouro menos os benefícios e execute o evento da carta. Um evento que constrói uma loja paga também o terreno.',
  'end.period':
    'O 2º conjunto de entulho de um jogador, ou 3 dos 4 baralhos vazios: termine o turno. Cada um ganha 3 perucas por conjunto. Prepare novas naus, baralhos e mãos. Você pode descartar cartas da mão pela recompensa de 1 carta por nobre.',
  'end.game':
    'O 4º conjunto de entulho de um jogador, ou 3 baralhos vazios de novo: termine a rodada, jogue a última rodada e pontue.',
  'score.ships': 'A soma dos tamanhos das suas naus.',
  'score.rubble': '3 por conjunto de entulho.',
  'score.stores':
    'Para o primeiro, o segundo e o terceiro: ouro 3, 2, 1; livros e tecido 9, 6, 3; ferramentas como impresso no seu tabuleiro. Com 2 jogadores, só contam o primeiro e o último valor. Em um empate, os valores são somados, divididos e arredondados para baixo.',
  'score.money': '1 a cada 5 réis. Moedas à esquerda do seu marcador na trilha de influência contam como réis.',
  'score.decrees': 'O que cada um dos seus decretos dá.',
  'score.officials':
    'Oficiais mostrados em projetos completos: 15, 10 e 5 para o primeiro, o segundo e o terceiro. Com 2 jogadores, 15 e 5. Sem projeto completo, sem perucas.',
  'score.favours': '2 por favor real.',
  'score.tiebreak':
    'Mais conjuntos de entulho, depois lojas, depois projetos completos, depois dinheiro. Se o empate continuar, a vitória é dividida.',
  'solo.setup.first':
    'Você começa com 4 de influência. Lacerda tem 5 de influência, 5 perucas, 8 casas, 8 oficiais (1 no escritório do Marquês), um favor ao acaso e 2 projetos iniciais. Ele não tem tabuleiro, cartas, dinheiro nem recursos.',
  'solo.setup.tiles': 'Fichas de pontuação iguais não podem ser vizinhas.',
  'solo.setup.aide':
    'Revele uma carta azul e coloque o ajudante no baralho desse tipo. No Construtor ou no Marquês, coloque o edifício de cima do arquiteto azul em oeste D. No Rei ou no Tesouro, o do arquiteto verde em leste D. Descarte os cubos dali.',
  'solo.setup.courtier': 'Revele cartas azuis até sair um nobre. Coloque o cortesão dele nesse nobre.',
  'solo.courtier': '1 nobre para a direita. Do Rei, volta ao Construtor.',
  'solo.state':
    'Ele executa 1 ação estatal do nobre do cortesão: a de cima se o ajudante está no Rei ou no Tesouro, a de baixo se está no Construtor ou no Marquês. Se for impossível, ele a pula.',
  'solo.plan': 'O projeto disponível com mais oficiais. Em empate, o do arquiteto azul.',
  'solo.officials':
    '2 oficiais, nos 2 escritórios onde ele tem menos, primeiro o mais à esquerda. Os oficiais dele nunca são removidos.',
  'solo.ship':
    'A nau de cima, grátis. O tesouro sobe 1. Depois ele ganha a influência dessa nau mais o total do seu portfólio. Você pode vender para a nau dele, e ele ganha as perucas quando ela zarpa.',
  'solo.produce':
    '1 recurso por loja dele, para a área dele, onde não fazem mais nada. Os preços caem como sempre. Sem lojas, ele pula.',
  'solo.cardinal':
    'Sempre 2 espaços. Ele descarta a próxima ficha de clero em sentido horário e ganha na hora as perucas dela. Na pontuação da igreja, ele não descarta nada e sempre ganha a influência dos seus espaços superiores e de todas as naus dele.',
  'solo.favour': 'O primeiro que ele não tem, do Construtor para a direita.',
  'solo.noble':
    'A ação nobre do nobre do cortesão. Ele paga o que a visita custa depois da ação estatal dele, em perucas se faltar influência. Com o favor desse nobre, você pode seguir.',
  'solo.store':
    'O espaço livre que dá mais perucas a ele, mesmo 0. Em empate: a fileira mais acima, depois o espaço mais à esquerda, depois a rua da esquerda. Ele não recebe a recompensa nem paga o terreno. Pega o cubo mais barato, da coluna em caso de empate.',
  'solo.decrees': 'Os 2 mais à esquerda. Deslize os outros para a esquerda e reponha.',
  'solo.building':
    'O local e a ficha disponível com a maior diferença, perucas dele − suas, mesmo abaixo de 0. Todos os donos pontuam. Em empate: o primeiro local em sentido horário a partir de oeste D; depois a ficha verde com o ajudante no Rei ou no Tesouro, senão a azul. Os dois cubos vão para a área dele; ele não usa projeto.',
  'solo.discard': 'A carta de cima do baralho do ajudante, se houver. Revele a próxima.',
  'solo.aide':
    'Para o próximo baralho, do último de volta ao primeiro, pulando os vazios. Se nenhum outro tem cartas, ele fica.',
  'solo.follow':
    'Com o favor, ele sempre segue sua visita. Ele o devolve, paga o custo, em perucas se faltar influência, e executa a ação nobre.',
  'solo.period': '1 peruca por cubo na área dele. Os cubos ficam e contam de novo no fim.',
  'solo.end':
    'No período 1, termine o turno e faça o fim do período. No período 2, termine a rodada: o turno dele sempre a encerra. Depois vem a última rodada, você e ele.',
  'solo.score':
    'Tamanhos das naus, 1 por cubo, maiorias de lojas, 3 por decreto, a maioria de oficiais e 2 por favor. Nada por dinheiro ou influência.',
  'solo.title':
    'Bobo da corte, Servo da corte, Favorito do Rei ou Braço direito do Marquês. Acima do Bobo da corte, todos exigem mais perucas que as dele, além de lojas, maiorias, réis, decretos e naus. Você ganha o título mais alto cujas condições você cumpre.',
};
