import type { Catalogue } from '../catalogue';
import { number } from './grammar';

/** The pages for paper. */
export const print: Catalogue['print'] = {
  title: 'Stampa',
  which: 'Quale pagina?',
  paper: 'In bianco e nero. Entra in A4 e in Lettera.',
  print: 'Stampa',
  links: { score: 'Stampa foglio vuoto', board: 'Stampa plancia', lacerda: 'Lacerda in 1 pagina' },
  score: {
    date: 'Data',
    cubes: (each) => `Lacerda: ${number(each)} per cubo`,
    decrees: (each) => `Lacerda: ${number(each)} per decreto`,
    officials: (what) => `Lacerda: ${what}`,
  },
  board: { unconfirmed: (panel) => `${panel} (da confermare)` },
  lacerda: {
    intro: 'Dopo ogni tuo turno, esegui i passi da 1 a 7. In una scelta decide l’1, in parità il numero successivo.',
    titles: { dock: 'Le sue navi approdano', end: 'Fine del suo turno' },
    dock: 'Rimetti nella riserva le merci delle sue navi in mare.',
    state: '1 azione Stato del Nobile con il cortigiano. Se è impossibile, la salta.',
    courtier: 'Cortigiano',
    aideOn: { top: 'Aiutante su Re o Tesoreria', bottom: 'Aiutante su Costruttore o Marchese' },
    officials: '1 ufficiale in ciascuno di 2 uffici.',
    fullOffice: 'Ufficio pieno',
    plan: '1 dei 2 progetti disponibili.',
    favour: '1 che non ha.',
    store: 'Su uno spazio libero, anche per 0 parrucche. Niente ricompensa, e non paga il terreno.',
    cube: 'Poi 1 cubo dalla riga o dalla colonna.',
    building:
      'Il cantiere libero e la tessera disponibile con la differenza maggiore, anche sotto 0. Ogni proprietario prende punti. Entrambi i cubi vanno nella sua area. Niente ricompensa né progetto.',
    end: 'Riempi le tessere Città e i tasselli Clero. Poi la fine del periodo, se è scattata.',
    gains: 'La sua influenza',
    byAide: 'verde con l’aiutante su Re o Tesoreria, altrimenti blu',
  },
};
