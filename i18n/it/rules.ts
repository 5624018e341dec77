import type { Catalogue } from '../catalogue';
import { plural } from './grammar';

const count = (rules: number): string => plural(rules, { one: '# regola', other: '# regole' });

/** The rules screen. */
export const rules: Catalogue['rules'] = {
  title: 'Regole',
  intro: 'Le regole in breve, con parole nostre. Non sostituiscono il regolamento: ti aiutano a orientarti.',
  search: 'Cerca nelle regole',
  clear: 'Cancella la ricerca',
  found: (found) =>
    found === 0
      ? 'Nessuna regola trovata. Prova con una parola più corta.'
      : plural(found, { one: '# regola trovata', other: '# regole trovate' }),
  count,
  topicName: (topic, rulesIn) => `${topic}, ${count(rulesIn)}`,
  related: 'Vedi anche',
  ruling: (id) => `Interpretazione ${id}`,
  inSettings: 'Cambia impostazioni',
  onBoard: 'Controlla il tabellone',
  topics: {
    setup: 'Preparazione',
    turn: 'Il tuo turno',
    portfolio: 'Portfolio, magazzino e macerie',
    influence: 'Influenza e tesoreria',
    goods: 'Merci e navi',
    state: 'Azioni Stato',
    visit: 'Visitare e seguire',
    store: 'Terreni e negozi',
    building: 'Decreti, edifici pubblici, eventi',
    end: 'Fine del periodo e della partita',
    score: 'Punteggio finale',
    lacerda: 'Il turno di Lacerda',
    solo: 'Solitario: inizio, fine e titolo',
  },
};
