import type { RubbleKind } from '@/engine';

import type { Catalogue } from '../catalogue';
import { capital } from '../translate';
import { list, number, plural } from './grammar';
import { names } from './names';
import { cubes, favourOf, officials, siteNamed, siteShort, ofArchitect } from './turnNames';

type Setup = Catalogue['setup'];

/** The color a kind of rubble has on the table, of one cube and of several. */
const COLOUR: Readonly<Record<RubbleKind, readonly [one: string, other: string]>> = {
  earthquake: ['marrone', 'marroni'],
  fire: ['rosso', 'rossi'],
  tsunami: ['blu', 'blu'],
};
const coloured = (count: number, kind: RubbleKind): string => {
  const [one, other] = COLOUR[kind];
  return plural(count, { one: `# ${one}`, other: `# ${other}` });
};
const colouredCubes = (count: number, kind: RubbleKind): string => {
  const [one, other] = COLOUR[kind];
  return plural(count, { one: `# cubo ${one}`, other: `# cubi ${other}` });
};

const steps: Setup['steps'] = {
  all: { title: 'Preparazione', say: 'Dal tabellone al tuo primo turno. Inserisci ciò che peschi.' },
  city: { title: 'Tabellone e macerie', say: 'La mappa mostra dove va ogni cubo.' },
  stock: { title: 'Navi, carte ed edifici', say: 'Ciò che va accanto alla mappa.' },
  board: {
    title: 'Tabellone',
    say: 'Copri la riga E con la copertura per 2 giocatori. Segnalino Tesoreria su 3, segnalini prezzo all’inizio, Cardinale sull’icona Influenza.',
  },
  rows: { title: 'Macerie delle righe', say: '3 cubi alla fine di ogni riga, come mostrato.' },
  columns: {
    title: 'Macerie delle colonne',
    say: 'Sotto ogni colonna, i cubi mostrati. Altri 6 in un mucchio accanto alla mappa.',
  },
  sites: { title: 'Macerie dei cantieri', say: '2 cubi su ogni cantiere: nord, ovest ed est.' },
  scoring: { title: 'Tessere Punteggio', say: 'Sotto le colonne da 1 a 4:' },
  ships: { title: 'Navi', say: 'Cantiere navale: nave blu a stiva 1 sopra la rossa a stiva 2.' },
  decrees: {
    title: 'Decreti',
    say: '8 decreti a faccia in su. Sostituisci quelli con il simbolo «non in 2 giocatori».',
  },
  decks: {
    title: 'Carte',
    say: 'Dividi le carte rosse per tipo in 4 mazzi. Gira la prima di ognuno. Pesca 5 carte blu.',
  },
  architects: {
    title: 'Edifici e progetti',
    say: '8 edifici pubblici dal lato blu, 8 dal verde. Sposta la prima tessera di ogni pila sullo spazio del suo architetto. Progetti in 2 pile, in cima quelli con meno ufficiali.',
  },
  you: {
    title: 'Tu',
    say: '5 parrucche, 4 influenza, 10 réis, 1 di ogni merce, 1 tassello Clero, 1 progetto iniziale e:',
  },
  lacerda: { title: 'Lacerda', say: '5 parrucche, 5 influenza, 2 progetti iniziali e:' },
  officials: {
    title: 'Uffici',
    say: '1 ufficiale neutrale in ogni ufficio. 1 tuo e 1 suo nell’ufficio del Marchese.',
  },
  aide: { title: 'Aiutante', say: 'Usa come aiutante un ufficiale di un colore non in gioco. Piazzalo su:' },
  courtier: { title: 'Cortigiano', say: 'Usa come cortigiano un altro pezzo non in gioco. Piazzalo su:' },
  preplaced: {
    title: 'Primo edificio pubblico',
    say: 'Metti in questo cantiere l’edificio in cima alla pila e scarta i 2 cubi presenti.',
  },
  cubes: {
    title: 'Macerie sulla mappa',
    say: 'Tocca i cubi del posto evidenziato. Per un altro posto, toccalo sulla mappa.',
  },
  supply: { title: 'Tessere, edifici e progetti', say: 'Ciò che si trova accanto alla mappa.' },
  people: { title: 'Tu e Lacerda', say: 'Che cosa avete pescato.' },
  court: {
    title: 'Aiutante, cortigiano, edificio',
    say: 'Dove stanno i suoi pezzi, e il primo edificio pubblico.',
  },
  begin: { title: 'Pronti a iniziare', say: 'Inizi tu.' },
};

const ask: Setup['ask'] = {
  scoring: 'Tessere Punteggio, colonne da 1 a 4',
  yourFavour: 'Il tuo favore reale',
  hisFavour: 'Favore reale di Lacerda',
  aide: 'Aiutante su',
  courtier: 'Cortigiano su',
  preplaced: (site) =>
    site === undefined
      ? 'Primo edificio pubblico (prima inserisci l’aiutante)'
      : `Edificio pubblico nel ${siteNamed(site)}`,
  available: (architect) => `Edificio disponibile ${ofArchitect(architect)}`,
  stack: (architect) => `Progetto disponibile ${ofArchitect(architect)}`,
  yourArchitect: 'Architetto del tuo progetto iniziale',
  yourPlan: 'Ufficiali sul tuo progetto iniziale',
  yourTile: 'Beneficio del tuo tassello Clero',
  hisFirst: 'Ufficiali sul primo progetto di Lacerda',
  hisSecond: 'Ufficiali sul secondo progetto di Lacerda',
  architect: (architect) => capital(names.architect[architect]),
  officials,
  more: (count) => `${number(count)}+`,
  moreNamed: (label, count) => `${label}: ${number(count)} o più`,
  both: (one, other) => `${one} e ${other}`,
};

