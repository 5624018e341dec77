import type { Catalogue } from '../catalogue';

/** The settings. */
export const settings: Catalogue['settings'] = {
  title: 'Configurações',
  intro: 'Salvas neste aparelho. As mudanças valem na hora.',
  unsaved: 'Não é possível salvar neste aparelho. Suas configurações valem até você fechar o app.',
  language: {
    label: 'Idioma',
    system: 'Idioma do aparelho',
    failed: 'Não foi possível carregar este idioma. Verifique sua conexão e tente de novo.',
  },
  looks: 'Aparência',
  theme: { label: 'Tema', answers: { system: 'Sistema', light: 'Claro', dark: 'Escuro', contrast: 'Alto contraste' } },
  textSize: {
    label: 'Tamanho do texto',
    detail: 'Somado ao tamanho do texto do seu aparelho.',
    answers: { normal: 'Normal', large: 'Grande', larger: 'Maior', largest: 'Máximo' },
    sample: 'O Rei espera você na corte.',
  },
  motion: {
    label: 'Reduzir movimento',
    detail: 'Nada desliza nem esmaece. A configuração do seu aparelho sempre vale.',
  },
  atTheTable: 'À mesa',
  hand: {
    label: 'Mão dominante',
    detail: 'Põe o botão principal sob este polegar.',
    answers: { left: 'Esquerda', right: 'Direita' },
  },
  haptics: { label: 'Vibração', detail: 'Uma vibração curta ao confirmar, se o aparelho permitir.' },
  speech: {
    label: 'Ler o turno de Lacerda em voz alta',
    detail: 'Um botão ao lado de Pronto lê os passos dele com a voz do seu aparelho.',
  },
  depth: {
    label: 'Quanto o app deve acompanhar?',
    answers: {
      'lacerda-needs': {
        label: 'O necessário para Lacerda',
        detail: 'Lojas, edifícios, oficiais, cubos, baralhos. Poucos toques por turno',
      },
      everything: {
        label: 'Tudo',
        detail: 'Também recursos, réis, clero e decretos. Custos conferidos, pontos contados',
      },
    },
    note: 'Para partidas novas. Você pode mudar a qualquer momento da partida.',
  },
  rulings: {
    title: 'Interpretações',
    intro: 'Onde os manuais divergem ou se calam, escolha uma leitura para partidas e folhas de pontuação novas.',
    id: (id) => `Interpretação ${id}`,
    R8: {
      label: 'Um escritório está cheio e o maior grupo de oficiais é o de Lacerda',
      why: 'As regras solo nunca removem os oficiais dele, mas só dizem isso quando ele os coloca. A regra normal move 1 do maior grupo.',
      answers: {
        'never-removed': {
          label: 'Os oficiais dele ficam',
          detail: 'O maior grupo dos outros move 1 para a praça',
        },
        overflow: { label: 'A mesma regra para ele', detail: 'O maior grupo move 1 para a praça, mesmo o dele' },
      },
    },
    R9: {
      label: 'O melhor espaço de Lacerda toca 2 ruas com números diferentes de perucas',
      why: 'As regras solo buscam o máximo de perucas. Mas, entre 2 tipos de loja, ele sempre constrói o da esquerda.',
      answers: {
        'most-wigs': { label: 'Mais perucas primeiro', detail: 'A rua da esquerda só desempata' },
        'always-left': {
          label: 'Sempre a rua da esquerda',
          detail: 'No melhor espaço dele, dê o que der',
        },
      },
    },
    R10: {
      label: '2 locais e 2 fichas empatam como melhor edifício público de Lacerda',
      why: 'As regras solo ordenam locais e depois fichas. Não dizem qual ordem vem primeiro. Seguimos o texto impresso.',
      answers: {
        'site-first': {
          label: 'Primeiro o local',
          detail: 'O primeiro local em sentido horário, depois a ficha do ajudante',
        },
        'tile-first': {
          label: 'Primeiro a ficha',
          detail: 'A ficha do ajudante, depois o primeiro local em sentido horário',
        },
      },
    },
    R11: {
      label: 'O que conta para a maioria de oficiais de Lacerda?',
      why: 'As regras solo dizem “oficiais adicionados”. Pode ser aos projetos dele ou aos escritórios.',
      answers: {
        plans: { label: 'Oficiais nos projetos dele', detail: 'Em todos, incluindo os projetos iniciais' },
        offices: { label: 'Oficiais dele na corte', detail: 'Os que estão em escritórios e praças' },
      },
    },
    R12: {
      label: 'O que é uma maioria para o seu título?',
      why: 'A lista de títulos não diz se um empate conta como maioria.',
      answers: {
        'strictly-first': { label: 'Primeiro lugar isolado', detail: 'Em um tipo de loja ou em oficiais' },
        'ties-count': { label: 'Empate em 1º também conta', detail: 'Em um tipo de loja ou em oficiais' },
      },
    },
    R13: {
      label: 'Quais réis contam para o seu título?',
      why: 'A lista de títulos não diz se a influência é convertida antes.',
      answers: {
        'in-hand': { label: 'Moedas em mãos', detail: 'Influência continua sendo influência' },
        'influence-cashed': {
          label: 'Com a influência convertida',
          detail: 'Cada moeda que você passaria na trilha também conta',
        },
      },
    },
    onBoard: 'Outras três dependem do que está impresso na sua cópia. Ajuste em Meu tabuleiro.',
    toBoard: {
      toolsMajority: 'Maioria de ferramentas (R1)',
      top: 'Ações estatais (R2)',
      thinColumn: 'Coluna estreita (R3)',
    },
  },
  defaults: 'Restaurar padrões',
  defaultsDetail: 'Aparência, mesa e interpretações. Seu tabuleiro, partidas e folhas de pontuação ficam.',
  wereReset: 'Configurações restauradas',
  version: (number) => `Versão ${number}`,
};
