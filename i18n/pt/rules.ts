import type { Catalogue } from '../catalogue';
import { plural } from './grammar';

const rulesCount = (count: number): string => plural(count, { one: '# regra', other: '# regras' });

/** The rules screen. */
export const rules: Catalogue['rules'] = {
  title: 'Regras',
  intro: 'As regras em resumo, nas nossas palavras. Elas não substituem o manual. Ajudam você a se achar nele.',
  search: 'Buscar nas regras',
  clear: 'Limpar busca',
  found: (count) =>
    count === 0
      ? 'Nenhuma regra encontrada. Tente uma palavra mais curta.'
      : plural(count, { one: '# regra encontrada', other: '# regras encontradas' }),
  count: rulesCount,
  topicName: (topic, count) => `${topic}, ${rulesCount(count)}`,
  related: 'Veja também',
  ruling: (id) => `Interpretação ${id}`,
  inSettings: 'Mudar em Configurações',
  onBoard: 'Ver em Meu tabuleiro',
  topics: {
    setup: 'Preparação',
    turn: 'Seu turno',
    portfolio: 'Portfólio, armazém e entulho',
    influence: 'Influência e tesouro',
    goods: 'Recursos e naus',
    state: 'Ações estatais',
    visit: 'Visitar e seguir',
    store: 'Terrenos e lojas',
    building: 'Decretos, edifícios e eventos',
    end: 'Fim do período e do jogo',
    score: 'Pontuação final',
    lacerda: 'Turno de Lacerda',
    solo: 'Solo: preparação, fim e título',
  },
};
