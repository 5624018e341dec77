import type { Catalogue } from '../catalogue';

/** Every panel of the board sheet: what to compare, why, and what is known. */
export const panels: Catalogue['sheet']['panels'] = {
  treasury: {
    title: 'Tesoreria',
    look: 'Il tracciato con due valori per spazio, in alto il più alto. Tocca un valore diverso dal tuo.',
    matters: 'Stabilisce il prezzo di visite, terreni, ufficiali assunti ed eventi.',
    known:
      'Il segnalino parte da 3 réis. Il 2 è uno spazio sotto. Esistono un 5 e un valore di influenza +1. Uno negativo è sottinteso. Il resto è una nostra ipotesi.',
  },
  coins: {
    title: 'Influenza',
    look: 'Tocca gli spazi del tuo tracciato che mostrano una moneta.',
    matters: 'Ogni moneta che superi andando a sinistra vale 1 real. Alla fine contano come denaro.',
    known:
      'Il tracciato va da 0 a 10, e il 10 mostra una parrucca. Negli esempi un giocatore ne ricava 3 réis e un altro ne ha 4. «Al massimo 6 monete» lo dicono i giocatori, non un regolamento.',
  },
  market: {
    title: 'Mercato',
    look: 'Controlla la cima e il fondo di ogni colonna: prezzo iniziale e prezzo minimo.',
    matters: 'Vendere una merce frutta il suo prezzo. Produrla lo abbassa.',
    known:
      'I prezzi non salgono mai. In un esempio i libri sono a 5, stoffe e oro a 4, gli attrezzi a 3. Partono almeno da lì.',
  },
  ships: {
    title: 'Navi',
    look: 'Su ogni nave, l’icona Influenza (busta) è ciò che dà. La moneta è ciò che aggiunge a una vendita.',
    matters: 'I guadagni di influenza, anche di Lacerda, e il prezzo di ogni merce venduta.',
    known:
      'Stiva 2 paga +1. Stiva 3 paga +2 e dà 1 influenza. Stiva 1 e 2 insieme danno 4 influenza. Le altre continuano la serie.',
  },
  officeSpaces: {
    title: 'Uffici',
    look: 'Conta gli spazi per gli ufficiali nell’ufficio di un Nobile e tocca l’ultimo.',
    matters: 'Un ufficio pieno manda ufficiali nella plaza, e le visite costano meno.',
    known: 'In un esempio, un ufficio ha almeno 5 ufficiali.',
  },
  top: {
    title: 'Azioni Stato',
    look: 'Accanto a ogni Nobile ci sono due azioni Stato, una sopra l’altra. Tocca quelle invertite sul tuo tabellone.',
    matters: 'Lacerda esegue quella sopra o quella sotto, a seconda dell’aiutante.',
    known:
      'Nessuna fonte dice quale sta sopra. I regolamenti elencano prima ufficiali, nave e Cardinale. Le regole in solitario elencano prima il progetto. Seguiamo i regolamenti.',
  },
  church: {
    title: 'Chiesa',
    look: 'Il Cardinale si muove in senso orario sugli spazi tra 6 tasselli Clero. 2 spazi hanno un’icona.',
    matters: 'Superare l’icona Influenza fa scattare il punteggio Chiesa. L’icona Tesoreria alza la tesoreria.',
    known:
      'Il Cardinale parte dall’icona Influenza (busta). Supponiamo che l’icona Tesoreria (forziere) sia di fronte.',
  },
  scoringTiles: {
    title: 'Tessere Punteggio',
    look: 'Le 4 tessere che si mettono sotto le colonne. Qui l’ordine non conta.',
    matters: 'Moltiplicano le parrucche di ogni negozio e di ogni edificio pubblico.',
    known: 'Gli esempi mostrano 3 e 4, e dicono che ce ne sono di uguali.',
  },
  thinColumn: {
    title: 'Colonna stretta',
    look: '4 tessere, 5 colonne. Quale valore conta per la colonna stretta a est?',
    matters: 'Le parrucche dei negozi nella colonna 5, e dove costruisce Lacerda.',
    known: 'Tutte le fonti tacciono. Per noi condivide la tessera della colonna 4.',
  },
  toolsMajority: {
    title: 'Maggioranza attrezzi',
    look: 'Le parrucche finali per chi ha più negozi di attrezzi, stampate accanto alla strada degli attrezzi.',
    matters: 'Il punteggio finale dei negozi di attrezzi.',
    known: 'Il regolamento inglese riporta 6, 3 e 1. Lo spagnolo e il polacco riportano 6, 4 e 2. Seguiamo questi due.',
  },
};
