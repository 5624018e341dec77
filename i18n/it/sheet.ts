import type { LASTING_REWARDS, PLAIN_REWARDS, SourceDocument } from '@/engine';

import type { Catalogue } from '../catalogue';
import { given } from './clergy';
import { change, list, number, plural } from './grammar';
import { names } from './names';
import { panels } from './sheetPanels';
import { ofGood, reis, spaces, streetOf, wigs } from './turnNames';

type Sheet = Catalogue['sheet'];

const documents: Readonly<Record<SourceDocument, string>> = {
  'english-rulebook': 'regolamento inglese',
  'spanish-rulebook': 'regolamento spagnolo',
  'polish-rulebook': 'regolamento polacco',
  'italian-summary': 'regole italiane in solitario',
  players: 'elenchi fatti da giocatori',
  none: 'nessuna fonte',
};

const plainRewards: Readonly<Record<(typeof PLAIN_REWARDS)[number], string>> = {
  influence: 'guadagna influenza',
  cardinal: 'sposta il Cardinale',
  official: 'piazza un ufficiale',
  cube: 'prendi un cubo',
  plan: 'acquisisci un progetto',
  favour: 'ottieni un favore reale',
  ship: 'costruisci una nave',
  produce: 'produci merci',
  decree: 'prendi un decreto',
  store: 'costruisci un negozio',
  building: 'inaugura un edificio pubblico',
  'lose-official': 'perdi un ufficiale',
};

const lastingRewards: Readonly<Record<(typeof LASTING_REWARDS)[number], string>> = {
  discount: 'réis di sconto su ogni pagamento',
  'per-good': 'réis per merce venduta',
  'fewer-officials': 'ufficiali in meno per progetto',
  'cheaper-officials': 'réis di sconto per ufficiale',
  'visit-discount': 'influenza di sconto sulla visita',
};

const counting = (amount: number, one: string, other: string): string => plural(Math.abs(amount), { one, other });

const countedRewards: Readonly<Record<Parameters<Sheet['rewards']['counted']>[0], (amount: number) => string>> = {
  reis: (amount) => `${change(amount)} ${counting(amount, 'real', 'réis')}`,
  wigs: (amount) => `${change(amount)} ${counting(amount, 'parrucca', 'parrucche')}`,
  discount: given.reis,
  'per-good': (amount) => `${change(amount)} ${counting(amount, 'real', 'réis')} per merce venduta`,
  'fewer-officials': given.fewerOfficials,
  'cheaper-officials': given.cheaperOfficials,
  'visit-discount': given.visit,
};

const ORDINAL = ['Prima', 'Seconda', 'Terza', 'Quarta'] as const;
const nthTile = (place: number): string => `${ORDINAL[place] ?? number(place + 1)} tessera`;
const confirmed = (done: number, all: number): string => `Riquadri confermati: ${number(done)} su ${number(all)}`;

const panel: Sheet['panel'] = {
  confirm: 'Uguale al mio',
  confirmNamed: (name) => `${name}: uguale al mio tabellone`,
  matched: 'Confermato',
  open: 'Da confermare',
  done: (name) => `Confermato: ${name}`,
  missing: 'Mancante o impossibile',
  sources: 'Perché e fonti',
  hideSources: 'Nascondi fonti',
  readIn: (sources) => `Cercato in: ${list(sources.map((name) => documents[name]))}.`,
  trust: {
    'read-in-print': 'Letto a stampa.',
    'read-twice': 'Letto due volte a stampa.',
    inferred: 'Non stampato dove abbiamo cercato. Ricavato dagli esempi.',
  },
  ruling: (id) => `Interpretazione ${id}: le fonti si contraddicono o tacciono. Decide il tuo tabellone.`,
  asNew: 'Ripristina',
  asNewNamed: (name) => `Ripristina ${name}`,
  wasReset: (name) => `${name}: ripristinato`,
  details: (name, state) => `${name}, ${state}`,
};

const treasury: Sheet['treasury'] = {
  track: 'Tracciato della tesoreria, in alto lo spazio più alto',
  visits: 'Visite',
  payments: 'Pagamenti',
  left: (space, value) => `Spazio ${number(space)} dal basso, visite ${change(value)} influenza`,
  right: (space, value) => `Spazio ${number(space)} dal basso, pagamenti ${reis(value)}`,
  leftOf: (space) => `Visite, spazio ${number(space)} dal basso`,
  rightOf: (space) => `Pagamenti, spazio ${number(space)} dal basso`,
  start: 'inizio',
  top: 'Estremo in alto',
  bottom: 'Estremo in basso',
  higher: 'Aggiungi in alto',
  lower: 'Aggiungi in basso',
  noHigher: 'Togli in alto',
  noLower: 'Togli in basso',
  summary: (count, from, to, least, most) =>
    `${spaces(count)}, da ${number(from)} a ${reis(to)}, visite da ${change(least)} a ${change(most)}`,
};

