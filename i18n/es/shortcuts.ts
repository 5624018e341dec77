import type { Catalogue } from '../catalogue';

/** Keys at the table. */
export const shortcuts: Catalogue['shortcuts'] = {
  title: 'Atajos de teclado',
  open: 'Atajos de teclado',
  use: 'Usar atajos',
  detail: 'Una sola tecla actúa al momento, salvo mientras escribes',
  keys: [
    { key: 'C', does: 'Confirmar mi jugada o terminar el turno de Lacerda' },
    { key: 'B', does: 'Deshacer el último paso' },
    { key: '1–9', does: 'Elegir la opción 1–9' },
    { key: 'A', does: '¿Qué puedo pagar?' },
    { key: 'M', does: 'Cambiar la capa del mapa' },
    { key: 'U', does: 'Deshacer la última entrada' },
    { key: 'R', does: 'Rehacer' },
    { key: 'L', does: 'Historial' },
    { key: '?', does: 'Esta lista' },
  ],
  undone: (pieces) => ['Deshecho.', ...pieces].join(' '),
  redone: 'Rehecho.',
  nothing: 'No hay nada que deshacer ni rehacer.',
};
