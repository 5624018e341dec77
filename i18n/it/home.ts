import type { Catalogue } from '../catalogue';
import { number, plural } from './grammar';
import { entries } from './turnNames';

/** The home screen. */
export const home: Catalogue['home'] = {
  title: 'Lisboa',
  subtitle: 'Un assistente al tavolo',
  picture: 'Un pannello di azulejos bianchi e blu: una piazza sul fiume con portici, un arco di trionfo e un veliero',
  intro:
    'Lisbona, 1755: dopo il terremoto, lo tsunami e gli incendi, la città rinasce. Tu hai il tabellone, ' +
    'le parrucche e le navi. Questa app tiene i conti, spiega il perché e lascia a te le decisioni.',
  introRead: 'Ho capito',
  language: 'Lingua',
  promise: 'Tutto quello che inserisci resta su questo dispositivo.',
  running: {
    title: 'Continua la partita',
    named: (name) => `Continua: ${name}`,
    place: (period, round) => `Periodo ${number(period)}, round ${number(round)}`,
    turn: { you: 'tocca a te', lacerda: 'tocca a Lacerda' },
    wigs: (you, lacerda) => `parrucche: tu ${number(you)}, Lacerda ${number(lacerda)}`,
    entries,
  },
  finished: {
    title: 'Ultimo risultato',
    named: (name) => `Ultimo risultato: ${name}`,
    final: (you, lacerda) => `Tu ${number(you)}, Lacerda ${number(lacerda)}`,
    notScored: 'Apri per vedere il punteggio',
  },
  quarantined: {
    title: (count) => plural(count, { one: '# elemento illeggibile', other: '# elementi illeggibili' }),
    detail: 'Non è stato cancellato niente. Guarda che cosa puoi fare',
  },
  choose: 'Che cosa vuoi fare?',
  cards: {
    solo: { title: 'Gioca contro Lacerda', detail: 'Prepara una partita in solitario sul tuo tabellone' },
    demo: { title: 'Il turno di Lacerda', detail: 'Una partita di prova al round 6. Non serve la scatola' },
    score: { title: 'Punteggio finale', detail: 'Maggioranze, pareggi e classifica da 1 a 4 giocatori' },
    costs: { title: 'Calcola un costo', detail: 'Visite, terreni, navi, ufficiali, eventi e vendite' },
    games: { title: 'Partite', detail: 'Partite in solitario e punteggi salvati su questo dispositivo' },
    board: { title: 'Il mio tabellone', detail: 'Confronta l’app con la tua copia' },
    rules: { title: 'Regole', detail: 'In breve, per argomento, con ricerca' },
    settings: { title: 'Impostazioni', detail: 'Lingua, tema, testo, interpretazioni' },
  },
  fine: 'Un assistente non ufficiale per chi possiede il gioco di Vital Lacerda. Disegni e testi originali.',
};