/** Setting up a solo game. */
export const setup: Setup = {
  title: 'Nuova partita in solitario',
  kinds: {
    title: 'Come vuoi preparare la partita?',
    intro: 'Esci e torna quando vuoi. Ogni tocco viene salvato.',
    dealt: {
      label: 'Lascia fare all’app',
      detail: 'L’app estrae cubi, tessere, favori, aiutante e cortigiano, e mostra dove vanno',
    },
    entered: { label: 'Ho già preparato', detail: 'Inserisci ciò che c’è sul tavolo' },
    'under-way': { label: 'Partita in corso', detail: 'Parti da qualsiasi posizione' },
  },
  setAside: 'Una preparazione precedente è illeggibile. È intatta (vedi Partite). Iniziane una nuova qui.',
  unsaved: 'Su questo dispositivo non si può salvare. Non chiudere l’app prima dell’inizio della partita.',
  step: (step, all) => `Passo ${number(step)} di ${number(all)}`,
  allSteps: 'Tutti i passi',
  stepNamed: (step, title, done) => `${number(step)}. ${title}${done ? ', fatto' : ''}`,
  next: 'Avanti',
  return: 'Torna alla fine',
  pages: { several: 'Passo per passo', one: 'In una pagina' },
  back: 'Indietro',
  undo: 'Annulla il tocco',
  again: 'Estrai di nuovo',
  otherWay: 'Prepara diversamente',
  dropped: 'Preparazione scartata',
  steps,
  dealt: {
    scoring: (tiles) => tiles.map(number).join(' · '),
    favour: (noble) => capital(favourOf(noble)),
    aide: (deck) => names.deck[deck],
    courtier: (noble) => names.noble[noble],
    preplaced: (architect, site) => `${capital(names.architect[architect])}: ${siteNamed(site)}`,
  },
  ask,
  cubes: {
    left: 'Cubi ancora da piazzare',
    kindLeft: (count, kind) => `${coloured(count, kind)}, ${names.rubble[kind]}`,
    row: (row) => `Riga ${row}`,
    column: (column) => `Colonna ${number(column)}`,
    site: siteShort,
    at: (place, count) => `${place}: ${cubes(count)}`,
    heap: (place, heap) => `${place}: ${heap}`,
    some: coloured,
    list,
    change: 'inserisci i suoi cubi',
    all: 'Tutti i 50 cubi sono sulla mappa. Tocca un posto per cambiarlo.',
  },
  begin: {
    depth: 'Di che cosa tiene il conto l’app?',
    rulings: (changed) =>
      changed === 0
        ? 'Interpretazioni: predefinite'
        : `Interpretazioni: ${plural(changed, { one: '# cambiata', other: '# cambiate' })}`,
    change: 'Cambia',
    changeNamed: 'Cambia interpretazioni',
    rulingsTitle: 'Interpretazioni, nuove partite',
    ready: 'C’è tutto.',
    missing: (title, open) => `${title}: ${plural(open, { one: 'ne manca #', other: 'ne mancano #' })}`,
    unfinished: (count) => plural(count, { one: 'Manca # risposta.', other: 'Mancano # risposte.' }),
  },
  start: 'Inizia la partita',
  failed: 'Impossibile iniziare la partita. Niente è andato perso. Riprova.',
  gap: {
    title: 'Scheda del tabellone incompleta',
    text: 'La partita ne ha bisogno: completala prima. I dati inseriti qui sono salvati.',
    tiles: 'Tessere Punteggio: due uguali non possono essere vicine, ma con queste sarebbe inevitabile.',
    to: 'Completa la scheda',
  },
  gameName: (date) => `Solitario del ${date}`,
};

/** Why a position isn’t possible. */
export const setupRefusals: Catalogue['setupRefusals'] = {
  'too-many-cubes': ({ kind, most }) =>
    `La scatola contiene solo ${colouredCubes(most, kind)}. Controlla gli altri posti.`,
  'wrong-number-of-cubes': ({ needs, has }) => `Qui vanno ${cubes(needs)}, ce ne sono ${number(has)}.`,
  'equal-neighbours': ({ columns: [one, other] }) =>
    `Le colonne ${number(one)} e ${number(other)} non possono avere tessere Punteggio uguali. Scambiane una.`,
  'not-the-tiles': ({ tiles }) =>
    `La scheda del tabellone ha le tessere Punteggio ${list(tiles.map(number))}. Scegli di nuovo o cambia la scheda.`,
  'equal-tiles-cannot-part': ({ tiles }) =>
    `Tessere Punteggio ${list(tiles.map(number))}: due uguali non possono essere vicine, ma con queste sarebbe inevitabile. Controlla la scheda del tabellone.`,
  'equal-colours': () => 'Un edificio pubblico ha 2 colori diversi.',
  'impossible-number': ({ given, least, most }) =>
    `${officials(given)} su un progetto: non è possibile. Scegli da ${number(least)} a ${number(most)}.`,
  'no-treasury-start': ({ value }) =>
    `Sulla scheda del tabellone, il tracciato della tesoreria non ha ${number(value)}.`,
};
