import type { Catalogue } from '../catalogue';

type Rulings = Catalogue['settings']['rulings'];

const R8: Rulings['R8'] = {
  label: 'Un ufficio è pieno e Lacerda ha più ufficiali di tutti',
  why: 'Le regole in solitario non rimuovono mai i suoi ufficiali, ma lo dicono solo dove li piazza. La regola normale ne sposta 1 del gruppo più numeroso.',
  answers: {
    'never-removed': {
      label: 'I suoi ufficiali restano',
      detail: 'Il gruppo più numeroso tra gli altri ne sposta 1 nella plaza',
    },
    overflow: {
      label: 'Stessa regola per lui',
      detail: 'Il gruppo più numeroso ne sposta 1 nella plaza, anche il suo',
    },
  },
};

const R9: Rulings['R9'] = {
  label: 'Lo spazio migliore di Lacerda dà su 2 strade con parrucche diverse',
  why: 'Le regole in solitario cercano il massimo di parrucche. Eppure, tra 2 tipi di negozio, costruisce sempre quello a sinistra.',
  answers: {
    'most-wigs': { label: 'Prima le parrucche', detail: 'La strada a sinistra decide solo i pareggi' },
    'always-left': {
      label: 'Sempre la strada a sinistra',
      detail: 'Sul suo spazio migliore, qualunque cosa dia',
    },
  },
};

const R10: Rulings['R10'] = {
  label: '2 cantieri e 2 tessere alla pari per il miglior edificio di Lacerda',
  why: 'Le regole in solitario ordinano i cantieri, poi le tessere. Non dicono quale ordine viene prima. Seguiamo il testo.',
  answers: {
    'site-first': {
      label: 'Prima il cantiere',
      detail: 'Il primo cantiere in senso orario, poi la tessera secondo l’aiutante',
    },
    'tile-first': {
      label: 'Prima la tessera',
      detail: 'La tessera secondo l’aiutante, poi il suo primo cantiere in senso orario',
    },
  },
};

const R11: Rulings['R11'] = {
  label: 'Che cosa conta per la maggioranza ufficiali di Lacerda?',
  why: 'Le regole in solitario dicono «ufficiali aggiunti». Può voler dire ai suoi progetti o agli uffici.',
  answers: {
    plans: { label: 'Ufficiali sui suoi progetti', detail: 'Su tutti, anche sui progetti iniziali' },
    offices: { label: 'I suoi ufficiali a corte', detail: 'Quelli negli uffici e nelle plaza' },
  },
};

const R12: Rulings['R12'] = {
  label: 'Che cos’è una maggioranza per il tuo titolo?',
  why: 'L’elenco dei titoli non dice se un pareggio vale come maggioranza.',
  answers: {
    'strictly-first': { label: 'Primo posto da soli', detail: 'In un tipo di negozio o negli ufficiali' },
    'ties-count': { label: 'Vale anche il pareggio', detail: 'In un tipo di negozio o negli ufficiali' },
  },
};

const R13: Rulings['R13'] = {
  label: 'Quali réis contano per il tuo titolo?',
  why: 'L’elenco dei titoli non dice se prima si incassa l’influenza.',
  answers: {
    'in-hand': { label: 'Monete in mano', detail: 'L’influenza resta influenza' },
    'influence-cashed': {
      label: 'Con l’influenza incassata',
      detail: 'Conta anche ogni moneta che supereresti sul tracciato',
    },
  },
};

/** The settings. */
export const settings: Catalogue['settings'] = {
  title: 'Impostazioni',
  intro: 'Salvate su questo dispositivo. Le modifiche valgono subito.',
  unsaved: 'Su questo dispositivo non si può salvare. Le impostazioni durano finché non chiudi l’app.',
  language: {
    label: 'Lingua',
    system: 'Del dispositivo',
    failed: 'Impossibile caricare questa lingua. Controlla la connessione e riprova.',
  },
  looks: 'Aspetto',
  theme: { label: 'Tema', answers: { system: 'Sistema', light: 'Chiaro', dark: 'Scuro', contrast: 'Contrasto alto' } },
  textSize: {
    label: 'Dimensione del testo',
    detail: 'Si aggiunge a quella del dispositivo.',
    answers: { normal: 'Normale', large: 'Grande', larger: 'Extra', largest: 'Massima' },
    sample: 'Il Re ti aspetta a corte.',
  },
  motion: {
    label: 'Riduci animazioni',
    detail: 'Niente scorre o sfuma. L’impostazione del dispositivo vale sempre.',
  },
  atTheTable: 'Al tavolo',
  hand: {
    label: 'Mano preferita',
    detail: 'Mette il pulsante principale sotto questo pollice.',
    answers: { left: 'Sinistra', right: 'Destra' },
  },
  haptics: { label: 'Vibrazione', detail: 'Un breve impulso alla conferma, se disponibile.' },
  speech: {
    label: 'Leggi il turno di Lacerda ad alta voce',
    detail: 'Un pulsante accanto a «Fatto» legge i suoi passi con la voce del dispositivo.',
  },
  depth: {
    label: 'Di che cosa tiene il conto l’app?',
    answers: {
      'lacerda-needs': {
        label: 'Di ciò che serve a Lacerda',
        detail: 'Negozi, edifici, ufficiali, cubi, mazzi. Pochi tocchi per turno',
      },
      everything: {
        label: 'Di tutto',
        detail: 'Anche merci, réis, clero e decreti. Controlla i costi, conta i punti',
      },
    },
    note: 'Per le nuove partite. Puoi cambiare idea in qualsiasi momento.',
  },
  rulings: {
    title: 'Interpretazioni',
    intro: 'Dove i regolamenti si contraddicono o tacciono, scegli una lettura per le nuove partite e i punteggi.',
    id: (id) => `Interpretazione ${id}`,
    R8,
    R9,
    R10,
    R11,
    R12,
    R13,
    onBoard: 'Altre tre dipendono da ciò che è stampato sulla tua copia. Impostale in «Il mio tabellone».',
    toBoard: {
      toolsMajority: 'Maggioranza attrezzi (R1)',
      top: 'Azioni Stato (R2)',
      thinColumn: 'Colonna stretta (R3)',
    },
  },
  defaults: 'Ripristina',
  defaultsDetail: 'Aspetto, tavolo e interpretazioni. Tabellone, partite e punteggi restano.',
  wereReset: 'Impostazioni ripristinate',
  version: (number) => `Versione ${number}`,
};
