import type { Catalogue } from '../catalogue';

/** Keys at the table. */
export const shortcuts: Catalogue['shortcuts'] = {
  title: 'Skróty klawiszowe',
  open: 'Skróty klawiszowe',
  use: 'Używaj skrótów',
  detail: 'Pojedyncze klawisze działają od razu, poza wpisywaniem tekstu',
  keys: [
    { key: 'C', does: 'Zatwierdź ruch lub zakończ turę Lacerdy' },
    { key: 'B', does: 'Cofnij ostatni krok' },
    { key: '1–9', does: 'Wybierz opcję 1–9' },
    { key: 'A', does: 'Na co mnie stać?' },
    { key: 'M', does: 'Zmień warstwę mapy' },
    { key: 'U', does: 'Cofnij ostatni wpis' },
    { key: 'R', does: 'Ponów' },
    { key: 'L', does: 'Dziennik' },
    { key: '?', does: 'Ta lista' },
  ],
  undone: (pieces) => ['Cofnięto.', ...pieces].join(' '),
  redone: 'Ponowiono.',
  nothing: 'Nie ma czego cofnąć ani ponowić.',
};
