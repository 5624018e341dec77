import type { Catalogue } from '../catalogue';

/** Keys at the table. */
export const shortcuts: Catalogue['shortcuts'] = {
  title: 'Atalhos de teclado',
  open: 'Atalhos de teclado',
  use: 'Usar atalhos',
  detail: 'Cada tecla age na hora, exceto enquanto você digita',
  keys: [
    { key: 'C', does: 'Confirmar minha jogada ou concluir o turno de Lacerda' },
    { key: 'B', does: 'Desfazer o último passo' },
    { key: '1–9', does: 'Escolher a opção de 1 a 9' },
    { key: 'A', does: 'O que posso pagar?' },
    { key: 'M', does: 'Mudar o que o mapa mostra' },
    { key: 'U', does: 'Desfazer o último registro' },
    { key: 'R', does: 'Refazer' },
    { key: 'L', does: 'Histórico' },
    { key: '?', does: 'Esta lista' },
  ],
  undone: (pieces) => ['Desfeito.', ...pieces].join(' '),
  redone: 'Refeito.',
  nothing: 'Nada para desfazer ou refazer.',
};