const lacerda: Sheet['lacerda'] = {
  start: 'I 4 riquadri di Lacerda',
  startDetail: 'Ciò che decide le sue mosse, in meno di un minuto',
  title: 'Che cosa serve a Lacerda',
  why: 'Le scelte di Lacerda dipendono da questi 4 riquadri. Controllali una volta. Gli altri possono aspettare, in «Il mio tabellone».',
  step: (step, all) => `${number(step)} di ${number(all)}`,
  reasons: {
    top: 'Il cortigiano sceglie il Nobile. L’aiutante sceglie sopra o sotto.',
    treasury: 'Stabilisce quanto costano le sue visite e quanto paghi tu.',
    church: 'Sposta sempre il Cardinale di 2 spazi. Le icone decidono che cosa succede.',
    scoringTiles: 'Costruisce dove ottiene più parrucche.',
  },
  done: 'Tutti e 4 i riquadri confermati.',
  finish: 'Fatto',
  back: 'Riquadro precedente',
  leave: 'Mostra tutti',
};

const rewards: Sheet['rewards'] = {
  title: 'Ricompense sulla mappa',
  intro: 'Si riempiono mentre giochi. Tocca un posto per vedere o cambiare la sua ricompensa.',
  map: 'Spazi e cantieri',
  none: 'non inserita',
  place: (place, what) => `${place}: ${what}`,
  space: (space) => `Spazio ${space}`,
  west: (row) => `Cantiere ovest ${row}`,
  east: (row) => `Cantiere est ${row}`,
  north: (good) => `Cantiere nord, ${streetOf(good)}`,
  card: (card) => `Carta ${card}`,
  known: (count) => plural(count, { one: '# posto inserito', other: '# posti inseriti' }),
  add: 'Aggiungi',
  kind: 'Quale ricompensa è stampata qui?',
  remove: (what) => `Togli: ${what}`,
  amount: 'Quanto?',
  good: 'Quale merce?',
  anyGood: 'a scelta',
  note: 'Con parole tue',
  kinds: { reis: 'réis', wigs: 'parrucche', goods: 'merci', other: 'altro', ...plainRewards, ...lastingRewards },
  counted: (kind, amount) => countedRewards[kind](amount),
  goods: (amount, good) =>
    `${change(amount)} ${good === 'any' ? counting(amount, 'merce', 'merci') : counting(amount, names.oneGood[good], names.good[good])}`,
  list,
};

const copies: Sheet['copies'] = {
  title: 'Copie del gioco',
  intro: 'Nuove partite e calcoli usano questa copia. Le partite in corso restano sulla scheda con cui sono iniziate.',
  unnamed: (place) => (place === 0 ? 'La mia copia' : `Copia ${number(place + 1)}`),
  lies: (name) => `In uso: ${name}`,
  choose: 'Quale copia stai usando?',
  name: 'Nome di questa copia',
  add: 'Aggiungi copia',
  added: 'Copia aggiunta, ancora tutta da confermare',
  remove: 'Elimina la copia',
  removed: (name) => `${name}: eliminata`,
  reset: 'Ripristina la copia',
  wasReset: (name) => `${name}: ripristinata`,
  state: confirmed,
};

const transfer: Sheet['transfer'] = {
  title: 'Esporta o importa',
  intro: 'Una scheda è un breve testo. Salvala, condividila o spostala su un altro dispositivo.',
  share: 'Esporta scheda',
  text: 'La scheda come testo',
  copy: 'Copia testo',
  copied: 'Scheda copiata',
  notCopied: 'Copia non riuscita. Seleziona il testo e copialo.',
  save: 'Salva come file',
  send: 'Condividi',
  file: (name) => `lisboa-board-${name}.json`,
  bring: 'Importa scheda',
  paste: 'Incolla il testo di una scheda',
  pick: 'Scegli un file',
  check: 'Controlla e aggiungi',
  notJson: 'Non è una scheda del tabellone, o è incompleta. Copia di nuovo tutto.',
  problems: (count) =>
    plural(count, {
      one: 'Non aggiunta: # problema in questa scheda.',
      other: 'Non aggiunta: # problemi in questa scheda.',
    }),
  added: (name) => `${name}: aggiunta e in uso. Le partite in corso non cambiano.`,
};

/** My board: every panel of the board sheet, and what one does with whole sheets. */
export const sheet: Sheet = {
  title: 'Il mio tabellone',
  intro: 'Le edizioni differiscono. Confronta ogni riquadro una volta con il tuo tabellone. L’app non lo chiederà più.',
  progress: confirmed,
  allMatched: 'Tutti i riquadri sono confermati. L’app non chiederà più.',
  unsaved: 'Su questo dispositivo non si può salvare. I dati durano finché non chiudi l’app.',
  unreadable: (count) =>
    plural(count, {
      one: 'Questa versione dell’app non può leggere # scheda salvata. È intatta.',
      other: 'Questa versione dell’app non può leggere # schede salvate. Sono intatte.',
    }),
  panels,
  signed: change,
  tapToChange: 'Tocca un valore per cambiarlo.',
  panel,
  treasury,
  coins: {
    track: 'Tracciato dell’influenza',
    space: (space) => `Spazio ${number(space)}: moneta`,
    wig: 'Lo spazio 10 mostra una parrucca',
    summary: (coins) =>
      coins.length === 0 ? 'Nessuna moneta' : `Monete su ${list([...coins].sort((a, b) => a - b).map(number))}`,
  },
  market: {
    board: 'Prezzi di mercato',
    start: (good, price) => `Prezzo iniziale ${ofGood(good)}: ${number(price)}`,
    lowest: (good, price) => `Prezzo minimo ${ofGood(good)}: ${number(price)}`,
    startOf: (good) => `Prezzo iniziale ${ofGood(good)}`,
    lowestOf: (good) => `Prezzo minimo ${ofGood(good)}`,
    summary: (parts) => list(parts),
    range: (good, start, lowest) => `${good} da ${number(start)} a ${number(lowest)}`,
  },
  ships: {
    board: 'Navi per stiva',
    influence: (hull, value) => `Stiva ${number(hull)}: ${number(value)} influenza`,
    bonus: (hull, value) => `Stiva ${number(hull)}: bonus di vendita ${change(value)}`,
    influenceOf: (hull) => `Influenza sulla nave a stiva ${number(hull)}`,
    bonusOf: (hull) => `Bonus di vendita sulla nave a stiva ${number(hull)}`,
    summary: (influence, bonus) =>
      `Influenza ${influence.map(number).join(', ')}; bonus ${bonus.map(change).join(', ')}`,
  },
  offices: {
    office: 'Spazi per ufficio',
    spaces,
  },
  top: {
    board: 'Le azioni Stato di ogni Nobile',
    actions: {
      officials: 'Ufficiali',
      plan: 'Progetto',
      ship: 'Nave',
      produce: 'Produci',
      cardinal: 'Cardinale',
      favour: 'Favore',
    },
    top: 'sopra',
    bottom: 'sotto',
    swap: (noble, above, below) => `${noble}: ${above} sopra, ${below} sotto. Scambia`,
    summary: (above) => `Sopra: ${list(above)}`,
  },
  church: {
    ring: 'Tracciato della chiesa, in senso orario dall’alto',
    place: 'Quale icona piazzi?',
    icons: { influence: 'Icona Influenza', treasury: 'Icona Tesoreria' },
    gap: (gap, icons) => `Spazio ${number(gap + 1)}: ${icons.length === 0 ? 'nessuna icona' : list(icons)}`,
    summary: (steps) => `Icona Tesoreria a ${spaces(steps)} in senso orario dall’icona Influenza`,
  },
  scoring: {
    board: 'Le 4 tessere Punteggio',
    tile: (place, value) => `${nthTile(place)}: ${wigs(value)}`,
    tileOf: nthTile,
    summary: (values) => values.map(number).join(', '),
  },
  thin: {
    question: 'Quale valore conta per la colonna stretta?',
    column: (column) => `Tessera della colonna ${number(column)}`,
    own: 'Un valore proprio',
    ownShort: 'sua',
    ownValue: 'Valore della colonna stretta',
    summary: (column) => `Condivide la tessera della colonna ${number(column)}`,
    ownSummary: (value) => `Un valore proprio: ${number(value)}`,
  },
  tools: {
    question: 'Parrucche per chi ha più negozi di attrezzi',
    option: (first, second, third) => `${number(first)}, ${number(second)} e ${number(third)}`,
    places: ['1º', '2º', '3º'],
  },
  lacerda,
  rewards,
  copies,
  transfer,
  path: {
    left: 'valore di influenza',
    right: 'valore di tesoreria',
    start: 'prezzo iniziale',
    lowest: 'prezzo minimo',
    influence: 'influenza',
    bonus: 'bonus',
    treasury: 'icona Tesoreria',
    rewards: 'Ricompense',
    gold: 'oro',
    books: 'libri',
    cloth: 'stoffe',
    tools: 'attrezzi',
    amount: 'quantità',
    kind: 'tipo',
    builder: 'Costruttore',
    minister: 'Marchese',
    king: 'Re',
    name: 'nome',
    confirmed: 'riquadri confermati',
    version: 'versione',
    sheet: 'scheda',
  },
  pathNumber: (index) => `n. ${number(index + 1)}`,
};
